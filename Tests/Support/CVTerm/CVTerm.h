#ifndef CVTERM_H
#define CVTERM_H

#include <stdint.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <vterm.h>

// Behind _XOPEN_SOURCE and _GNU_SOURCE in the headers as Swift reads them.
extern int posix_openpt(int flags);
extern int grantpt(int descriptor);
extern int unlockpt(int descriptor);
extern int ptsname_r(int descriptor, char *name, size_t size);
enum { CVTERM_SPAWN_SETSID = 0x80 };  // POSIX_SPAWN_SETSID of glibc

/// One number for a colour, whose kinds are macros over bits: -1 the terminal's own, 0 to 255 an
/// index, 0x1000000 + RGB a direct one.
static inline int32_t cvterm_color(VTermColor color) {
  if (VTERM_COLOR_IS_DEFAULT_FG(&color) || VTERM_COLOR_IS_DEFAULT_BG(&color)) return -1;
  if (VTERM_COLOR_IS_INDEXED(&color)) return color.indexed.idx;
  return 0x1000000 | (int32_t)color.rgb.red << 16 | (int32_t)color.rgb.green << 8 | color.rgb.blue;
}

/// How many bytes wait to be read; -1 where the system does not say.
static inline int cvterm_unread(int descriptor) {
  int count = 0;
  return ioctl(descriptor, FIONREAD, &count) < 0 ? -1 : count;
}

static inline int cvterm_set_window_size(int descriptor, int columns, int rows) {
  struct winsize size = {.ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns};
  return ioctl(descriptor, TIOCSWINSZ, &size);
}

#endif

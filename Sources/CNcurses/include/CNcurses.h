#ifndef CNCURSES_H
#define CNCURSES_H

// The feature macros are here and not in pkg-config flags, which SwiftPM drops with a warning.
#ifndef _DEFAULT_SOURCE
#define _DEFAULT_SOURCE 1
#endif
#ifndef _XOPEN_SOURCE
#define _XOPEN_SOURCE 700
#endif
#ifndef NCURSES_WIDECHAR
#define NCURSES_WIDECHAR 1
#endif

#include <curses.h>
#include <langinfo.h>
#include <locale.h>
#include <panel.h>
#include <poll.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <sys/eventfd.h>
#include <sys/ioctl.h>
#include <sys/signalfd.h>
#include <wchar.h>

// Globals as functions: Swift 6 refuses `extern WINDOW *stdscr` as shared mutable state.
static inline WINDOW *cncurses_stdscr(void) { return stdscr; }
static inline WINDOW *cncurses_curscr(void) { return curscr; }
static inline int cncurses_colors(void) { return COLORS; }
/// The screen that update_panels() composes, before the terminal shows it.
static inline WINDOW *cncurses_newscr(void) { return newscr; }

static inline int cncurses_is_row_touched(WINDOW *window, int row) {
  return is_linetouched(window, row);
}

/// Copies the characters in `count` columns from (`column`, `row`) on.
///
/// The second columns of wide characters are left out. `cells` must have room for `count` + 1.
static inline void cncurses_read_row(
    WINDOW *window, int row, int column, cchar_t *cells, int count) {
  mvwin_wchnstr(window, row, column, cells, count);
}

/// Copies the character at (`column`, `row`).
static inline void cncurses_read_cell(WINDOW *window, int row, int column, cchar_t *cell) {
  mvwin_wch(window, row, column, cell);
}


// Macros with casts and shifts, which Swift cannot import.
static const attr_t CNCURSES_BOLD = WA_BOLD;
static const attr_t CNCURSES_DIM = WA_DIM;
static const attr_t CNCURSES_ITALIC = WA_ITALIC;
static const attr_t CNCURSES_UNDERLINE = WA_UNDERLINE;
static const attr_t CNCURSES_REVERSE = WA_REVERSE;
static const attr_t CNCURSES_ATTRIBUTES =
    WA_BOLD | WA_DIM | WA_ITALIC | WA_UNDERLINE | WA_REVERSE;
/// The bits that are not 0 in the first column of a wide character.
static const attr_t CNCURSES_WIDE = A_CHARTEXT;

/// Fills `cell` as setcchar(3) would, for any colour pair and without its search for the width.
///
/// 0 for `first` or `second` means no combining character.
static inline void cncurses_set_cell(
    cchar_t *cell, wchar_t base, wchar_t first, wchar_t second, attr_t attributes, int pair) {
  attr_t color = (attr_t)COLOR_PAIR(pair > 255 ? 255 : pair) & A_COLOR;
  *cell = (cchar_t){.attr = (attributes & ~A_COLOR) | color, .chars = {base, first, second}};
#if NCURSES_EXT_COLORS
  cell->ext_color = pair;
#endif
}

/// Writes `count` cells of one character each into `window` from (`column`, `row`) on.
static inline int cncurses_put_row(
    WINDOW *window, int row, int column, const cchar_t *cells, int count) {
  return wmove(window, row, column) == ERR ? ERR : wadd_wchnstr(window, cells, count);
}

/// Writes one cell into `count` columns from (`column`, `row`) on, without looking up its width.
static inline void cncurses_fill_row(
    WINDOW *window, int row, int column, const cchar_t *cell, int count) {
  if (wmove(window, row, column) != ERR) whline_set(window, cell, count);
}

/// A screen and the streams on which it was opened; all NULL if it could not be opened.
typedef struct {
  SCREEN *screen;
  FILE *output;
  FILE *input;
} cncurses_screen;

/// Opens a screen with newterm(3) on copies of two file descriptors.
cncurses_screen cncurses_open(const char *type, int output, int input);
/// Deletes a screen with delscreen(3) and closes its streams.
void cncurses_close(cncurses_screen screen);

/// Reads a terminfo entry with setupterm(3).
///
/// Returns 1 if the entry was read, otherwise 0 or -1.
int cncurses_load_entry(const char *type, int output);
/// Releases the entry that `cncurses_load_entry` read.
void cncurses_unload_entry(void);

/// Reads the columns and rows of the terminal at `descriptor`. Returns -1 if they are unknown.
static inline int cncurses_window_size(int descriptor, int *columns, int *rows) {
  struct winsize size;
  if (ioctl(descriptor, TIOCGWINSZ, &size) < 0) return -1;
  *columns = size.ws_col;
  *rows = size.ws_row;
  return 0;
}

/// Returns the number of bytes that wait in a terminal's queue for output; 0 if it is not known.
static inline int cncurses_queued_bytes(int descriptor) {
  int count;
  return ioctl(descriptor, TIOCOUTQ, &count) < 0 || count < 0 ? 0 : count;
}

/// Expands a string with two numbers by tparm(3). Returns NULL if that fails.
const char *cncurses_expand(const char *capability, int first, int second);

/// Creates a pipe with room for `size` bytes, or as many as the user can have.
///
/// Reading from its first end never waits. Returns the number of bytes that it holds; -1 if it fails.
int cncurses_pipe(int ends[2], int size);

/// Creates a file in memory, which is deleted with its descriptor. Returns -1 if it fails.
int cncurses_memory_file(const char *name);

/// Writes what C's standard output has buffered, and from then on each line when it is complete.
void cncurses_write_lines(void);

/// The locale of a thread, and the one before.
typedef struct {
  locale_t own;
  locale_t previous;
} cncurses_locale;

/// Makes the calling thread use UTF-8, whatever the locale of the process is.
cncurses_locale cncurses_enter_utf8(void);
/// Restores the locale of the calling thread.
void cncurses_leave_utf8(cncurses_locale locale);

/// The character set of the current locale, such as "UTF-8".
static inline const char *cncurses_codeset(void) { return nl_langinfo(CODESET); }

// Behind _GNU_SOURCE in the headers as Swift reads them.
extern int wcwidth(wchar_t character);
extern int ppoll(
    struct pollfd *descriptors, nfds_t count, const struct timespec *timeout, const sigset_t *mask);

#endif

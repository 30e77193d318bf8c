// Reads the composed cells that TransitionBenchmark writes, and prints for each transition: its frames
// that changed, the cells that changed, the bytes of their glyphs, and the bytes of another encoder, with
// and without the repetition of characters.
//
// The other encoder is a file of C, whose path is given at compile time: -DENCODER='"/path/enc.h"'.
// It has enc_new(), encode(), enc_flags() and the struct `cell` of a background, a foreground, an
// attribute and one byte of text. Without it the last two figures are -1.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#ifdef ENCODER
#include ENCODER
#endif

// A cell as ScreenCell of TerminalUI has it.
typedef struct {
  uint64_t glyph;
  int32_t fg, bg;
  uint32_t attributes, padding;
} composed_cell;

#define WIDE (1ull << 63)

static int utf8_length(uint64_t glyph) {
  int count = 0;
  for (glyph &= ~WIDE; glyph; glyph >>= 21) {
    uint32_t scalar = glyph & 0x1FFFFF;
    count += scalar < 0x80 ? 1 : scalar < 0x800 ? 2 : scalar < 0x10000 ? 3 : 4;
  }
  return count;
}

#ifdef ENCODER
// The encoder writes one byte for a cell. Other glyphs have the bytes from 0x80 on, and their
// lengths are counted afterwards.
// The two encoders share them.
static uint64_t glyphs[128];
static int next_slot;

static int code(uint64_t glyph) {
  if (glyph && glyph < 0x80) return (int)glyph;
  if (!glyph) return 0x80;
  for (int i = 1; i < 128; i++)
    if (glyphs[i] == glyph) return 0x80 + i;
  next_slot = next_slot % 127 + 1;
  glyphs[next_slot] = glyph;
  return 0x80 + next_slot;
}

static long true_length(const char *bytes, size_t count, int is_palette) {
  long length = (long)count;
  for (size_t i = 0; i < count; i++) {
    uint8_t byte = (uint8_t)bytes[i];
    if (byte >= 0x80) length += utf8_length(glyphs[byte - 0x80]) - 1;
    // 48;2;0;0;7 stands for 48;5;7 in a palette.
    if (is_palette && i + 5 < count && !memcmp(bytes + i, "8;2;0;", 6)) length -= 4;
  }
  return length;
}

static void convert(cell *to, const composed_cell *from, int count) {
  for (int i = 0; i < count; i++)
    to[i] = (cell){(uint32_t)from[i].bg, (uint32_t)from[i].fg, (uint16_t)(from[i].attributes >> 16),
                   (uint16_t)code(from[i].glyph)};
}
#endif

int main(int argc, char **argv) {
  int is_palette = argc > 1 && strcmp(argv[1], "truecolor");
  int32_t head[3];
  composed_cell *last = NULL, *now = NULL;
  long frames = 0, cells = 0, glyph_bytes = 0, other = 0, plain = 0;
  int is_open = 0;
#ifdef ENCODER
  enc *encoders[2] = {NULL, NULL};
  cell *converted = NULL;
#endif
  for (;;) {
    int has_head = fread(head, sizeof head, 1, stdin) == 1;
    if (is_open && (!has_head || head[0])) {
#ifndef ENCODER
      other = plain = -1;
#endif
      printf("%ld\t%ld\t%ld\t%ld\t%ld\n", frames, cells, glyph_bytes, other, plain);
      frames = cells = glyph_bytes = other = plain = 0;
    }
    if (!has_head) return 0;
    is_open = 1;
    int count = head[1] * head[2];
    if (!now) {
      now = malloc(count * sizeof *now);
      last = calloc(count, sizeof *last);
#ifdef ENCODER
      converted = malloc(count * sizeof *converted);
      for (int i = 0; i < 2; i++) {
        enc *encoder = encoders[i] = enc_new(head[1], head[2], enc_flags(i ? "edsy" : "edsry"));
        // Rows of many short runs need more than the encoder reserves.
        encoder->out = realloc(encoder->out, 4 * encoder->cap);
        encoder->best = realloc(encoder->best, 4 * encoder->cap);
      }
#endif
    }
    if (fread(now, sizeof *now, count, stdin) != (size_t)count) return 1;
    int changed = 0;
    for (int i = 0; i < count; i++)
      if (memcmp(now + i, last + i, sizeof *now)) {
        changed++;
        if (!head[0]) glyph_bytes += utf8_length(now[i].glyph);
      }
    if (changed || head[0]) {
#ifdef ENCODER
      convert(converted, now, count);
      for (int i = 0; i < 2; i++) {
        encode(encoders[i], converted);
        long *count = i ? &plain : &other;
        if (!head[0]) *count += true_length(encoders[i]->out, encoders[i]->n, is_palette);
      }
#endif
      if (!head[0]) frames++, cells += changed;
    }
    composed_cell *swap = last;
    last = now;
    now = swap;
  }
}

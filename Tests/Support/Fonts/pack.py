#!/usr/bin/env python3
"""pack.py NORMAL.pcf.gz BOLD.pcf.gz UNIFONT.hex OUTPUT: writes the font of pictures, font.gz.

The first two are ter-u16n_unicode.pcf.gz and ter-u16b_unicode.pcf.gz of Debian's xfonts-terminus,
the third is unifont.hex of Debian's unifont, from which symbols are taken that the others lack.

The result is a gzip file of records of 35 bytes, in the order of the characters. Three bytes are
the character, big-endian. Then come 16 rows of the normal glyph and 16 rows of the bold one, one
byte each, with the left column in the highest bit. With the highest bit of the first byte set, the
glyph is 16 columns wide, has two bytes for each row, and no bold form. A record without a bold form
repeats the normal one. Lines, blocks and braille are left out, because the program draws them."""
import gzip, struct, sys

DRAWN = {*range(0x2500, 0x25A0), *range(0x2800, 0x2900), 0x20, 0xA0}
SYMBOLS = [(0x2190, 0x23FF), (0x2400, 0x2426), (0x2460, 0x24FF), (0x25A0, 0x27BF), (0x2B00, 0x2B2F)]

# Drawn for cells of one column, because Unifont's are as wide as they are high.
OWN = {"ⓘ": "0000003C42998199999999423C000000", "✕": "00000000824428102844820000000000"}


def read_pcf(path):
    data = gzip.open(path).read()
    tables = {}
    for index in range(struct.unpack_from("<I", data, 4)[0]):
        kind, form, _, offset = struct.unpack_from("<4I", data, 8 + 16 * index)
        tables[kind] = (form, offset)

    form, at = tables[8]  # The bitmaps.
    order = ">" if form & 4 else "<"
    pad = 1 << (form & 3)
    count = struct.unpack_from(order + "I", data, at + 4)[0]
    offsets = struct.unpack_from(f"{order}{count}I", data, at + 8)
    start = at + 8 + 4 * count + 16
    if not form & 8:
        raise SystemExit("expected bitmaps with the left column in the highest bit")

    form, at = tables[32]  # The encodings.
    order = ">" if form & 4 else "<"
    low, high, first, last = struct.unpack_from(order + "4H", data, at + 4)
    found = {}
    for row in range(first, last + 1):
        for column in range(low, high + 1):
            place = at + 14 + 2 * ((row - first) * (high - low + 1) + column - low)
            glyph = struct.unpack_from(order + "H", data, place)[0]
            if glyph != 0xFFFF:
                found[row << 8 | column] = bytes(
                    data[start + offsets[glyph] + line * pad] for line in range(16))
    return found


def main():
    normal, bold = read_pcf(sys.argv[1]), read_pcf(sys.argv[2])
    records = {code: glyph + bold.get(code, glyph) for code, glyph in normal.items()}
    records |= {ord(text): bytes.fromhex(glyph) * 2 for text, glyph in OWN.items()}
    for line in open(sys.argv[3], encoding="ascii"):
        code, glyph = int(line.split(":")[0], 16), bytes.fromhex(line.split(":")[1])
        if code not in records and any(first <= code <= last for first, last in SYMBOLS):
            records[code if len(glyph) == 16 else code | 0x800000] = glyph * (32 // len(glyph))
    packed = b"".join(
        code.to_bytes(3, "big") + records[code]
        for code in sorted(records, key=lambda code: code & 0x7FFFFF)
        if code & 0x7FFFFF not in DRAWN)
    with open(sys.argv[4], "wb") as file:
        file.write(gzip.compress(packed, 9, mtime=0))


main()

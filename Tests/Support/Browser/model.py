"""The model of a shared session, which is its JSON, and the results of the checks."""
import json

WIDTH, HEIGHT = 9, 18
failures = 0


def report(text, passes):
    global failures
    failures += not passes
    print(("ok    " if passes else "FAILED ") + text, flush=True)


def skip(text, reason):
    print(f"skipped {text}: {reason}", flush=True)


class Model:
    """The frames of the JSON, as rows of (text, columns, foreground, background, attributes)."""

    def __init__(self, path):
        self.data = json.load(open(path))
        self.frames, now = [], {}
        for frame in self.data["frames"]:
            now = {row: run for row, run in now.items() if row < frame["rows"]}
            now.update(dict(frame["changes"]))
            rows = [self.data["rows"][now[row]] for row in range(frame["rows"])]
            self.frames.append((frame["time"], frame["columns"], rows, frame["atRest"]))

    def at(self, time):
        return [frame for frame in self.frames if frame[0] <= time][-1]


def backgrounds(rows, wide=True):
    """Yields each cell with its background, but for block elements, which have two colours.

    Without `wide`, runs with wide characters are left out: their fonts fill the whole cell."""
    for y, row in enumerate(rows):
        x = 0
        for text, columns, _, background, _ in row:
            is_left_out = columns > len(text) and not wide
            if not is_left_out and not any(0x2580 <= ord(c) <= 0x259F for c in text):
                for column in range(x, x + columns):
                    yield column, y, background
            x += columns


def wrong_cells(image, rows, left, top, width, height, tolerance=3, cells=None):
    """The number of cells with another background than the model's, and of all; of `cells` only."""
    wrong = count = 0
    screen = cells_of(rows)
    for x, y, color in backgrounds(rows, wide=False):
        if cells is not None and (x, y) not in cells:
            continue
        expected = (color >> 16, color >> 8 & 255, color & 255)
        count += 1
        # A symbol of another font can reach one corner of its cell, but not all of them.
        others = [] if screen[y][x][0].isascii() else [
            (width - 1.6, 1.6), (1.6, height - 1.6), (width - 1.6, height - 1.6)]
        pixels = [image.getpixel((int(left + x * width + dx), int(top + y * height + dy)))
                  for dx, dy in [(1.6, 1.6), *others]]
        wrong += all(max(abs(a - b) for a, b in zip(pixel, expected)) > tolerance
                     for pixel in pixels)
    return wrong, count


def movement(model):
    """The longest run of frames with a distance of two ticks, as its first and last time."""
    best, start = (0, 0), None
    for one, two in zip(model.frames, model.frames[1:]):
        if two[0] - one[0] != 2:
            start = None
            continue
        start = one[0] if start is None else start
        if two[0] - start > best[1] - best[0]:
            best = (start, two[0])
    return best


def cells_of(rows):
    """Each row as a list of (character, foreground, background); "?" for cells of wide characters."""
    screen = []
    for row in rows:
        cells = []
        for text, columns, foreground, background, _ in row:
            texts = text if len(text) == columns else "?" * columns
            cells += [(character, foreground, background) for character in texts]
        screen.append(cells)
    return screen


def edges(rows):
    """The edges between two colours inside of cells, which block elements show.

    Yields (cells, column, row, part, colour before, colour after, is horizontal): the number of cells of the
    edge, the middle one of them, and the place of the edge from the top or left of the cell as a part of it.
    The neighbours of these cells are blank. One of them has another colour than its part of the cell if a
    scene throws a shadow there."""
    screen, found = cells_of(rows), {}

    def blank(x, y):
        inside = 0 <= y < len(screen) and 0 <= x < len(screen[y])
        return screen[y][x][2] if inside and screen[y][x][0] == " " else None

    def add(key, place, before, after):
        parts, sides = key[-2:], (blank(*before), blank(*after))
        if None not in sides and (sides[0] == parts[0] or sides[1] == parts[1]):
            found.setdefault(key, []).append(place)

    for y, cells in enumerate(screen):
        for x, (text, foreground, background) in enumerate(cells):
            code = ord(text)
            if 0x2581 <= code <= 0x2587 and foreground != background:
                key = (True, y, 1 - (code - 0x2580) / 8, background, foreground)
                add(key, (x, y), (x, y - 1), (x, y + 1))
            elif 0x2589 <= code <= 0x258F and foreground != background:
                key = (False, x, (0x2590 - code) / 8, foreground, background)
                add(key, (x, y), (x - 1, y), (x + 1, y))
    for (is_horizontal, _, part, before, after), places in found.items():
        yield len(places), *places[len(places) // 2], part, before, after, is_horizontal


def plain_cells(rows):
    """The blank cells that have the most frequent background, not right of a symbol, which can be wider."""
    blank = {(x, y): color for y, cells in enumerate(cells_of(rows))
             for x, (text, _, color) in enumerate(cells)
             if text == " " and (x == 0 or cells[x - 1][0].isascii())}
    colors = list(blank.values())
    most = max(set(colors), key=colors.count)
    return {place for place, color in blank.items() if color == most}


def movements(model):
    """The movements of at least eight frames that follow each other, as (frame at half, edge, plain cells).

    The edge is the longest one that the frame before does not have at its place; None in a movement without
    edges, such as a fade. The plain cells are blank and have the most
    frequent background, before and after it."""
    runs, known = [], set()
    for index, frame in enumerate(model.frames):
        if index == 0 or frame[0] - model.frames[index - 1][0] > 4:
            runs.append([])
        now = {(edge[1:4] + edge[6:]): edge for edge in edges(frame[2]) if edge[0] >= 8}
        longest = max((edge for key, edge in now.items() if key not in known), default=None)
        runs[-1].append((longest, frame))
        known = set(now)
    halves = []
    for run in runs:
        moving = [one for one in run if one[0]]
        if len(moving) >= 8:
            edge, frame = moving[len(moving) // 2]
        elif len(run) >= 8:
            edge, frame = None, run[len(run) // 2][1]
        else:
            continue
        halves.append((frame, edge, plain_cells(run[0][1][2]) & plain_cells(run[-1][1][2])))
    return halves


def seam_error(image, seam, left, top, width, height):
    """The distance in pixels of an edge in a picture from that of the model; infinity without an edge."""
    _, column, row, part, first, second, is_horizontal = seam
    x, y = left + column * width, top + row * height
    begin, size = (y, height) if is_horizontal else (x, width)
    # A little more than half a cell on either side. Further away there can be lines.
    start, end = round(begin + size * (part - 0.6)), round(begin + size * (part + 0.6))
    line = [image.getpixel((int(x + width / 2), at) if is_horizontal else (at, int(y + height / 2)))
            for at in range(start, end)]

    def distance(one, other):
        return max(abs(a - b) for a, b in zip(one, other))

    def length(pixels, color):
        """The number of pixels of a colour at the start; a mixed one counts in part. None for no edge."""
        color = (color >> 16, color >> 8 & 255, color & 255)
        count = next((i for i, pixel in enumerate(pixels) if distance(pixel, color) > 6), None)
        if not count or count + 1 >= len(pixels):
            return None
        mixed, other = pixels[count], pixels[count + 1]
        return count + min(1, distance(mixed, other) / max(1, distance(color, other)))

    before, after = length(line, first), length(line[::-1], second)
    places = [start + before] if before is not None else []
    places += [end - after] if after is not None else []
    return max((abs(place - begin - size * part) for place in places), default=float("inf"))


def rests(model):
    """The times just before each change after a rest of a fifth of a second, and the end."""
    times = [time for time, *_ in model.frames] + [model.data["length"]]
    return [b - 2 for a, b in zip(times, times[1:]) if b - a >= 24][:20]

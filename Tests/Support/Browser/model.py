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


def wrong_cells(image, rows, left, top, width, height):
    wrong = count = 0
    for x, y, color in backgrounds(rows, wide=False):
        pixel = image.getpixel((int(left + x * width + 1.6), int(top + y * height + 1.6)))
        expected = (color >> 16, color >> 8 & 255, color & 255)
        count += 1
        wrong += max(abs(a - b) for a, b in zip(pixel, expected)) > 3
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


def seam(rows):
    """The longest edge between two colours inside of cells, which block elements show.

    Returns its cell, its position from the top or left of the cell as a part of it, the two colours
    and whether it is horizontal; None if there is none."""
    found = []
    for y, row in enumerate(rows):
        x = 0
        for text, columns, foreground, background, _ in row:
            code = ord(text[0])
            if len(text) == columns and text == text[0] * columns and foreground != background:
                if 0x2581 <= code <= 0x2587:
                    found.append((columns, x + columns // 2, y, 1 - (code - 0x2580) / 8,
                                  background, foreground, True))
                elif 0x2589 <= code <= 0x258F:
                    height = sum(
                        any(run[0][:1] == text[0] for run in other) for other in rows)
                    found.append((height, x, y, (0x2590 - code) / 8, foreground, background, False))
            x += columns
    return max(found, default=None)


def moving_edge(model):
    """The frame and the edge at half of the first movement that has edges inside of cells."""
    movement = []
    for frame in model.frames:
        edge = seam(frame[2])
        if not edge:
            continue
        if movement and frame[0] - movement[-1][0][0] > 8:
            break
        movement.append((frame, edge))
    return movement[len(movement) // 2] if movement else None


def seam_error(image, seam, left, top, width, height):
    """The distance in pixels of an edge in a picture from that of the model."""
    _, column, row, part, first, second, is_horizontal = seam
    x, y = left + column * width, top + row * height

    def distance(pixel, color):
        parts = (color >> 16, color >> 8 & 255, color & 255)
        return sum(abs(a - b) for a, b in zip(pixel, parts))

    # The cells before and after the edge's belong to one side each.
    size = height if is_horizontal else width
    start, end = round((y if is_horizontal else x) - size / 2), round(
        (y if is_horizontal else x) + size * 1.5)
    line = [image.getpixel((int(x + width / 2), at) if is_horizontal else (at, int(y + height / 2)))
            for at in range(start, end)]
    before = sum(distance(pixel, first) < distance(pixel, second) for pixel in line)
    return abs(start + before - ((y if is_horizontal else x) + size * part))


def rests(model):
    """The times just before each change after a rest of a fifth of a second, and the end."""
    times = [time for time, *_ in model.frames] + [model.data["length"]]
    return [b - 2 for a, b in zip(times, times[1:]) if b - a >= 24][:20]

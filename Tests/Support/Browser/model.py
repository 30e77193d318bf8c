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


def rests(model):
    """The times just before each change after a rest of a fifth of a second, and the end."""
    times = [time for time, *_ in model.frames] + [model.data["length"]]
    return [b - 2 for a, b in zip(times, times[1:]) if b - a >= 24][:20]

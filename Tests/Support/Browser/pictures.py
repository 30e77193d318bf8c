#!/usr/bin/env python3
"""pictures.py SEGUE LOG...: compares the pictures of shared sessions with the JSON, in Pillow.

An animated PNG must show every frame at its tick; GIF and WebP files must show every screen at rest.
Each cell must have only the colours of the model, and its background in the corner."""
import json, os, subprocess, sys, tempfile

from PIL import Image

failures = 0


class Model:
    """The frames of the JSON as (time, columns, rows, at rest)."""

    def __init__(self, path):
        data = json.load(open(path))
        self.length, self.frames, now = data["length"], [], {}
        for frame in data["frames"]:
            now = {row: run for row, run in now.items() if row < frame["rows"]}
            now.update(dict(frame["changes"]))
            rows = [data["rows"][now[row]] for row in range(frame["rows"])]
            self.frames.append((frame["time"], frame["columns"], rows, frame["atRest"]))


def channels(color):
    return (color >> 16, color >> 8 & 255, color & 255)


def wrong_cells(image, rows):
    wrong = 0
    for y, row in enumerate(rows):
        x = 0
        for text, columns, foreground, background, attributes in row:
            colors = {channels(background)}
            if attributes & 2 == 0:
                colors.add(channels(foreground))
                cells = image.crop((x * 8, y * 16, (x + columns) * 8, y * 16 + 16))
                found = {color for _, color in cells.getcolors(1 << 16)}
                wrong += not found <= colors
                if text.strip() == "":
                    wrong += channels(background) not in found
                elif text.isascii():
                    wrong += found != colors or cells.getpixel((0, 0)) != channels(background)
            x += columns
    return wrong


def check(segue, log, ending, folder):
    global failures
    name = os.path.basename(log)
    paths = [os.path.join(folder, "a." + end) for end in ("json", ending)]
    subprocess.run([segue, "share", log, "--scale", "1", "-o", *paths], check=True)
    model, film = Model(paths[0]), Image.open(paths[1])
    starts, images, now = [], [], 0.0
    for index in range(film.n_frames):
        film.seek(index)
        images.append(film.convert("RGB"))
        starts.append(now)
        now += film.info["duration"] * 120 / 1000
    last = model.frames[-1][0]
    wrong = abs(now - max(model.length, last + 120)) > 1.3
    shown = 0
    for index, (time, _, rows, at_rest) in enumerate(model.frames):
        end = model.frames[index + 1][0] if index + 1 < len(model.frames) else now
        # Times are rounded in GIF and WebP files; a screen at rest is compared at its end.
        if ending == "png" and end - time >= 2:
            at = time + 1
        elif at_rest and end - time > 12:
            at = end - 4
        else:
            continue
        frame = [i for i, start in enumerate(starts) if start <= at][-1]
        wrong += wrong_cells(images[frame], rows)
        shown += 1
    failures += wrong > 0
    print(f"{'FAILED' if wrong else 'ok   '} {name}: Pillow shows {shown} screens of the {ending.upper()}")


def main():
    with tempfile.TemporaryDirectory() as folder:
        for log in sys.argv[2:]:
            for ending in ("png", "gif", "webp"):
                check(sys.argv[1], log, ending, folder)
    sys.exit(failures > 0)


main()

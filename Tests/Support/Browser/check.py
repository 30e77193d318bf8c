#!/usr/bin/env python3
"""Compares shared sessions with their model, in other programs than Segue.

check.py SEGUE LOG...: each log is shared; then pyte reads the cast, and Chromium shows the drawing
and the page, without a network. Each cell's background must be that of the JSON, which is the model.
`make test-sharing` installs what is needed and runs it."""
import io, json, os, subprocess, sys, tempfile

import pyte
from PIL import Image
from playwright.sync_api import sync_playwright

WIDTH, HEIGHT = 9, 18
failures = 0


def report(text, passes):
    global failures
    failures += not passes
    print(("ok    " if passes else "FAILED ") + text)


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


def backgrounds(rows):
    """Yields each cell with its background, but for block elements, which have two colours."""
    for y, row in enumerate(rows):
        x = 0
        for text, columns, _, background, _ in row:
            if not any(0x2580 <= ord(c) <= 0x259F for c in text):
                for column in range(x, x + columns):
                    yield column, y, background
            x += columns


def check_cast(path, model, name):
    lines = [json.loads(line) for line in open(path)]
    version, time, events = lines[0]["version"], 0, []
    for line in lines[1:]:
        time = line[0] if version == 2 else time + line[0]
        events.append((round(time * 120), line[1], line[2]))
    _, columns, rows, _ = model.frames[0]
    screen = pyte.Screen(columns, len(rows))
    stream = pyte.Stream(screen)
    wrong = 0
    for time, columns, rows, _ in model.frames:
        while events and events[0][0] <= time:
            _, code, data = events.pop(0)
            if code == "r":
                screen.resize(*reversed([int(n) for n in data.split("x")]))
            if code == "o":
                stream.feed(data)
        for x, y, color in backgrounds(rows):
            wrong += screen.buffer[y][x].bg != "%06x" % color
        for y, row in enumerate(rows):
            shown = "".join(screen.buffer[y][x].data for x in range(columns))
            wrong += shown.rstrip() != "".join(run[0] for run in row).rstrip()
    report(f"{name}: pyte shows all {len(model.frames)} frames", wrong == 0)


def wrong_cells(image, rows, left, top, width, height):
    wrong = count = 0
    for x, y, color in backgrounds(rows):
        pixel = image.getpixel((int(left + x * width + 1.6), int(top + y * height + 1.6)))
        expected = (color >> 16, color >> 8 & 255, color & 255)
        count += 1
        wrong += max(abs(a - b) for a, b in zip(pixel, expected)) > 3
    return wrong, count


def rests(model):
    """The times just before each change after a rest of a fifth of a second, and the end."""
    times = [time for time, *_ in model.frames] + [model.data["length"]]
    return [b - 2 for a, b in zip(times, times[1:]) if b - a >= 24][:20]


def check_drawing(browser, path, model, name):
    source = open(path).read()
    _, columns, rows, _ = model.frames[0]
    size = {"width": columns * WIDTH, "height": len(rows) * HEIGHT}
    page = browser.new_page(viewport=size)
    messages, requests = [], []
    page.on("console", lambda message: messages.append(message.text))
    page.on("request", lambda request: requests.append(request.url))
    page.goto("file://" + path)
    wrong = []
    for time in rests(model):
        page.evaluate("""s => document.getAnimations().forEach(a => {
          a.pause(); a.currentTime = s * 1000; })""", time / 120)
        image = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
        frame = model.at(time)
        if frame[1] * WIDTH > image.width or len(frame[2]) * HEIGHT > image.height:
            continue
        bad, count = wrong_cells(image, frame[2], 0, 0, WIDTH, HEIGHT)
        if bad > count * 0.001:
            wrong.append(f"{time / 120:.2f} s: {bad} of {count}")
    report(f"{name}: the drawing at {len(rests(model))} rests {wrong or ''}", not wrong)
    report(f"{name}: the drawing loads nothing and is silent {messages}",
           not messages and len(requests) == 1)
    page.close()


def check_page(browser, path, model, name):
    for scheme in ("light", "dark"):
        page = browser.new_page(viewport={"width": 1400, "height": 1000}, color_scheme=scheme)
        messages, requests = [], []
        page.on("console", lambda message: messages.append(message.text))
        page.on("pageerror", lambda error: messages.append(str(error)))
        page.on("request", lambda request: requests.append(request.url))
        page.goto("file://" + path)
        page.wait_for_selector("html[data-ready]")
        wrong = []
        for time in rests(model):
            page.evaluate("t => { location.hash = '#tick=' + t }", time)
            page.wait_for_function("t => document.getElementById('time').value == t", arg=time)
            box = page.locator("#screen").bounding_box()
            image = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
            _, columns, rows, _ = model.at(time)
            height = page.locator("#screen div").first.bounding_box()["height"]
            bad, count = wrong_cells(
                image, rows, box["x"], box["y"], box["width"] / columns, height)
            if bad > count * 0.004:
                wrong.append(f"{time / 120:.2f} s: {bad} of {count}")
        report(f"{name}: the {scheme} page at {len(rests(model))} rests {wrong or ''}", not wrong)
        report(f"{name}: the page loads nothing and is silent {messages}",
               not messages and len(requests) == 1)
        page.close()


def main():
    segue, logs = sys.argv[1], sys.argv[2:]
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path="/usr/bin/chromium",
            args=["--no-sandbox", "--host-resolver-rules=MAP * ~NOTFOUND"])
        for log in logs:
            name = os.path.basename(log)
            files = {end: f"{folder}/shared.{end}" for end in ("json", "cast", "svg", "html")}
            subprocess.run([segue, "share", log, "-o", *files.values()], check=True)
            model = Model(files["json"])
            check_cast(files["cast"], model, name)
            check_drawing(browser, files["svg"], model, name)
            check_page(browser, files["html"], model, name)
        browser.close()
    sys.exit(failures > 0)


main()

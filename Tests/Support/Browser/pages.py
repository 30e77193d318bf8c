"""Compares pages in Chromium with the model."""
import glob, io, json, os, statistics, sys

from PIL import Image

from model import movement, movements, report, rests, seam_error, skip, wrong_cells


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


def open_page(browser, path, **options):
    page = browser.new_page(**options)
    page.goto("file://" + path)
    page.wait_for_selector("html[data-ready]")
    return page


def check_movements(browser, path, model, name):
    """At half of each movement, the edge of the scene is within a pixel of the model.

    A movement without an edge, such as a fade, has the model's colours."""
    found = movements(model)
    if not found:
        return skip(f"{name}: the page at half of movements", "no movement")
    page = open_page(browser, path, viewport={"width": 1400, "height": 1000})
    wrong, errors, fades = [], [], 0
    for (time, columns, cells, _), edge, _ in found:
        page.evaluate("t => { location.hash = '#tick=' + t }", time)
        page.wait_for_function("t => document.getElementById('time').value == t", arg=time)
        box = page.locator("#screen").bounding_box()
        height = page.locator("#screen div").first.bounding_box()["height"]
        image = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
        place = (box["x"], box["y"], box["width"] / columns, height)
        if not edge:
            bad, count = wrong_cells(image, cells, *place)
            fades += 1
            if bad > count * 0.004:
                wrong.append(f"tick {time}: {bad} of {count} cells")
            continue
        errors.append(seam_error(image, edge, *place))
        if errors[-1] > 1:
            wrong.append(f"tick {time}: {errors[-1]:.1f} pixels")
    report(f"{name}: the page at half of {len(errors)} movements with an edge, at most "
           f"{max(errors, default=0):.1f} pixels off, and of {fades} without {wrong or ''}", not wrong)
    page.close()


def check_ticks(browser, path, model, name):
    """Steps through a movement with the key for a single tick."""
    page = open_page(browser, path, viewport={"width": 1400, "height": 1000})
    first, last = movement(model)
    first, last = first + (last - first) // 4, last - (last - first) // 4
    page.evaluate("t => { location.hash = '#tick=' + t }", first)
    page.wait_for_function("t => document.getElementById('time').value == t", arg=first)
    seen, wrong = [page.inner_html("#screen")], []
    for tick in range(first + 1, last + 1):
        page.keyboard.press(".")
        if page.input_value("#time") != str(tick):
            wrong.append(tick)
        seen.append(page.inner_html("#screen"))
    changes = sum(one != two for one, two in zip(seen, seen[1:]))
    # Two frames of the model differ, so at least one of the two ticks between them changes.
    expected = sum(first <= frame[0] < last for frame in model.frames)
    report(f"{name}: {len(seen) - 1} single ticks, {changes} of them change the screen {wrong or ''}",
           not wrong and changes >= expected and (last - first < 8 or changes > expected))
    page.close()


def check_panels(browser, path, model, name):
    """The map, the tree and the transcript follow the navigations, by the keyboard alone."""
    page = open_page(browser, path, viewport={"width": 1400, "height": 1000})
    wrong = []
    for number, chapter in enumerate(model.data["navigations"], 1):
        page.keyboard.press("]")
        if page.inner_text("#now") != chapter["sentence"]:
            wrong.append(f"navigation {number}: {page.inner_text('#now')}")
        if page.url.split("#")[1] != f"nav={number}":
            wrong.append(page.url)
        current = page.locator("#transcript [aria-current]")
        if current.count() != 1:
            wrong.append(f"navigation {number}: {current.count()} current lines")
        if page.locator("#tree li").count() < 2 or page.locator(".here").count() < 1:
            wrong.append(f"navigation {number}: no tree or no scene on the map")
    report(f"{name}: navigations, tree and map by the keyboard {wrong or ''}", not wrong)
    focused = set()
    for _ in range(60):
        page.keyboard.press("Tab")
        focused.add(page.evaluate("document.activeElement.id || document.activeElement.tagName"))
    missing = {"play", "back", "next", "less", "more", "loop", "speed", "time", "flow", "SUMMARY",
               "BUTTON"} - focused
    report(f"{name}: Tab reaches every control {missing or ''}", not missing)
    page.close()


def check_zoom(browser, path, name):
    """A zoom of 200 % and a narrow window need no scrolling to the side."""
    wrong = []
    for width in (700, 360):
        page = open_page(browser, path, viewport={"width": width, "height": 500})
        needed = page.evaluate("document.documentElement.scrollWidth")
        if needed > width:
            wrong.append(f"{needed} of {width}")
        page.close()
    report(f"{name}: the page at 200 % and in a narrow window {wrong or ''}", not wrong)


def first_paint(browser, path, trace):
    """The milliseconds of the page's main thread until its first content is on the display.

    Time of the processor, so that other programs do not count."""
    page = browser.new_page(viewport={"width": 1400, "height": 1000})
    browser.start_tracing(page=page, path=trace, categories=[
        "loading", "blink.user_timing", "disabled-by-default-devtools.timeline"])
    page.goto("file://" + path)
    page.wait_for_function("() => performance.getEntriesByName('first-contentful-paint').length")
    page.wait_for_timeout(200)
    browser.stop_tracing()
    page.close()
    events = json.load(open(trace))["traceEvents"]
    paint = [event for event in events if event["name"] == "firstContentfulPaint"][-1]
    start = [event for event in events if event["name"] == "navigationStart"
             and event["pid"] == paint["pid"] and event["ts"] < paint["ts"]][-1]
    thread = next(event["tid"] for event in events if event.get("name") == "thread_name"
                  and event["pid"] == paint["pid"] and event["args"]["name"] == "CrRendererMain")
    return sum(event.get("tdur", 0) for event in events
               if event["name"] == "RunTask" and (event["pid"], event["tid"]) == (paint["pid"], thread)
               and start["ts"] <= event["ts"] < paint["ts"]) / 1000


def check_first_paint(browser, path, folder, name):
    """The first screen is shown within 100 ms."""
    empty = f"{folder}/empty.html"
    with open(empty, "w") as file:
        file.write("<!DOCTYPE html><title>Empty</title><p>Empty")
    # Each browser's first page is slower.
    first_paint(browser, empty, f"{folder}/trace.json")
    times = [statistics.median(first_paint(browser, one, f"{folder}/trace.json") for _ in range(5))
             for one in (empty, path)]
    report(f"{name}: {os.path.getsize(path):,} bytes, first paint after {times[1]:.0f} ms of the "
           f"processor, of an empty page after {times[0]:.0f} ms", 0 < times[1] <= 100)


def check_accessibility(browser, path, name):
    scripts = [glob.glob(folder + "/axe_playwright_python/axe.min.js") for folder in sys.path]
    found = [script for some in scripts for script in some]
    if not found:
        return skip(f"{name}: axe-core", "no package axe-playwright-python")
    source = open(found[0]).read()
    for scheme in ("light", "dark"):
        page = open_page(browser, path, color_scheme=scheme)
        page.evaluate(source)
        found = [v["id"] for v in page.evaluate("axe.run()")["violations"]]
        report(f"{name}: axe-core about the {scheme} page {found}", not found)
        page.close()

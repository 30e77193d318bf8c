"""Compares pages in Chromium with the model."""
import io

from PIL import Image

from model import report, rests, wrong_cells


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

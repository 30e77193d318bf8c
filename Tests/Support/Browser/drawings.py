"""Compares drawings in Chromium with the model."""
import io

from PIL import Image

from model import (
    HEIGHT, WIDTH, moving_edge, report, rests, seam_error, skip, wrong_cells)


def check_drawing(browser, path, model, name, scheme="light"):
    """Compares a drawing with the model at each rest, for a reader who prefers a scheme."""
    _, columns, rows, _ = model.frames[0]
    size = {"width": columns * WIDTH, "height": len(rows) * HEIGHT}
    page = browser.new_page(viewport=size, color_scheme=scheme)
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


def check_drawn_seam(browser, path, model, name):
    """At half of a movement, the edge of the scene is where the model has it.

    The model has eighths of a cell, and the drawing has more: half an eighth more may differ."""
    found = moving_edge(model)
    if not found:
        return skip(f"{name}: the edge at half of a movement in the drawing", "no edge inside of cells")
    (time, columns, rows, _), edge = found
    page = browser.new_page(
        viewport={"width": columns * WIDTH, "height": len(rows) * HEIGHT}, color_scheme="light")
    page.goto("file://" + path)
    page.evaluate("""s => document.getAnimations().forEach(a => {
      a.pause(); a.currentTime = s * 1000; })""", time / 120)
    image = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    error = seam_error(image, edge, 0, 0, WIDTH, HEIGHT)
    allowed = 1 + (HEIGHT if edge[-1] else WIDTH) / 16
    report(f"{name}: the edge at half of a movement in the drawing, {error:.1f} pixels of "
           f"{allowed:.1f}", error <= allowed)
    page.close()

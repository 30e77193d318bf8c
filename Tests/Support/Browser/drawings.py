"""Compares drawings in Chromium with the model."""
import io

from PIL import Image

from model import (
    HEIGHT, WIDTH, movements, report, rests, seam_error, skip, wrong_cells)


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


def check_drawn_movements(browser, path, model, name):
    """At half of each movement, the edge of the scene is where the model has it.

    The model has eighths of a cell, and the drawing has more: half an eighth more may differ. A movement
    without an edge, such as a fade, has the model's colours."""
    found = movements(model)
    if not found:
        return skip(f"{name}: the drawing at half of movements", "no movement")
    columns = max(frame[1] for frame in model.frames)
    rows = max(len(frame[2]) for frame in model.frames)
    page = browser.new_page(
        viewport={"width": columns * WIDTH, "height": rows * HEIGHT}, color_scheme="light")
    page.goto("file://" + path)
    wrong, errors, fades = [], [], 0
    for (time, _, cells, _), edge, plain in found:
        page.evaluate("""s => document.getAnimations().forEach(a => {
          a.pause(); a.currentTime = s * 1000; })""", time / 120)
        image = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
        if not edge:
            # Between keyframes, colours may differ by 12. On the screen, words and what is behind them
            # fade in half of the time.
            bad, count = wrong_cells(image, cells, 0, 0, WIDTH, HEIGHT, 13, plain)
            fades += 1
            if bad > count * 0.001:
                wrong.append(f"tick {time}: {bad} of {count} cells")
            continue
        errors.append(seam_error(image, edge, 0, 0, WIDTH, HEIGHT))
        if errors[-1] > 1 + (HEIGHT if edge[-1] else WIDTH) / 16:
            wrong.append(f"tick {time}: {errors[-1]:.1f} pixels")
    report(f"{name}: the drawing at half of {len(errors)} movements with an edge, at most "
           f"{max(errors, default=0):.1f} pixels off, and of {fades} without {wrong or ''}", not wrong)
    page.close()

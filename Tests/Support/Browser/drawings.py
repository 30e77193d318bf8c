"""Compares drawings in Chromium with the model."""
import io

from PIL import Image

from model import HEIGHT, WIDTH, report, rests, wrong_cells


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

"""A session with what the recorded ones lack: a sheet, typed text, wide characters and resizes."""
import json

SCENES = {
    "version": 1, "canvas": {"width": 400, "height": 800}, "initialScene": "first", "scenes": [
        {"id": "first", "name": "First", "background": "#FFCC66", "views": [
            {"id": "wide", "kind": "label", "text": "日本語の文字 Größe ▌█▄ 数",
             "frame": {"x": 0, "y": 200, "width": 400, "height": 40}}],
         "segues": [{"id": "open", "kind": "presentModally", "to": "sheet",
                     "trigger": {"swipe": "up"}}]},
        {"id": "sheet", "name": "Sheet", "modalPresentationStyle": "pageSheet",
         "background": "#66CCFF", "views": [
            {"id": "word", "kind": "textField", "placeholder": "A word",
             "frame": {"x": 40, "y": 200, "width": 320, "height": 40}}]},
    ]}


def write(path):
    """Writes the log of the session."""
    inputs = [(60, {"command": "swipe", "direction": "up"}), (180, {"command": "moveFocus", "to": "next"})]
    inputs += [(240 + 12 * i, {"command": "key", "text": c}) for i, c in enumerate("Plain 日本 text")]
    inputs += [(540, {"command": "resize", "columns": 61, "rows": 19}),
               (660, {"command": "resize", "columns": 90, "rows": 28})]
    header = {"record": "header", "format": 1, "program": "words", "ticksPerSecond": 120,
              "columns": 80, "rows": 24, "storyboardName": "words.json",
              "storyboard": json.dumps(SCENES, ensure_ascii=False)}
    with open(path, "w") as file:
        for record in [header, *({"record": "input", "tick": t, **i} for t, i in inputs),
                       {"record": "end", "tick": 780}]:
            file.write(json.dumps(record, ensure_ascii=False, separators=(",", ":")) + "\n")

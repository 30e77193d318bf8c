"""Feeds casts to other programs and compares their cells with the model."""
import json

import pyte

from model import backgrounds, report


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

#!/usr/bin/env python3
"""How the built program moves over slow links.

Runs the program on a pseudo-terminal whose output goes through a link of a given rate, without any limit
to what the link can hold: worse than a real one, which stops the writer at some point. The terminal at the
end of the link knows synchronized output, and answers questions when they arrive there.

    slow_links.py .build/release/segue --sizes 80x24 --rates 960,7000,32000,128000 --cases slide,pageSheet

Rates are in bytes a second: 9,600 baud with a start and a stop bit, 56, 256 and 1,024 kbit/s. Each transition
is played there and back first, and then measured. A row has the bytes that were in the link at most, the time
until the first frame after the key was complete at the terminal, the frames shown and left out, and the time
at which the last frame was complete after the end of the transition. Then `?` is pressed in the middle of a
second transition: the time until the help is complete. Beside the last two are the times that the link needs
for the bytes alone: those of the last frame, and those of the help and of what was in the link before it.
--page FILE writes the table into a page, between the markers "slow links".
"""

import argparse
import fcntl
import os
import pty
import re
import select
import struct
import sys
import termios
import time

# No compiled modules beside the sources.
sys.dont_write_bytecode = True

import pages  # noqa: E402

HERE = os.path.dirname(os.path.abspath(__file__))
REFERENCE = os.path.join(HERE, "reference.json")
GALLERY = os.path.join(HERE, "..", "..", "docs", "storyboards", "gallery.json")
DOWN, ENTER, ESCAPE = b"\x1b[B", b"\r", b"\x1b"

# The file, the keys before, the key of the transition, the key back, and its duration in seconds.
CASES = {
    "slide": (REFERENCE, b"", b"\x1b[A", b"\x1b[B", 0.4),
    "fade": (REFERENCE, b"", b"\x1b[C", b"\x1b[D", 0.3),
    "zoom": (REFERENCE, b"", b"\x1b[D", b"\x1b[C", 1.0),
    "pageSheet": (GALLERY, DOWN * 24, ENTER, ESCAPE, 0.5),
    "warning": (GALLERY, DOWN * 39, ENTER, ENTER, 0.3),
    "flip": (GALLERY, DOWN * 34, ENTER, ENTER, 1.0),
}
NAMES = {"slide": "slide by eighths", "pageSheet": "page sheet", "warning": "alert"}
RATES = {960: "9,600 baud", 7_000: "56 kbit/s", 32_000: "256 kbit/s", 128_000: "1,024 kbit/s"}
QUESTIONS = {b"\x1b[?2026$p": b"\x1b[?2026;2$y", b"\x1b[c": b"\x1b[?62c", b"\x1b[5n": b"\x1b[0n"}
QUESTION = re.compile(rb"\x1b\[(?:\?2026\$p|c|5n)")
FRAME_END = b"\x1b[?2026l"


class Terminal:
    """A program behind a link."""

    def __init__(self, command, columns, rows, rate):
        self.rate = rate
        self.process, self.line = pty.fork()
        if self.process == 0:
            fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
            os.environ.update({"TERM": "xterm-256color", "COLORTERM": "truecolor", "LANG": "C.UTF-8"})
            os.execvp(command[0], command)
        self.queue = bytearray()
        # What arrived at the terminal, and when each part did.
        self.seen, self.moments = bytearray(), []
        self.answered, self.most = 0, 0
        self.credit, self.last = 0.0, time.monotonic()
        self.sent = self.last

    def send(self, keys):
        os.write(self.line, keys)
        self.sent = time.monotonic()

    def step(self):
        """Moves bytes for some milliseconds."""
        ready, _, _ = select.select([self.line], [], [], 0.004)
        if ready:
            part = os.read(self.line, 65536)
            self.take()
            if not self.queue:
                self.credit = 0
            self.queue += part
        self.take()

    def take(self):
        now = time.monotonic()
        self.credit += (now - self.last) * self.rate
        self.last = now
        self.most = max(self.most, len(self.queue))
        count = min(len(self.queue), int(self.credit))
        if not self.queue:
            self.credit = min(self.credit, 1)
        if count == 0:
            return
        self.credit -= count
        self.seen += self.queue[:count]
        del self.queue[:count]
        self.moments.append((now, len(self.seen)))
        for match in QUESTION.finditer(self.seen, self.answered):
            os.write(self.line, QUESTIONS[match.group()])
            self.answered = match.end()

    def run(self, seconds):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            self.step()

    def rest(self, seconds):
        """Waits until nothing has come for so long."""
        quiet = time.monotonic()
        while time.monotonic() < quiet + seconds:
            count = len(self.seen)
            self.step()
            if self.queue or len(self.seen) > count:
                quiet = time.monotonic()

    def moment(self, place):
        """When the byte at a place had arrived."""
        return next(time for time, count in self.moments if count >= place)

    def frames(self, start):
        """The places after the frames from a place on."""
        return [match.end() for match in re.finditer(re.escape(FRAME_END), self.seen[start:])]

    def close(self):
        os.kill(self.process, 9)
        os.close(self.line)
        os.waitpid(self.process, 0)


def measure(program, case, columns, rows, rate):
    """The figures of one transition over a link."""
    file, before, key, back, seconds = CASES[case]
    terminal = Terminal([program, "run", file], columns, rows, rate)
    try:
        terminal.rest(0.6)
        for keys in ([before] if before else []) + [key, back]:
            terminal.send(keys)
            terminal.run(seconds + 0.1)
            terminal.rest(0.6)
        terminal.most = 0
        start = len(terminal.seen)
        terminal.send(key)
        terminal.run(seconds + 0.1)
        terminal.rest(0.6)
        ends = [start + end for end in terminal.frames(start)]
        if not ends:
            sys.exit(f"{case}: nothing has changed")
        first = terminal.moment(ends[0]) - terminal.sent
        late = terminal.moment(ends[-1]) - terminal.sent - seconds
        last_bytes = ends[-1] - (ends[-2] if len(ends) > 1 else start)
        count, most = len(ends), terminal.most
        terminal.send(back)
        terminal.run(seconds + 0.1)
        terminal.rest(0.6)
        terminal.send(key)
        terminal.run(seconds / 3)
        start, waiting = len(terminal.seen), len(terminal.queue)
        terminal.send(b"?")
        asked = terminal.sent
        end = None
        while end is None and time.monotonic() < asked + 10:
            terminal.step()
            # The title of the box, and the end of its frame.
            found = re.search(rb" Keys |Keys", terminal.seen[start:])
            if found:
                end = next((e for e in terminal.frames(start) if e > found.end()), None)
        if end is None:
            sys.exit(f"{case}: the help has not appeared within 10 s")
        help_time = terminal.moment(start + end) - asked
        help_start = max([e for e in terminal.frames(start) if e < found.start()], default=0)
    finally:
        terminal.close()
    return {
        "first": first, "late": late, "frames": count, "most": most, "last": last_bytes / rate,
        "help": help_time, "help bytes": (waiting + end - help_start) / rate,
    }


COLUMNS = (
    "transition", "link", "most bytes in it", "first frame", "shown", "left out", "late",
    "last frame alone", "key", "its bytes alone")


def milliseconds(seconds):
    return f"{seconds * 1000:,.0f} ms"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("--sizes", default="80x24")
    parser.add_argument("--rates", default=",".join(map(str, RATES)))
    parser.add_argument("--cases", default="slide,fade,zoom,pageSheet,warning")
    parser.add_argument("--page", metavar="FILE", help="write the table into a page")
    arguments = parser.parse_args()
    lines = []

    def add(cells, rule=None):
        lines.append("| " + " | ".join(cells) + " |")
        print(lines[-1], flush=True)
        if rule:
            lines.append(rule)
            print(rule, flush=True)

    add(COLUMNS, "|---|---|" + "---:|" * (len(COLUMNS) - 2))
    for size in arguments.sizes.split(","):
        columns, rows = map(int, size.split("x"))
        for case in arguments.cases.split(","):
            seconds = CASES[case][4]
            full = measure(arguments.program, case, columns, rows, 100_000_000)["frames"]
            for rate in map(int, arguments.rates.split(",")):
                row = measure(arguments.program, case, columns, rows, rate)
                add((
                    f"{NAMES.get(case, case)}, {seconds} s, {columns} × {rows}", RATES.get(rate, str(rate)),
                    f"{row['most']:,}", milliseconds(row["first"]), str(row["frames"]),
                    str(max(0, full - row["frames"])), milliseconds(row["late"]), milliseconds(row["last"]),
                    milliseconds(row["help"]), milliseconds(row["help bytes"])))
    if arguments.page:
        pages.replace(arguments.page, "slow links", lines)


if __name__ == "__main__":
    main()

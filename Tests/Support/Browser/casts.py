"""Feeds casts to other programs and compares their cells with the model."""
import ctypes, ctypes.util, glob, json, os, re, shutil, subprocess, sys, time

import pyte
from PIL import Image

from model import backgrounds, report, skip

TOOLS = os.path.dirname(sys.executable)


def tool(name):
    path = os.path.join(TOOLS, name)
    return path if os.path.exists(path) else shutil.which(name)


def events_of(path):
    """The events of a cast as (tick, code, data)."""
    lines = [json.loads(line) for line in open(path)]
    version, seconds, events = lines[0]["version"], 0, []
    for line in lines[1:]:
        seconds = line[0] if version == 2 else seconds + line[0]
        events.append((round(seconds * 120), line[1], line[2]))
    return events


def samples(model, count=20):
    """Frames of the model that are spread over the session, the last one of each moment."""
    step = max(1, len(model.frames) // count)
    return model.frames[step - 1::step][:count]


def text_of(row):
    return "".join(run[0] for run in row).rstrip()


def wrong_cells(rows, background, text):
    """The number of cells with another background than the model's, and of rows with another text.

    `background(x, y)` is a colour as a number, `text(y)` the characters of a row."""
    wrong = sum(background(x, y) != color for x, y, color in backgrounds(rows))
    return wrong + sum(text(y).rstrip() != text_of(row) for y, row in enumerate(rows))


class Pyte:
    name = "pyte"

    def __init__(self, columns, rows):
        self.screen = pyte.Screen(columns, rows)
        self.stream = pyte.Stream(self.screen)

    def resize(self, columns, rows):
        self.screen.resize(rows, columns)

    def feed(self, data):
        self.stream.feed(data)

    def background(self, x, y):
        return int(self.screen.buffer[y][x].bg, 16)

    def text(self, y):
        return "".join(self.screen.buffer[y][x].data for x in range(self.screen.columns))


class VTermCell(ctypes.Structure):
    """The structure VTermScreenCell of libvterm 0.3."""
    _fields_ = [("chars", ctypes.c_uint32 * 6), ("width", ctypes.c_char),
                ("attributes", ctypes.c_uint32), ("foreground", ctypes.c_uint8 * 4),
                ("background", ctypes.c_uint8 * 4)]


class Position(ctypes.Structure):
    _fields_ = [("row", ctypes.c_int), ("column", ctypes.c_int)]


class VTerm:
    name = "libvterm"
    library = ctypes.util.find_library("vterm")
    # The character of the second cell of a wide one, which has no colours.
    CONTINUATION = 0xFFFFFFFF

    def __init__(self, columns, rows):
        self.lib = ctypes.CDLL(self.library)
        self.lib.vterm_new.restype = ctypes.c_void_p
        self.lib.vterm_obtain_screen.restype = ctypes.c_void_p
        self.lib.vterm_obtain_screen.argtypes = [ctypes.c_void_p]
        self.lib.vterm_set_utf8.argtypes = [ctypes.c_void_p, ctypes.c_int]
        self.lib.vterm_set_size.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_int]
        self.lib.vterm_screen_reset.argtypes = [ctypes.c_void_p, ctypes.c_int]
        self.lib.vterm_input_write.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_size_t]
        self.lib.vterm_screen_get_cell.argtypes = [
            ctypes.c_void_p, Position, ctypes.POINTER(VTermCell)]
        self.terminal = self.lib.vterm_new(rows, columns)
        self.lib.vterm_set_utf8(self.terminal, 1)
        self.screen = self.lib.vterm_obtain_screen(self.terminal)
        self.lib.vterm_screen_reset(self.screen, 1)
        self.columns = columns

    def resize(self, columns, rows):
        self.columns = columns
        self.lib.vterm_set_size(self.terminal, rows, columns)

    def feed(self, data):
        data = data.encode()
        self.lib.vterm_input_write(self.terminal, data, len(data))

    def cell(self, x, y):
        cell = VTermCell()
        self.lib.vterm_screen_get_cell(self.screen, Position(y, x), ctypes.byref(cell))
        return cell

    def background(self, x, y):
        cell = self.cell(x, y)
        if cell.chars[0] == self.CONTINUATION:
            cell = self.cell(x - 1, y)
        _, red, green, blue = cell.background
        return red << 16 | green << 8 | blue

    def text(self, y):
        text = ""
        for x in range(self.columns):
            chars = self.cell(x, y).chars
            if chars[0] != self.CONTINUATION:
                text += "".join(chr(c) for c in chars if c) or " "
        return text


class Tmux:
    """A server of its own, whose pane prints what it reads from a pipe."""
    name = "tmux"
    socket = f"segue-check-{os.getpid()}"
    library = shutil.which("tmux")

    def __init__(self, columns, rows):
        self.pipe = f"/tmp/{self.socket}"
        if os.path.exists(self.pipe):
            os.remove(self.pipe)
        os.mkfifo(self.pipe)
        self.run("-f", "/dev/null", "new-session", "-d", "-x", str(columns), "-y", str(rows),
                 f"stty raw -echo; exec cat <> {self.pipe}", ";", "set", "-g", "status", "off",
                 ";", "set", "-g", "window-size", "manual", ";", "set", "-g", "escape-time", "0")
        self.run("resize-window", "-x", str(columns), "-y", str(rows))
        self.file, self.count, self.rows = open(self.pipe, "w"), 0, None

    def run(self, *words):
        return subprocess.run(["tmux", "-u", "-L", self.socket, *words], check=True,
                              capture_output=True, text=True).stdout

    def resize(self, columns, rows):
        self.finish()
        self.run("resize-window", "-x", str(columns), "-y", str(rows))

    def feed(self, data):
        self.rows = None
        self.file.write(data)

    def finish(self):
        """Waits until the pane has printed everything, which the title of the pane says."""
        self.count += 1
        self.file.write(f"\x1b]2;done{self.count}\x1b\\")
        self.file.flush()
        for _ in range(500):
            if self.run("display", "-p", "#{pane_title}").strip() == f"done{self.count}":
                return
            time.sleep(0.01)
        raise RuntimeError("tmux does not answer")

    def capture(self):
        if self.rows is not None:
            return
        self.finish()
        self.rows, color = [], None
        for line in self.run("capture-pane", "-e", "-N", "-p").split("\n"):
            cells, texts = [], ""
            for part in re.split(r"(\x1b\[[0-9;]*m)", line):
                if part.startswith("\x1b"):
                    found = re.search(r"48;2;(\d+);(\d+);(\d+)", part)
                    if found:
                        red, green, blue = map(int, found.groups())
                        color = red << 16 | green << 8 | blue
                    continue
                for character in part:
                    cells += [color] * (2 if ord(character) >= 0x2E80 else 1)
                    texts += character
            self.rows.append((cells, texts))

    def background(self, x, y):
        self.capture()
        cells = self.rows[y][0]
        return cells[x] if x < len(cells) else None

    def text(self, y):
        self.capture()
        return self.rows[y][1]

    def close(self):
        self.file.close()
        self.run("kill-server")
        os.remove(self.pipe)


def check_emulators(path, model, name):
    for kind in (Pyte, VTerm, Tmux):
        if getattr(kind, "library", True) is None:
            skip(f"{name}: {kind.name}", "not installed")
            continue
        _, columns, rows, _ = model.frames[0]
        emulator, events, wrong = kind(columns, len(rows)), events_of(path), 0
        # pyte is quick enough for every frame.
        frames = model.frames if kind is Pyte else samples(model)
        for time, _, rows, _ in frames:
            while events and events[0][0] <= time:
                _, code, data = events.pop(0)
                if code == "r":
                    emulator.resize(*[int(n) for n in data.split("x")])
                if code == "o":
                    emulator.feed(data)
            wrong += wrong_cells(rows, emulator.background, emulator.text)
        if hasattr(emulator, "close"):
            emulator.close()
        report(f"{name}: {kind.name} shows {len(frames)} frames {wrong or ''}", wrong == 0)


def check_asciinema(path, name):
    """`asciinema cat` prints every event."""
    program = tool("asciinema")
    if not program:
        return skip(f"{name}: asciinema", "not installed")
    printed = subprocess.run([program, "cat", path], capture_output=True).stdout.decode()
    expected = "".join(data for _, code, data in events_of(path) if code == "o")
    report(f"{name}: asciinema cat prints every event", printed == expected)


def check_agg(path, model, name, folder):
    """The centres of the blank cells in agg's GIF, at rests, in the first size of the terminal."""
    program = tool("agg")
    if not program:
        return skip(f"{name}: agg", "not installed")
    gif = f"{folder}/agg.gif"
    made = subprocess.run([program, "--idle-time-limit", "1000", path, gif],
                          capture_output=True)
    if made.returncode:
        return report(f"{name}: agg {made.stderr.decode()}", False)
    image, ends, now = Image.open(gif), [], 0
    for index in range(image.n_frames):
        image.seek(index)
        now += image.info["duration"]
        ends.append(now)
    times = [time for time, *_ in model.frames] + [model.data["length"]]
    # A quarter of a second of rest is enough for its 30 frames a second.
    rests = [(a + b) // 2 for a, b in zip(times, times[1:]) if b - a >= 30][:20]
    wrong, count = 0, 0
    for time in rests:
        _, columns, rows, _ = model.at(time)
        if (columns, len(rows)) != (model.frames[0][1], len(model.frames[0][2])):
            continue
        image.seek(next(i for i, end in enumerate(ends) if end > time * 1000 / 120))
        picture = image.convert("RGB")
        # It has a margin of a cell on either side, and of half a cell above and below.
        width, height = picture.width / (columns + 2), picture.height / (len(rows) + 1)
        for y, row in enumerate(rows):
            x = 0
            # It moves what is right of a wide character to the left.
            if any(cells > len(text) for text, cells, *_ in row):
                continue
            for text, cells, _, color, _ in row:
                for column in range(x, x + cells) if not text.strip() else ():
                    pixel = picture.getpixel((int((column + 1.5) * width), int((y + 1) * height)))
                    expected = (color >> 16, color >> 8 & 255, color & 255)
                    # Its palette has 256 colours for all frames.
                    wrong += max(abs(a - b) for a, b in zip(pixel, expected)) > 12
                    count += 1
                x += cells
    report(f"{name}: agg's GIF at {len(rests)} rests, {wrong} of {count} cells differ",
           wrong <= count * 0.001)


def check_showreel(path, model, name):
    program = tool("showreel")
    if not program:
        return skip(f"{name}: showreel", "not installed")
    info = json.loads(subprocess.run([program, "info", path], capture_output=True).stdout)
    expected = [(round(n["time"] / 120, 3), n["sentence"]) for n in model.data["navigations"]]
    found = [(round(m["time"], 3), m["label"]) for m in info["markers"]]
    near = len(found) == len(expected) and all(
        abs(a[0] - b[0]) < 0.002 and a[1] == b[1] for a, b in zip(found, expected))
    report(f"{name}: showreel has the markers {'' if near else found}", near)


def plain(text):
    """A text without block elements, which the player draws as shapes."""
    return re.sub("[\u2580-\u259F]", " ", text).rstrip()


def check_player(browser, path, model, name):
    """The player of asciinema plays a cast, seeks to each marker, and has the model's rows."""
    folders = [glob.glob(folder + "/mkdocs_asciinema_player/assets") for folder in sys.path]
    found = [folder for some in folders for folder in some]
    if not found:
        return skip(f"{name}: asciinema-player", "no package mkdocs-asciinema-player")
    page = browser.new_page(viewport={"width": 1400, "height": 1000})
    page.set_content("<div id=player></div>")
    page.add_style_tag(path=found[0] + "/asciinema-player.css")
    page.add_script_tag(path=found[0] + "/asciinema-player.min.js")
    page.evaluate("""async text => {
      window.player = AsciinemaPlayer.create({data: text}, document.getElementById('player'),
        {preload: true, controls: false});
      await new Promise(done => player.addEventListener('ready', done));
    }""", open(path).read())
    wrong = []
    for number, chapter in enumerate(model.data["navigations"]):
        page.evaluate("n => player.seek({marker: n})", number)
        now = page.evaluate("player.getCurrentTime()")
        if abs(now - chapter["time"] / 120) > 0.05:
            wrong.append(f"marker {number}: {now}")
    for time, _, rows, _ in samples(model):
        page.evaluate("t => player.seek(t)", time / 120 + 0.004)
        # The player draws a while after a seek; on a busy computer a long while.
        for _ in range(50):
            page.wait_for_timeout(60)
            shown = page.evaluate(
                """[...document.querySelectorAll('.ap-line')].map(e => e.textContent)""")
            if [plain(line) for line in shown][:len(rows)] == [plain(text_of(row)) for row in rows]:
                break
        else:
            wrong.append(f"tick {time}")
    report(f"{name}: asciinema-player seeks to the markers and shows the rows {wrong or ''}",
           not wrong)
    page.close()

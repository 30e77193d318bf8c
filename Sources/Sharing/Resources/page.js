'use strict';
(async () => {
const $ = id => document.getElementById(id);
const unpack = async text => {
  const bytes = Uint8Array.from(atob(text), c => c.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return JSON.parse(await new Response(stream).text());
};
// The first screen is in the markup. It is on the display before the panels are laid out and the data are read.
await new Promise(read => {
  if (document.hidden) return read();
  setTimeout(read, 1000);
  new PerformanceObserver(list => { if (list.getEntriesByName('first-contentful-paint').length) setTimeout(read); })
    .observe({type: 'paint', buffered: true});
});
document.documentElement.dataset.begun = 'true';
const data = await unpack($('data').textContent.trim());
const {rows, steps, colors, chapters, inputs, lanes, trees, walks, length} = data;
const TICKS = 120, KEY = 64;
const quiet = matchMedia('(prefers-reduced-motion: reduce)');
const screen = $('screen'), slider = $('time');
let time = 0, playing = false, speed = 1, before = 0, shown = -1, chapter = -2, loop = null, pressed = -1, tree = -1, walk = -1, line = -1;
const color = n => '#' + colors[n].toString(16).padStart(6, '0');
const clock = t => {
  const h = Math.floor(t * 100 / TICKS);
  return Math.floor(h / 6000) + ':' + String(Math.floor(h / 100) % 60).padStart(2, '0') + '.' + String(h % 100).padStart(2, '0');
};
// A frame has a time and a step: a list of changed rows. Steps repeat.
const frameCount = data.frames.length / 2, times = [];
for (let i = 0, t = 0; i < frameCount; i++) times.push(t += data.frames[2 * i]);
const step = index => steps[data.frames[2 * index + 1]];
// Every KEY frames, all rows are kept, so that seeking is quick. They are found when they are needed.
const keys = [];
const change = (now, s) => {
  if (!now || s[0] !== now.columns || s[1] !== now.length) { now = Array(s[1]).fill(0); now.columns = s[0]; }
  for (let k = 3; k < s.length; k += 2) now[s[k]] = s[k + 1];
  return now;
};
const copy = now => { const other = now.slice(); other.columns = now.columns; return other; };
const rowsAt = index => {
  const wanted = Math.floor(index / KEY);
  let key = Math.min(wanted, keys.length - 1);
  let now = key >= 0 ? copy(keys[key]) : change(null, step(0));
  if (key < 0) { keys.push(copy(now)); key = 0; }
  for (let i = key * KEY + 1; i <= index; i++) {
    now = change(now, step(i));
    if (i % KEY === 0 && i / KEY === keys.length) keys.push(copy(now));
  }
  return now;
};
// The number of elements before the first one that is after a time.
const count = (length, at, t) => {
  let low = 0, high = length;
  while (low < high) { const m = (low + high) >> 1; if (at(m) <= t) low = m + 1; else high = m; }
  return low;
};
const frameAt = t => Math.max(0, count(frameCount, i => times[i], t) - 1);
// Block elements are drawn by gradients, because fonts leave gaps between them.
const blocks = (code, fg, bg) => {
  const part = (side, share, one = fg, other = bg) =>
    `linear-gradient(to ${side},${one} ${share}%,${other} ${share}%)` + (side === 'right' || side === 'left' ? ' 0 0/1ch' : '');
  if (code === 0x2580) return part('bottom', 50);
  if (code > 0x2580 && code <= 0x2588) return part('top', (code - 0x2580) * 12.5);
  if (code > 0x2588 && code <= 0x258f) return part('right', (0x2590 - code) * 12.5);
  if (code === 0x2590) return part('left', 50);
  if (code === 0x2594) return part('bottom', 12.5);
  if (code === 0x2595) return part('left', 12.5);
  if (code >= 0x2596 && code <= 0x259f) {
    // The quadrants: 1 and 2 are the upper ones, 4 and 8 the lower ones.
    const bits = [4, 8, 1, 13, 9, 7, 11, 2, 6, 14][code - 0x2596];
    const half = (a, b) => part('right', 50, bits & a ? fg : bg, bits & b ? fg : bg);
    return half(1, 2) + ' 50% repeat-x,' + half(4, 8);
  }
};
// A character of another font can have another width than its cells. It is made as wide as they are; a wide
// character is only made narrower.
const pen = document.createElement('canvas').getContext('2d'), shares = new Map();
const share = (text, columns) => {
  if (!shares.has(text)) {
    pen.font = '100px ' + getComputedStyle(screen).fontFamily;
    shares.set(text, columns * pen.measureText('0').width / Math.max(1, pen.measureText(text).width));
  }
  return shares.get(text);
};
const fitted = (text, columns, attributes) => {
  const scale = attributes & 192 ? share(text, columns) : 1;
  if (scale > 0.99 && (scale < 1.01 || attributes & 64)) return text;
  const glyph = document.createElement('i');
  glyph.textContent = text;
  glyph.style.transform = `scaleX(${scale})`;
  return glyph;
};
const drawRow = (element, row) => {
  element.textContent = '';
  for (const [text, columns, fg, bg, attributes] of rows[row]) {
    const span = document.createElement('span');
    span.append(fitted(text, columns, attributes));
    span.style.width = columns + 'ch';
    span.style.background = color(bg);
    if (text.trim()) {
      span.style.color = color(fg);
      const code = text.charCodeAt(0);
      const fill = blocks(code, color(fg), color(bg));
      if (fill && text === text[0].repeat(text.length)) { span.style.background = fill; span.className = 'k'; }
      else span.className = (attributes & 1 ? 'b ' : '') + (attributes & 2 ? 'd ' : '') + (attributes & 4 ? 'i ' : '') + (attributes & 8 ? 'u' : '');
    }
    element.append(span);
  }
};
let drawn = [], width = 0;
const fit = columns => {
  width = columns;
  screen.style.fontSize = '100px';
  const probe = document.createElement('span');
  probe.textContent = '0'.repeat(50);
  probe.style.cssText = 'position:absolute;visibility:hidden;display:inline';
  screen.append(probe);
  const wide = probe.getBoundingClientRect().width / 50;
  probe.remove();
  screen.style.fontSize = $('stage').clientWidth / columns / wide * 100 + 'px';
};
const draw = index => {
  if (index === shown) return;
  shown = index;
  const now = rowsAt(index);
  if (drawn.length !== now.length || width !== now.columns) {
    screen.textContent = '';
    drawn = now.map(() => -1);
    for (let i = 0; i < now.length; i++) screen.append(document.createElement('div'));
    fit(now.columns);
  }
  now.forEach((row, i) => { if (drawn[i] !== row) { drawRow(screen.children[i], row); drawn[i] = row; } });
};
// The moment in front of which everything is: the chapter, the keys and the transcript.
const latest = (list, t) => count(list.length, i => list[i].time, t) - 1;
const last = (list, t) => count(list.length, i => list[i][0], t) - 1;
// The window, its containers, their controllers and what they present, as lists in lists.
const drawTree = index => {
  const known = tree >= 0 && index >= 0 ? new Set(trees[tree].slice(1).map(line => line[1])) : null;
  tree = index;
  const lists = [$('tree')];
  lists[0].textContent = '';
  let item = null;
  for (const [level, name, relation, visible] of index >= 0 ? trees[index].slice(1) : []) {
    if (level >= lists.length) { const list = document.createElement('ul'); item.append(list); lists.push(list); }
    lists.length = level + 1;
    item = document.createElement('li');
    const line = document.createElement('div'), small = document.createElement('small');
    line.textContent = name + ' ';
    small.textContent = [relation, visible ? '' : 'off screen'].filter(Boolean).join(', ');
    line.append(small);
    line.className = (visible ? 'seen' : '') + (known && !known.has(name) ? ' new' : '');
    item.append(line);
    lists[level].append(item);
  }
};
// The segue that was walked and the scenes on the screen are marked on the map.
const flow = $('flow');
const drawWalk = index => {
  walk = index;
  if (!flow) return;
  const [, edges, nodes, sentence] = index >= 0 ? walks[index] : [0, [], [], ''];
  let lit = null;
  for (const e of flow.querySelectorAll('[data-edges]')) {
    const is = e.dataset.edges.split(' ').some(n => edges.includes(+n));
    e.classList.toggle('lit', is);
    if (is) lit = e;
  }
  for (const e of flow.querySelectorAll('[data-node]')) {
    const is = nodes.includes(+e.dataset.node);
    e.classList.toggle('here', is);
    if (is && !lit) lit = e;
  }
  $('edge').textContent = sentence || 'No segue of the files led here.';
  if (!lit) return;
  const [a, b] = [lit.getBoundingClientRect(), flow.getBoundingClientRect()];
  if (a.left < b.left || a.right > b.right) flow.scrollLeft += a.left + a.width / 2 - b.left - b.width / 2;
  if (a.top < b.top || a.bottom > b.bottom) flow.scrollTop += a.top + a.height / 2 - b.top - b.height / 2;
};
const buttons = [...document.querySelectorAll('#transcript button')].map(button => ({button, time: +button.dataset.time}));
const describe = () => {
  const now = latest(chapters, time);
  if (now !== chapter) {
    const sentence = now >= 0 ? chapters[now].sentence : data.start;
    chapter = now;
    $('now').textContent = sentence;
    screen.setAttribute('aria-label', sentence);
  }
  const nextTree = last(trees, time), nextWalk = last(walks, time);
  if (nextTree !== tree) drawTree(nextTree);
  if (nextWalk !== walk) drawWalk(nextWalk);
  const input = latest(inputs, time);
  if (input !== pressed) {
    pressed = input;
    $('pressed').replaceChildren(...inputs.slice(Math.max(0, input - 6), input + 1).map((one, i, all) => {
      const key = document.createElement('kbd');
      key.textContent = one.key || '•';
      key.title = one.sentence;
      if (i === all.length - 1) key.className = 'lit';
      return key;
    }));
  }
  const next = latest(buttons, time);
  if (next !== line) {
    if (line >= 0) buttons[line].button.removeAttribute('aria-current');
    line = next;
    if (line < 0) return;
    const button = buttons[line].button;
    button.setAttribute('aria-current', 'true');
    const list = $('transcript'), top = button.offsetTop - list.offsetTop;
    if (top < list.scrollTop || top > list.scrollTop + list.clientHeight - 60) list.scrollTop = top - 60;
  }
};
const show = () => {
  let index = frameAt(time);
  // Without movement, a screen at rest stays until the next one.
  if (quiet.matches && playing) while (index > 0 && !step(index)[2]) index--;
  draw(index);
  slider.value = Math.round(time);
  const now = latest(chapters, time);
  slider.setAttribute('aria-valuetext', clock(time) + (now >= 0 ? ', ' + chapters[now].sentence : ''));
  $('clock').textContent = `${clock(time)} of ${clock(length)}, tick ${Math.floor(time)}`;
  const here = $('here');
  if (here) { const x = 90 + 210 * time / Math.max(1, length); here.setAttribute('x1', x); here.setAttribute('x2', x); }
  describe();
};
const seek = (t, keeps) => {
  time = Math.min(Math.max(t, 0), length);
  if (!keeps) pause();
  show();
};
const advance = now => {
  if (!playing) return;
  time += Math.min(now - before, 250) * TICKS / 1000 * speed;
  before = now;
  if (loop && loop.length === 2 && time >= loop[1]) time = loop[0];
  if (time >= length) { time = length; pause(); }
  show();
  requestAnimationFrame(advance);
};
const label = () => { $('play').textContent = playing ? 'Pause' : 'Play'; };
const play = () => {
  if (time >= length) time = 0;
  playing = true; before = performance.now(); label(); requestAnimationFrame(advance);
};
const pause = () => { if (playing) { playing = false; label(); } };
const toggle = () => playing ? pause() : play();
const jump = way => {
  const t = Math.floor(time);
  const starts = [0, ...chapters.map(c => c.time), length];
  const goal = way > 0 ? starts.find(s => s > t) : starts.filter(s => s < t - (playing ? 60 : 0)).pop();
  seek(goal === undefined ? (way > 0 ? length : 0) : goal, playing);
  const now = latest(chapters, time);
  history.replaceState(null, '', now >= 0 ? '#nav=' + (now + 1) : '#t=0');
};
const tick = way => { seek(Math.floor(time) + way); history.replaceState(null, '', '#tick=' + Math.floor(time)); };
const speeds = [0.1, 0.25, 0.5, 1, 2, 4, 8];
const faster = way => {
  speed = speeds[Math.min(Math.max(speeds.indexOf(speed) + way, 0), speeds.length - 1)];
  $('speed').value = speed;
};
const mark = () => {
  loop = !loop ? [time] : loop.length === 1 && time > loop[0] ? [loop[0], time] : null;
  $('loop').textContent = !loop ? 'Loop from here' : loop.length === 1 ? 'Loop to here' : 'End loop';
  $('loop').setAttribute('aria-pressed', loop !== null);
  marks();
};
const marks = () => {
  const place = (t, name) => { const i = document.createElement('i'); i.className = name; i.style.left = 100 * t / Math.max(1, length) + '%'; return i; };
  $('marks').replaceChildren(...chapters.map(c => place(c.time, '')), ...(loop || []).map(t => place(t, 'loop')));
};
const go = () => {
  const match = location.hash.match(/^#(t|nav|tick)=([\d.]+)$/);
  if (!match) return;
  const n = Number(match[2]);
  if (match[1] === 'nav') { if (chapters[n - 1]) seek(chapters[n - 1].time); }
  else seek(match[1] === 't' ? Math.round(n * TICKS) : n);
};
// The life cycles: a lane for each controller.
const lives = () => {
  const NS = 'http://www.w3.org/2000/svg', height = lanes.length * 18 + 6;
  const svg = document.createElementNS(NS, 'svg');
  svg.setAttribute('viewBox', `0 0 304 ${height}`);
  svg.setAttribute('class', 'lane');
  svg.setAttribute('role', 'img');
  svg.setAttribute('aria-label', 'When each view controller is loaded, appearing, visible and disappearing');
  const add = (kind, attributes, text) => {
    const e = document.createElementNS(NS, kind);
    for (const name in attributes) e.setAttribute(name, attributes[name]);
    if (text !== undefined) e.textContent = text;
    svg.append(e);
    return e;
  };
  const fills = ['', '#9a9aa6', '#e0a100', '#2f9e44', '#d9772b'];
  lanes.forEach(([name, ...changes], i) => {
    const y = i * 18 + 3;
    add('text', {x: 0, y: y + 11}, name.length > 13 ? name.slice(0, 12) + '…' : name).append(Object.assign(document.createElementNS(NS, 'title'), {textContent: name}));
    changes.forEach(([t, state], k) => {
      const end = k + 1 < changes.length ? changes[k + 1][0] : length;
      const [a, b] = [t, end].map(v => 90 + 210 * v / Math.max(1, length));
      if (state > 0) add('rect', {x: a, y: state === 1 ? y + 5 : y + 1, width: Math.max(b - a, state === 1 ? 0 : 1.5), height: state === 1 ? 4 : 12, rx: 1.5, fill: fills[state]});
    });
  });
  add('line', {id: 'here', y1: 0, y2: height, x1: 90, x2: 90, stroke: 'currentColor', 'stroke-width': 1.2});
  svg.addEventListener('click', event => {
    const box = svg.getBoundingClientRect();
    seek(((event.clientX - box.left) * 304 / box.width - 90) / 210 * length);
  });
  $('lives').prepend(svg);
};
slider.max = length;
slider.addEventListener('input', () => seek(Number(slider.value)));
$('play').addEventListener('click', toggle);
$('back').addEventListener('click', () => jump(-1));
$('next').addEventListener('click', () => jump(1));
$('less').addEventListener('click', () => tick(-1));
$('more').addEventListener('click', () => tick(1));
$('loop').addEventListener('click', mark);
$('speed').addEventListener('change', () => { speed = Number($('speed').value); });
$('stage').addEventListener('click', () => { if (!String(getSelection())) toggle(); });
for (const {button} of buttons) {
  button.addEventListener('click', () => {
    seek(Number(button.dataset.time), playing);
    if (button.dataset.nav) history.replaceState(null, '', '#nav=' + button.dataset.nav);
  });
}
document.addEventListener('keydown', event => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const control = event.target.closest('button,select,summary,input');
  const key = event.key;
  if (key === ' ' && control && control !== slider) return;
  if (control && control.tagName === 'SELECT') return;
  const actions = {
    ' ': toggle, k: toggle, '[': () => jump(-1), ']': () => jump(1), ',': () => tick(-1), '.': () => tick(1),
    '<': () => faster(-1), '>': () => faster(1), l: mark,
    Home: () => seek(0), End: () => seek(length),
    ArrowLeft: () => seek(time - 60, playing), ArrowRight: () => seek(time + 60, playing),
  };
  const action = actions[key] || (/^\d$/.test(key) ? () => seek(length * key / 10, playing) : null);
  if (!action) return;
  event.preventDefault();
  action();
});
addEventListener('resize', () => { if (width) fit(width); });
addEventListener('hashchange', go);
marks(); lives(); label(); show(); go();
document.documentElement.dataset.ready = 'true';
})();

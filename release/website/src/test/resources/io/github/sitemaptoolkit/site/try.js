// The example of a rule, to be edited and checked as one types. The engine is loaded when the reader
// begins to edit or asks for it. The pages work without this script.
"use strict";
(() => {
  const root = document.currentScript.dataset.root;
  const place = document.querySelector(".try");
  const example = JSON.parse(place.dataset.example);
  const PAUSE = 300; // milliseconds without a key, before it is checked
  const PATIENCE = 2000; // milliseconds that a check may take when there is a newer text
  const LEVELS = ["error", "warning", "info"];
  const MOST = 50; // findings that are shown
  const WIDTH = 100; // characters of a line that are shown
  const PROFILES = ["sitemaps.org", "google", "google-news", "bing", "yandex", "baidu"];

  function element(name, attributes, ...children) {
    const made = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) {
      if (value === true) {
        made.setAttribute(key, "");
      } else if (value !== false && value !== null) {
        made.setAttribute(key, value);
      }
    }
    made.append(...children);
    return made;
  }

  // ---- The editors

  const count = (number, one) => number + " " + one + (number === 1 ? "" : "s");

  // A text area for each file, with the numbers of lines beside it.
  function editor(file, index) {
    const id = "try-text-" + index;
    const numbers = element("pre", { class: "numbers", "aria-hidden": "true" });
    const text = element("textarea", {
      id, spellcheck: "false", autocomplete: "off", autocapitalize: "off", wrap: "off", rows: "8",
      "aria-describedby": "try-help",
    });
    const box = element("div", { class: "editor" }, numbers, text);
    const whole = element("div", {}, element("label", { for: id }, file.name), box);
    const made = { name: file.name, location: file.location, text, numbers, whole, marks: new Map() };
    text.value = file.text;
    text.addEventListener("input", () => {
      number(made);
      edited();
    });
    text.addEventListener("scroll", () => {
      numbers.scrollTop = text.scrollTop;
    });
    text.addEventListener("focus", begin);
    number(made);
    return made;
  }

  function number(made) {
    const lines = made.text.value.split("\n").length;
    made.text.rows = Math.max(5, Math.min(24, lines));
    made.numbers.replaceChildren(...Array.from({ length: lines }, (_, i) => {
      const level = made.marks.get(i + 1);
      return element("span", level ? { class: level } : {}, String(i + 1));
    }));
    made.numbers.scrollTop = made.text.scrollTop;
  }

  const files = element("div", { class: "files" });
  let editors = [];
  let chosen = "bad";

  function choose(kind) {
    chosen = kind;
    editors = example[kind].map(editor);
    files.replaceChildren(...editors.map(made => made.whole));
    showChoice();
  }

  const isEdited = () => editors.some((made, i) => made.text.value !== example[chosen][i].text);

  function showChoice() {
    const changed = isEdited();
    for (const [kind, button] of Object.entries(choices)) {
      button.setAttribute("aria-pressed", String(kind === chosen && !changed));
    }
    reset.disabled = !changed;
  }

  // ---- The controls

  const button = (words, press) => {
    const made = element("button", { type: "button" }, words);
    made.addEventListener("click", press);
    return made;
  };

  const pick = kind => () => {
    choose(kind);
    now();
  };
  const choices = { bad: button("Bad example", pick("bad")), good: button("Good example", pick("good")) };
  const reset = button("Undo changes", () => {
    choose(chosen);
    now();
    choices[chosen].focus();
  });
  const profile = element("select", { id: "try-profile" },
    ...PROFILES.map(id => element("option", { value: id, selected: id === example.profile }, id)));
  profile.addEventListener("change", () => now());
  const start = button("Try it", () => now());
  start.className = "start";

  const verdict = element("p", { class: "verdict", role: "status" });
  const list = element("ul", { class: "findings" });

  // ---- The engine

  const state = { worker: null, starting: null, running: 0, since: 0, again: false, id: 0 };

  const script = name => new Promise((done, failed) => {
    const made = element("script", { src: root + name });
    made.onload = done;
    made.onerror = () => failed(new Error(name + " cannot be loaded"));
    document.head.append(made);
  });

  let loaded = null;

  async function engine() {
    loaded ??= Promise.all([script("engine.js"), script("codes.js")]);
    await loaded;
    const worker = await globalThis.sitemapEngine.start();
    worker.onmessage = ({ data }) => answer(data);
    worker.onerror = event => {
      event.preventDefault();
      fail(event.message || "it cannot be started");
    };
    return worker;
  }

  function fail(message) {
    state.worker?.terminate();
    Object.assign(state, { worker: null, starting: null, running: 0 });
    show("failed", ["The checker does not work here: " + message + ". The command finds the same: "
      + "sitemap validate FILE --profile " + profile.value]);
    list.replaceChildren();
  }

  // Gives a sitemap that an index lists the url that it has there, by its name.
  function located(texts) {
    const listed = texts.filter(file => /<sitemapindex/.test(file.content)).flatMap(index =>
      [...index.content.matchAll(/<loc>\s*(https?:\/\/[^<\s]*\/([^<\s/]+))\s*<\/loc>/g)]);
    return texts.map(file => ({ ...file, location: file.location ?? listed.find(loc => loc[2] === file.name)?.[1] }));
  }

  // Checks what is in the editors; what was asked before does not count any more.
  async function check() {
    if (state.running) {
      state.again = true;
      if (performance.now() - state.since > PATIENCE) {
        state.worker.terminate();
        Object.assign(state, { worker: null, starting: null, running: 0 });
      } else {
        return;
      }
    }
    if (!state.worker) {
      if (state.starting) {
        return;
      }
      show("busy", ["Loading the checker…"]);
      start.hidden = true;
      try {
        state.starting = engine();
        state.worker = await state.starting;
      } catch (e) {
        loaded = null;
        start.hidden = false;
        fail(e.message);
        return;
      } finally {
        state.starting = null;
      }
    }
    state.again = false;
    state.running = ++state.id;
    state.since = performance.now();
    checked = located(editors.map(made => ({ name: made.name, location: made.location, content: made.text.value })));
    state.worker.postMessage({
      id: state.id, type: "check", profile: profile.value, now: example.now, files: checked,
    });
  }

  let checked = [];
  let timer = 0;

  function now() {
    clearTimeout(timer);
    check();
  }

  function begin() {
    if (!state.worker && !state.starting && !list.hasChildNodes()) {
      now();
    }
  }

  function edited() {
    showChoice();
    clearTimeout(timer);
    timer = setTimeout(check, PAUSE);
    if (state.running && performance.now() - state.since > PATIENCE) {
      now();
    }
  }

  function answer(message) {
    if (message.id !== state.running || message.type === "progress") {
      return;
    }
    state.running = 0;
    if (message.type === "failed") {
      fail(message.message);
    } else if (state.again) {
      check();
    } else {
      result(message.findings);
    }
  }

  // ---- What is found

  function show(kind, words) {
    const text = verdict.textContent;
    verdict.className = "verdict " + kind;
    const made = element("p", {}, ...words);
    if (made.textContent !== text) { // said once
      verdict.replaceChildren(...made.childNodes);
    }
  }

  const code = text => element("code", {}, text);

  // The page of a code: its own, or that of the same fault of any field.
  function pageOf(name) {
    const codes = globalThis.SITEMAP_CODES ?? {};
    const general = Object.keys(codes).find(key => key.startsWith("*") && name.endsWith(key.slice(1)));
    return codes[name] ?? codes[general];
  }

  function linked(name) {
    const page = pageOf(name);
    return name === example.rule || !page ? code(name) : element("a", { href: root + page }, code(name));
  }

  function compare(a, b) {
    const own = finding => (finding.code === example.rule ? 0 : 1);
    return own(a) - own(b) || LEVELS.indexOf(a.severity) - LEVELS.indexOf(b.severity);
  }

  function result(findings) {
    const ofRule = findings.filter(finding => finding.code === example.rule);
    const own = ofRule.length;
    const others = findings.length - own;
    const more = others === 0 ? "" : " " + count(others, "other finding") + ".";
    show(own ? "is-found " + ofRule[0].severity : "is-gone", [code(example.rule),
      own ? " is found" + (own > 1 ? " " + own + " times" : "") + "." + more : " is not found." + more]);
    const shown = [...findings].sort(compare).slice(0, MOST);
    list.replaceChildren(...shown.map(item));
    if (findings.length > MOST) {
      list.append(element("li", {}, "and " + (findings.length - MOST) + " more"));
    }
    list.querySelectorAll("pre").forEach(line => {
      if (line.scrollWidth > line.clientWidth) {
        line.tabIndex = 0; // can be scrolled with the keyboard
      }
    });
    for (const made of editors) {
      made.marks.clear();
      findings.filter(finding => finding.line && finding.source === made.name).forEach(finding => {
        const before = made.marks.get(finding.line);
        if (!before || LEVELS.indexOf(finding.severity) < LEVELS.indexOf(before)) {
          made.marks.set(finding.line, finding.severity);
        }
      });
      number(made);
    }
  }

  function item(finding) {
    const entry = element("li", finding.code === example.rule ? { class: "own " + finding.severity } : {},
      element("span", { class: "level " + finding.severity }, finding.severity), " ", linked(finding.code), " ");
    const made = editors.find(each => each.name === (finding.source ?? finding.input));
    const many = editors.length > 1 && made ? made.name + ", " : "";
    if (finding.line && made) {
      const words = many + "line " + finding.line + (finding.column ? ", column " + finding.column : "");
      const go = button(words, () => select(made, finding));
      go.className = "go";
      entry.append(go);
    } else if (many) {
      entry.append(made.name);
    }
    entry.append(element("p", {}, finding.message));
    const excerpt = finding.line && made ? excerptOf(finding) : null;
    if (excerpt) {
      entry.append(excerpt);
    }
    return entry;
  }

  const textOf = finding => checked.find(file => file.name === finding.source)?.content ?? "";

  // Invisible characters, and those that change the direction of what follows, by their numbers.
  const visible = text => text.replace(/[\0-\x08\x0b-\x1f\x7f-\x9f\xad\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g,
    c => "⟨U+" + c.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0") + "⟩");

  // The line of a finding with the place marked, cut if it is long.
  function excerptOf(finding) {
    const line = textOf(finding).split("\n")[finding.line - 1];
    if (line === undefined) {
      return null;
    }
    const from = finding.column ? finding.column - 1 : 0;
    const to = !finding.column ? line.length
      : finding.endLine === finding.line && finding.endColumn > finding.column ? finding.endColumn - 1
      : finding.endLine > finding.line ? line.length : from + 1;
    const start = line.length <= WIDTH ? 0 : Math.max(0, Math.min(from - 30, line.length - WIDTH));
    const end = Math.min(line.length, start + WIDTH);
    const until = Math.min(to, end);
    return element("pre", { class: "line" }, element("code", {},
      (start > 0 ? "… " : "") + visible(line.slice(start, from)), element("mark", {}, visible(line.slice(from, until))),
      visible(line.slice(Math.max(from, until), end)) + (end < line.length ? " …" : "")));
  }

  // Selects the place of a finding in its editor.
  function select(made, finding) {
    const lines = made.text.value.split("\n");
    const offset = (line, column) =>
      lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0) + Math.max(0, (column || 1) - 1);
    const from = offset(finding.line, finding.column);
    const to = finding.endLine && finding.endColumn
      ? offset(finding.endLine, finding.endColumn) : from + (lines[finding.line - 1] ?? "").length;
    made.text.focus();
    made.text.setSelectionRange(from, Math.max(from, to));
  }

  // ---- The page

  const supposed = [];
  if (example.now) {
    supposed.push("Dates are compared with " + new Date(example.now).toISOString().slice(0, 10) + ".");
  }
  for (const file of example.bad.filter(each => each.location)) {
    supposed.push("The address of " + file.name + " is supposed to be " + file.location + ".");
  }
  place.append(
    element("div", { class: "controls" },
      element("div", { role: "group", "aria-label": "Example" }, choices.bad, choices.good, reset),
      element("label", { for: "try-profile" }, "Profile ", profile)),
    files,
    element("p", { id: "try-help" }, "Edit it: what is found is shown below. Nothing leaves this page. "
      + supposed.join(" ") + " ", start),
    verdict,
    list);
  choose("bad");
  place.hidden = false;
  document.querySelector(".written").hidden = true;
})();

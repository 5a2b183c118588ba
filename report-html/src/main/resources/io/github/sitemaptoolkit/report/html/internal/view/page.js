"use strict";
// What a reader without it can do, too, but more slowly: filter, open all, copy a place.
(() => {
  const kinds = document.querySelector(".kinds");
  if (!kinds || !kinds.querySelector(".kind")) return;
  const all = (selector, of) => [...(of || kinds).querySelectorAll(selector)];
  const make = (name, text, of) => Object.assign(document.createElement(name), of, { textContent: text });
  const number = (n) => String(n).replace(/\B(?=(\d{3})+$)/g, ",");
  const places = all(".place").map((place) => {
    const kind = place.closest(".kind");
    return { place, kind, text: (place.textContent + " " + kind.querySelector(".title").textContent + " "
      + kind.dataset.code).toLowerCase() };
  });

  const form = make("form", "", { className: "filter" });
  const search = make("input", "", { type: "search", name: "text" });
  const fields = { text: search };
  const add = (label, field) => form.append(Object.assign(make("label", label), {}).appendChild(field).parentNode);
  const choice = (name, values) => {
    const select = make("select", "", { name });
    select.append(make("option", "all", { value: "" }));
    [...new Set(values)].filter((value) => value).sort()
      .forEach((value) => select.append(make("option", value, { value })));
    fields[name] = select;
    add(name[0].toUpperCase() + name.slice(1), select);
  };
  add("Text", search);
  choice("level", all(".kind").map((kind) => kind.dataset.level));
  choice("section", all(".place").map((place) => place.dataset.section));
  choice("rule", all(".kind").map((kind) => kind.dataset.code));
  choice("file", all(".place").map((place) => place.dataset.file));
  const open = make("button", "Open all", { type: "button" });
  const output = make("output", "");
  form.append(open, output);
  kinds.before(form);

  const filter = () => {
    const want = {};
    for (const name of Object.keys(fields)) want[name] = fields[name].value.trim();
    const words = want.text.toLowerCase().split(/\s+/);
    const any = Object.values(want).some((value) => value);
    const found = new Set();
    let shown = 0;
    for (const { place, kind, text } of places) {
      const fits = words.every((word) => text.includes(word))
        && (!want.section || place.dataset.section === want.section)
        && (!want.file || place.dataset.file === want.file)
        && (!want.level || kind.dataset.level === want.level)
        && (!want.rule || kind.dataset.code === want.rule);
      place.hidden = !fits;
      if (fits) {
        shown++;
        found.add(kind);
      }
    }
    for (const kind of all(".kind")) {
      const alone = !kind.querySelector(".place") && !want.section && !want.file
        && words.every((word) => kind.textContent.toLowerCase().includes(word))
        && (!want.level || kind.dataset.level === want.level)
        && (!want.rule || kind.dataset.code === want.rule);
      kind.hidden = any && !found.has(kind) && !alone;
    }
    for (const group of all("section")) {
      const own = all(".kind", group);
      group.hidden = any && own.every((kind) => kind.hidden);
    }
    const rest = kinds.dataset.rest;
    output.textContent = (any ? number(shown) + " of " : "") + number(places.length)
      + (places.length === 1 ? " place" : " places") + " on this page" + (rest ? "; " + rest : "");
  };
  form.addEventListener("input", filter);
  form.addEventListener("submit", (event) => event.preventDefault());
  filter();

  open.addEventListener("click", () => {
    const shut = open.textContent === "Close all";
    for (const details of document.querySelectorAll("details")) details.open = !shut;
    open.textContent = shut ? "Open all" : "Close all";
  });

  for (const { place } of places) {
    const copy = make("button", "Copy", { type: "button", className: "copy" });
    const at = place.querySelector(".at").textContent;
    copy.setAttribute("aria-label", "Copy " + at);
    const text = place.textContent.replace(/\s+/g, " ").trim();
    copy.addEventListener("click", () => {
      const done = () => {
        copy.textContent = "Copied";
        setTimeout(() => { copy.textContent = "Copy"; }, 2000);
      };
      if (navigator.clipboard && navigator.clipboard.writeText) {
        navigator.clipboard.writeText(text).then(done, () => select(place));
      } else {
        select(place);
      }
    });
    place.querySelector(".at").after(" ", copy);
  }
  const select = (place) => { // pages from a disk may have no clipboard
    const range = document.createRange();
    range.selectNodeContents(place);
    getSelection().removeAllRanges();
    getSelection().addRange(range);
    document.execCommand("copy");
  };

  const show = () => { // what an address names is opened
    const target = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
    for (let at = target; at; at = at.parentElement) {
      if (at.tagName === "DETAILS") at.open = true;
    }
    if (target) target.scrollIntoView();
  };
  addEventListener("hashchange", show);
  show();
})();

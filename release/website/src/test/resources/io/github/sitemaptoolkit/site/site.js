// The search, which looks through search-index.js, and the keyboard. The pages work without it.
"use strict";
(() => {
  const root = document.currentScript.dataset.root;
  const form = document.querySelector(".search");
  const input = form.querySelector("input");
  const found = form.querySelector(".found");
  const status = found.querySelector("p");
  const list = found.querySelector("ul");
  const MOST = 20;
  const SMALL = new Set("a an and are as at be by can do does for from how i if in is it my of on or the to what when where which why with".split(" "));
  const ASIDE = /^(CHANGELOG|CODE_OF_CONDUCT|CONTRIBUTING|SECURITY|docs\/internals\/)/; // what few users look for
  let parts = null; // [heading, title of the page, link, text, keywords, heading and title, text] in lower case at the end

  function load() {
    if (parts === null) {
      parts = [];
      const script = document.createElement("script");
      script.src = root + "search-index.js";
      script.onload = () => {
        parts = SEARCH_INDEX.map(p => [...p, (p[0] + " " + p[1]).toLowerCase(), p[3].toLowerCase()]);
        search();
      };
      document.head.append(script);
    }
  }

  // Parts with all words come first, then those with most of them. Words in headings, and those that users say for a
  // part, count more than words in the text. Codes begin with the same words by the dozen, so documents come before them.
  function score(part, words, phrase) {
    const heading = part[0].toLowerCase();
    const isPage = part[1] === "";
    const isCode = isPage && part[0].includes(".");
    let sum = 0;
    let missing = 0;
    for (const word of words) {
      if (heading === word || (isPage && part[2].endsWith("/" + word + ".html"))) {
        sum += 100;
      } else if (heading.startsWith(word)) {
        sum += isCode ? 20 : 40;
      } else if (heading.includes(word) || part[4].includes(word)) {
        sum += isCode ? 15 : 25;
      } else if (part[5].includes(word)) {
        sum += 10;
      } else if (part[6].includes(word)) {
        sum += 1 + Math.min(4, part[6].split(word).length - 2);
      } else {
        missing++;
      }
    }
    if (missing * 2 > words.length || missing === words.length) {
      return 0;
    }
    if (words.length > 1 && part[6].includes(phrase)) {
      sum += 50; // a message, as it was copied
    }
    const share = (words.length - missing) / words.length;
    return (isPage ? sum + 3 : sum) * share * share * (ASIDE.test(part[2]) ? 0.3 : 1);
  }

  // The words that were typed, but for small ones, unless there are no others.
  function wordsOf(text) {
    const all = text.split(" ").map(word => word.replace(/^["'(]+|["'?),.]+$/g, "")).filter(word => word !== "");
    const telling = all.filter(word => !SMALL.has(word));
    return telling.length > 0 ? telling : all;
  }

  // The text with the words marked; never as HTML.
  function marked(element, text, words) {
    const escaped = words.map(word => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
    const all = new RegExp("(" + escaped.join("|") + ")", "gi");
    text.split(all).forEach((piece, i) => {
      if (i % 2 === 1) {
        const mark = document.createElement("mark");
        mark.textContent = piece;
        element.append(mark);
      } else {
        element.append(piece);
      }
    });
    return element;
  }

  function excerpt(part, words) {
    const at = words.map(word => part[6].indexOf(word)).filter(i => i >= 0);
    const start = Math.max(0, Math.min(...at, part[3].length) - 50);
    const from = at.length === 0 || start === 0 ? 0 : part[3].indexOf(" ", start) + 1;
    return (from > 0 ? "… " : "") + part[3].slice(from, from + 150);
  }

  function item(part, words) {
    const link = document.createElement("a");
    link.href = root + part[2];
    const title = document.createElement("strong");
    marked(title, part[0], words);
    link.append(title);
    if (part[1] !== "") {
      link.append(" in " + part[1]);
    }
    const text = document.createElement("span");
    link.append(marked(text, excerpt(part, words), words));
    const entry = document.createElement("li");
    entry.append(link);
    return entry;
  }

  function search() {
    const phrase = input.value.toLowerCase().replace(/\s+/g, " ").trim();
    const words = wordsOf(phrase);
    found.hidden = words.length === 0;
    const all = (parts || [])
      .map(part => [score(part, words, phrase), part])
      .filter(pair => pair[0] > 0)
      .sort((a, b) => b[0] - a[0]);
    list.replaceChildren(...all.slice(0, MOST).map(pair => item(pair[1], words)));
    status.textContent =
      all.length === 0 ? "Nothing found" : all.length > MOST ? "The first " + MOST + " of " + all.length : all.length + " found";
  }

  function move(event, by) {
    const stops = [input, ...list.querySelectorAll("a")];
    const at = stops.indexOf(document.activeElement);
    if (at >= 0) {
      event.preventDefault();
      stops[Math.max(0, Math.min(stops.length - 1, at + by))].focus();
    }
  }

  form.hidden = false;
  input.addEventListener("focus", load);
  input.addEventListener("input", search);
  form.addEventListener("submit", event => {
    event.preventDefault();
    const first = list.querySelector("a");
    if (first) {
      first.click();
    }
  });
  form.addEventListener("keydown", event => {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      move(event, event.key === "ArrowDown" ? 1 : -1);
    } else if (event.key === "Escape") {
      input.value = "";
      search();
      input.focus();
    }
  });
  form.addEventListener("focusout", event => {
    if (!form.contains(event.relatedTarget)) {
      found.hidden = true;
    }
  });
  form.addEventListener("focusin", () => {
    found.hidden = input.value.trim() === "";
  });
  list.addEventListener("click", () => {
    found.hidden = true; // the link may lead to this page
  });
  document.addEventListener("keydown", event => {
    if (event.key === "/" && !/^(INPUT|TEXTAREA)$/.test(document.activeElement.tagName)) {
      event.preventDefault();
      input.focus();
    }
  });

  // What is wider than the page can be scrolled with the keyboard in every browser.
  document.querySelectorAll("pre, .table").forEach(box => {
    if (box.scrollWidth > box.clientWidth) {
      box.tabIndex = 0;
    }
  });
})();

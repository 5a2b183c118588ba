// Elements whose contents are texts or other elements, never markup: what comes from a file is inert.

export const byId = (id) => document.getElementById(id);

/** Returns an element with attributes and children; texts become text nodes, null is left out. */
export function element(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children.flat().filter((child) => child !== null));
  return made;
}

export function button(text, onClick) {
  const made = element('button', { type: 'button' }, text);
  made.addEventListener('click', onClick);
  return made;
}

/** Fills a select with [value, text] pairs. */
export function options(select, pairs, value) {
  select.replaceChildren(...pairs.map(([each, text]) => element('option', { value: each }, text)));
  if (value !== undefined) select.value = value;
}

/** Has the browser save a blob as a file. */
export function download(blob, name) {
  const url = URL.createObjectURL(blob);
  const link = element('a', { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000); // the browser may ask for a place first
}

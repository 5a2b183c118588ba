// Texts and numbers as the page shows them.

// What would move a line, turn its direction or is not shown: as PrintableText of the engine.
const HIDDEN = /[\u0000-\u0008\u000a-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufffe\uffff]|\p{Cs}/gu;

/** Returns a text in one line in which characters that are not shown as themselves are escaped. */
export const printable = (text) =>
  text.replace(HIDDEN, (c) => '\\u' + c.charCodeAt(0).toString(16).padStart(4, '0'));

/** Returns a text with at most so many characters, in one line. */
export function shortened(text, most) {
  return printable(text.length > most ? text.slice(0, most) + '…' : text);
}

export const number = (value) => value.toLocaleString('en-US');

/** Returns such as `1 url` or `50,000 urls`. */
export const counted = (value, noun) => `${number(value)} ${noun}${value === 1 ? '' : 's'}`;

/** Returns such as `3 KB` or `1.4 MB`, as the command does. */
export function bytes(size) {
  if (size < 2 ** 20) return `${number(Math.ceil(size / 1024))} KB`;
  return `${number(Math.round(size / 2 ** 20 * 10) / 10)} MB`;
}

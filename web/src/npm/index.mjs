// Sitemap Toolkit for JavaScript. Everything runs in this process; nothing is fetched.
import * as engine from './engine.js';

function reader(bytes) {
  let at = 0;
  return {
    read(most) {
      if (at >= bytes.length) return null;
      const part = bytes.subarray(at, (at += most));
      return new Int8Array(part.buffer, part.byteOffset, part.length);
    },
    failure: () => null,
  };
}

const bytesOf = (input) => (typeof input === 'string' ? new TextEncoder().encode(input) : input);

function collected(parts) {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(new Uint8Array(part.buffer, part.byteOffset, part.length), at);
    at += part.length;
  }
  return all;
}

const text = (bytes) => new TextDecoder().decode(bytes);

/** Checks documents, each by itself and all as a site; returns a report and the exit code. */
export function report(files, options = {}) {
  const parts = [];
  engine.begin(
    options.profile ?? 'google',
    options.report ?? 'text',
    options.failOn ?? 'error',
    options.max ?? 3,
    (part) => parts.push(part),
    options.progress ?? (() => {}),
  );
  for (const file of files) {
    engine.add(file.name, reader(bytesOf(file.content)));
  }
  const code = engine.finish();
  return { code, report: text(collected(parts)) };
}

/** Checks a document; returns its findings. */
export function check(content, options = {}) {
  const name = options.name ?? 'sitemap';
  const { report: lines } = report([{ name, content }], { ...options, report: 'ndjson' });
  return lines.split('\n').filter((line) => line).map((line) => JSON.parse(line));
}

/** Converts a document to a format, such as csv, or to that of the name of a file. */
export function convert(content, options) {
  const parts = [];
  let messages = '';
  const code = engine.convert(
    options.name ?? 'input',
    reader(bytesOf(content)),
    options.to,
    (part) => parts.push(part),
    (lines) => (messages = lines),
    options.progress ?? (() => {}),
  );
  return { code, output: collected(parts), messages };
}

/** Counts the urls of a document, or the sitemaps of an index. */
export function count(content, options = {}) {
  return JSON.parse(engine.count(options.name ?? 'input', reader(bytesOf(content))));
}

/** Explains the rules with a code, or about a word; an empty list if there are none. */
export const explain = (code) => JSON.parse(engine.explain(code)).rules;

/** Returns the names of profiles, reports and formats. */
export const names = () => JSON.parse(engine.names());

// Sitemap Toolkit for JavaScript. Everything runs in this thread; nothing is fetched.
import * as engine from './engine.js';

const MOST_IN_TEXT = 3; // places of a rule in the report for people, as in the command

const isBytes = (part) => ArrayBuffer.isView(part) || part instanceof ArrayBuffer;

/** Returns bytes; fails for what is none. */
function bytesOf(part) {
  if (typeof part === 'string') return new TextEncoder().encode(part);
  if (part instanceof ArrayBuffer) return new Uint8Array(part);
  if (ArrayBuffer.isView(part)) return new Uint8Array(part.buffer, part.byteOffset, part.byteLength);
  throw new TypeError(
    `a document is a string, bytes, or an iterable of them, not ${part === null ? 'null' : typeof part}`);
}

const isAsync = (content) =>
  typeof content === 'object' && content !== null && !isBytes(content)
  && (Symbol.asyncIterator in content || typeof content.getReader === 'function');

/** Returns the bytes of an asynchronous iterable or a ReadableStream: the engine cannot wait. */
async function gathered(content) {
  const parts = [];
  if (Symbol.asyncIterator in content) {
    for await (const part of content) parts.push(bytesOf(part));
    return parts;
  }
  const reader = content.getReader(); // some browsers cannot iterate over streams
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return parts;
    parts.push(bytesOf(value));
  }
}

/** Returns what the engine pulls bytes from: parts are read only when they are needed. */
function reader(content) {
  const single = typeof content === 'string' || isBytes(content);
  const parts = (single ? [content] : content)?.[Symbol.iterator]?.();
  if (!parts) bytesOf(content); // says what is wrong
  let part = new Uint8Array(0);
  let at = 0;
  return {
    read(most) {
      while (at === part.length) {
        const next = parts.next();
        if (next.done) return null;
        part = bytesOf(next.value);
        at = 0;
      }
      const from = at;
      at = Math.min(part.length, from + most);
      return new Int8Array(part.buffer, part.byteOffset + from, at - from);
    },
    failure: () => null,
  };
}

/** Calls a function with content, or once it has arrived. */
function arrived(content, use) {
  return isAsync(content) ? gathered(content).then(use) : use(content);
}

const unsigned = (part) => new Uint8Array(part.buffer, part.byteOffset, part.length);

function joined(parts) {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

function reported(files, options) {
  const parts = [];
  const known = names();
  const profile = options.profile ?? 'google';
  const report = options.report ?? 'text';
  if (!known.profiles.includes(profile)) {
    throw new RangeError(`there is no profile ${profile}; there are ${known.profiles.join(', ')}`);
  } else if (!known.reports.includes(report)) {
    throw new RangeError(`there is no report ${report}; there are ${known.reports.join(', ')}`);
  }
  engine.begin(
    profile,
    report,
    options.failOn ?? 'error',
    options.max ?? MOST_IN_TEXT,
    (part) => parts.push(unsigned(part)),
    options.progress ?? (() => {}),
  );
  for (const file of files) {
    if (file.location) engine.addAt(file.name, file.location, reader(file.content));
    else engine.add(file.name, reader(file.content));
  }
  const code = engine.finish();
  return { code, report: new TextDecoder().decode(joined(parts)) };
}

/** Checks documents, each by itself and all as a site; returns a report and the exit code. */
export function report(files, options = {}) {
  const all = [...files];
  if (!all.some((file) => isAsync(file.content))) return reported(all, options);
  return Promise.all(all.map(async (file) =>
    (isAsync(file.content) ? { ...file, content: await gathered(file.content) } : file)))
    .then((known) => reported(known, options));
}

/** Returns a name that does not contradict the bytes: some rules are about endings. */
function nameOf(content) {
  const first = Array.isArray(content) ? content[0] : content;
  const [a, b] = isBytes(first) ? bytesOf(first) : [];
  return a === 0x1f && b === 0x8b ? 'sitemap.gz' : 'sitemap';
}

/** Checks a document; returns its findings. */
export function check(content, options = {}) {
  return arrived(content, (known) => reported(
    [{ name: options.name ?? nameOf(known), location: options.location, content: known }],
    { ...options, report: 'ndjson' })
    .report.split('\n').filter((line) => line).map((line) => JSON.parse(line)));
}

/** Converts a document to a format, such as csv, or to that of the name of a file. */
export function convert(content, options) {
  return arrived(content, (known) => {
    const parts = [];
    const write = options.write ?? ((part) => parts.push(part));
    let messages = '';
    const code = engine.convert(
      options.name ?? 'input',
      reader(known),
      options.to,
      (part) => write(unsigned(part)),
      (lines) => (messages = lines),
      options.progress ?? (() => {}),
    );
    return { code, output: joined(parts), messages };
  });
}

/** Counts the urls of a document, or the sitemaps of an index. */
export function count(content, options = {}) {
  return arrived(content, (known) =>
    JSON.parse(engine.count(options.name ?? 'input', reader(known))));
}

/** Explains the rules with a code, or about a word; an empty list if there are none. */
export const explain = (code) => JSON.parse(engine.explain(code)).rules;

let known;

/** Returns the names of profiles, reports and formats. */
export function names() {
  known ??= JSON.parse(engine.names());
  return structuredClone(known);
}

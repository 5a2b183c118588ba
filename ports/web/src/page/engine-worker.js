// Runs the engine in a worker. The page posts a message with an id and a type, and gets messages
// with that id: any number of 'progress', then one 'done' or 'failed'. To cancel, end the worker.
//
//   {id, type: 'check', profile, files: [{name, content, location}], most, now}
//     -> {code, findings, rules: [{code, severity, count, files}],
//         inputs: [{name, urls, sitemaps, failure, error, warning, info}], seconds}
//   {id, type: 'report', report, profile, files, max} -> {code, report}
//   {id, type: 'convert', to, file: {name, content}} -> {code, output, messages}
//   {id, type: 'explain', code}                      -> {rules}; code may be an array
//   {id, type: 'names'}                              -> {profiles, reports, targets}
//
// The content of a file is a Blob, a Uint8Array or a string; its location is its url, if that is
// known. `now` is the time in milliseconds, if it is not that of the browser. The findings are the
// objects of the report 'ndjson'; `most` is how many of a rule are kept (all by default), while
// `rules` counts all.
/* global engine, FileReaderSync */

const CHUNK = 1 << 20; // bytes that are read from a file at once
const EVERY = 100; // milliseconds between messages of progress
const ALL = 2 ** 31 - 1;
const MAX = 3; // places of a rule in reports for people, as in the command

/** Posts how much has been read, but not more often than people can see. */
function progressOf(id, files) {
  const total = files.reduce((sum, file) => sum + file.content.size, 0);
  const at = { read: 0, before: 0, entries: 0, last: 0 };
  const post = () => {
    if (performance.now() - at.last >= EVERY) {
      at.last = performance.now();
      self.postMessage({ id, type: 'progress', read: at.read, total, entries: at.before + at.entries });
    }
  };
  return {
    bytes(count) {
      at.read += count;
      post();
    },
    entries(count) {
      at.entries = count;
      post();
    },
    endFile(entries) {
      at.before += entries;
      at.entries = 0;
    },
  };
}

/** Returns what the engine pulls bytes from. Only a part of the file is in memory. */
function reader(blob, progress) {
  const files = new FileReaderSync();
  let next = 0;
  let chunk = new Int8Array(0);
  let at = 0;
  let failure = null;
  return {
    read(most) {
      if (at === chunk.length && next < blob.size) {
        try {
          chunk = new Int8Array(files.readAsArrayBuffer(blob.slice(next, next + CHUNK)));
        } catch (e) {
          failure = ['NotReadableError', 'NotFoundError'].includes(e.name)
            ? 'the browser cannot read it: it was moved or changed, or may not be read; choose it again'
            : e.message;
          return null;
        }
        next += CHUNK;
        at = 0;
        progress.bytes(chunk.length);
      }
      if (at === chunk.length) return null;
      const part = chunk.subarray(at, at + most);
      at += part.length;
      return part;
    },
    failure: () => failure,
  };
}

const unsigned = (part) => new Uint8Array(part.buffer, part.byteOffset, part.length);

function begin(message, format, max, take, progress) {
  const settings = [format, 'error', max, (part) => take(unsigned(part)), progress.entries];
  const profile = message.profile ?? 'google';
  if (message.now) engine.beginAt(profile, message.now, ...settings);
  else engine.begin(profile, ...settings);
}

/** Adds the files of a site; returns how many entries each has, and why it could not be read. */
function add(files, progress) {
  return files.map((file) => {
    const bytes = reader(file.content, progress);
    const input = JSON.parse(file.location
      ? engine.addAt(file.name, file.location, bytes)
      : engine.add(file.name, bytes));
    progress.endFile(input.urls + input.sitemaps);
    return input;
  });
}

/** Returns what takes bytes and passes on the lines of their text. */
function lines(each) {
  const decoder = new TextDecoder();
  let rest = '';
  return (bytes) => {
    const parts = (rest + decoder.decode(bytes, { stream: true })).split('\n');
    rest = parts.pop(); // each line of the report ends with a line break
    parts.filter((line) => line).forEach(each);
  };
}

function check(message) {
  const start = performance.now();
  const findings = [];
  const progress = progressOf(message.id, message.files);
  const take = lines((line) => {
    const finding = JSON.parse(line);
    if (finding.failure === undefined) findings.push(finding); // the inputs have the failures
  });
  begin(message, 'ndjson', 0, take, progress);
  engine.reportFirst(message.most ?? ALL);
  const inputs = add(message.files, progress);
  const finished = JSON.parse(engine.finishFirst());
  return {
    ...finished,
    findings,
    inputs: inputs.map((input, i) => ({ ...finished.inputs[i], ...input })),
    seconds: (performance.now() - start) / 1000,
  };
}

function report(message) {
  const decoder = new TextDecoder();
  const progress = progressOf(message.id, message.files);
  let text = '';
  const take = (part) => { text += decoder.decode(part, { stream: true }); };
  begin(message, message.report, message.max ?? MAX, take, progress);
  add(message.files, progress);
  return { code: engine.finish(), report: text };
}

function convert(message) {
  const { name, content } = message.file;
  const progress = progressOf(message.id, [message.file]);
  const parts = [];
  let messages = '';
  const code = engine.convert(name, reader(content, progress), message.to,
    (part) => parts.push(unsigned(part)), (text) => { messages = text; }, progress.entries);
  const output = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    output.set(part, at);
    at += part.length;
  }
  return { code, output, messages };
}

function explain({ code }) {
  return { rules: [code].flat().flatMap((each) => JSON.parse(engine.explain(each)).rules) };
}

const TASKS = { check, report, convert, explain, names: () => JSON.parse(engine.names()) };

const withBlob = (file) => ({
  ...file,
  content: file.content instanceof Blob ? file.content : new Blob([file.content]),
});

self.onmessage = ({ data }) => {
  const { id, type } = data;
  try {
    const message = { ...data };
    if (data.files) message.files = data.files.map(withBlob);
    if (data.file) message.file = withBlob(data.file);
    if (!Object.hasOwn(TASKS, type)) throw new Error(`there is no message ${type}`);
    const done = TASKS[type](message);
    self.postMessage({ id, type: 'done', ...done }, done.output ? [done.output.buffer] : []);
  } catch (e) {
    self.postMessage({ id, type: 'failed', message: String(e?.message ?? e) });
  }
};

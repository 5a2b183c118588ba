// The lines of files that findings are about. Only what is shown is read from a file that is not
// compressed and in UTF-8; others are read up to the last line that is wanted, in small parts.

const AROUND = 120; // characters shown before and after the place
const PLACE = 300; // characters of the place itself
const SLICE = 4 * AROUND; // bytes: a character has at most four

/** Returns the parts of a line around a place; `cut` and `more` say that there is more of the line. */
function excerpt(before, marked, after, cut) {
  const start = Math.max(before.lastIndexOf('\n'), before.lastIndexOf('\r')) + 1;
  const line = before.slice(start);
  const [place] = marked.slice(0, PLACE).split(/[\r\n]/, 1);
  const whole = place.length === marked.length;
  const [rest] = whole ? after.split(/[\r\n]/, 1) : [''];
  return {
    cut: line.length > AROUND || (start === 0 && cut),
    before: line.length > AROUND ? line.slice(-AROUND) : line.trimStart(),
    marked: place,
    after: rest.slice(0, AROUND),
    more: rest.length > AROUND || !whole,
  };
}

const decoded = (bytes) => new TextDecoder().decode(bytes, { stream: true });

/** Reads the line of a place whose bytes are known. */
async function bySlice(blob, { byteOffset, byteLength }) {
  const start = Math.max(0, byteOffset - SLICE);
  const length = byteLength ?? 0;
  const end = byteOffset + Math.min(length, 4 * PLACE);
  const bytes = new Uint8Array(await blob.slice(start, end + SLICE + 4).arrayBuffer());
  const at = byteOffset - start;
  let first = 0;
  while (first < at && start > 0 && (bytes[first] & 0xc0) === 0x80) first++; // within a character
  return excerpt(
    decoded(bytes.subarray(first, at)),
    decoded(bytes.subarray(at, end - start)),
    end < byteOffset + length ? '' : decoded(bytes.subarray(end - start)),
    start > 0,
  );
}

/** Returns the encoding that the first bytes of a text tell. */
function encodingOf(bytes) {
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0 && bytes[1] === 0x3c) return 'utf-16be';
  if (bytes[0] === 0x3c && bytes[1] === 0) return 'utf-16le';
  const head = new TextDecoder('latin1').decode(bytes);
  return /^[^>]*\sencoding\s*=\s*["']([\w.:-]+)["']/.exec(head)?.[1] ?? 'utf-8';
}

function decoder(bytes) {
  try {
    return new TextDecoder(encodingOf(bytes));
  } catch {
    return new TextDecoder();
  }
}

/** Finds lines in a text of which only a part is there at a time. */
class LineFinder {
  #text = ''; // the end of what was read
  #from = 0; // where it begins
  #seen = 0; // up to where lines were counted
  #line = 0;
  #open = []; // places whose lines were found
  #wanted;
  #take;

  constructor(findings, take) {
    this.#wanted = new Map();
    for (const finding of findings) {
      const same = this.#wanted.get(finding.line) ?? [];
      this.#wanted.set(finding.line, [...same, finding]);
    }
    this.#take = take;
    this.#begin(0);
  }

  get isDone() {
    return this.#wanted.size === 0 && this.#open.length === 0;
  }

  #begin(start) {
    this.#line++;
    for (const finding of this.#wanted.get(this.#line) ?? []) {
      const at = start + Math.max(0, (finding.column ?? 1) - 1);
      const end = finding.endLine === finding.line ? start + finding.endColumn - 1 : at;
      this.#open.push({ finding, start, at, end: Math.min(end, at + PLACE) });
    }
    this.#wanted.delete(this.#line);
  }

  add(text, ended) {
    this.#text += text;
    const ends = /\r\n|\n|\r/g;
    ends.lastIndex = this.#seen - this.#from;
    for (let end = ends.exec(this.#text); end; end = ends.exec(this.#text)) {
      const next = end.index + end[0].length;
      if (end[0] === '\r' && next === this.#text.length && !ended) break; // perhaps half of a line end
      this.#seen = this.#from + next;
      this.#begin(this.#seen);
    }
    const all = this.#from + this.#text.length;
    if (!this.#text.endsWith('\r')) this.#seen = all;
    this.#open = this.#open.filter((place) => {
      if (place.end + 2 * AROUND > all && !ended) return true;
      this.#give(place);
      return false;
    });
    const keep = Math.max(0, this.#text.length - 2 * PLACE - 4 * AROUND);
    this.#text = this.#text.slice(keep);
    this.#from += keep;
  }

  #give({ finding, start, at, end }) {
    const from = Math.max(start, at - AROUND - 1, this.#from);
    const part = (a, b) => this.#text.slice(Math.max(0, a - this.#from), Math.max(0, b - this.#from));
    this.#take(finding, excerpt(part(from, at), part(at, end), part(end, end + 2 * AROUND), from > start));
  }
}

/** Reads a text up to the last line that is wanted. */
async function byReading(blob, packed, findings, take) {
  const finder = new LineFinder(findings, take);
  const stream = packed ? blob.stream().pipeThrough(new DecompressionStream('gzip')) : blob.stream();
  const reader = stream.getReader();
  let text = null;
  try {
    while (!finder.isDone) {
      const { done, value } = await reader.read();
      if (value) text ??= decoder(value.subarray(0, 200));
      finder.add(text?.decode(value, { stream: !done }) ?? '', done);
      if (done) break;
    }
  } catch {
    // Damaged gzip: what was read before was found.
  } finally {
    reader.cancel().catch(() => {});
  }
}

async function isGzip(blob) {
  const head = new Uint8Array(await blob.slice(0, 2).arrayBuffer());
  return head[0] === 0x1f && head[1] === 0x8b;
}

/** Reads lines of a file; calls take(finding, parts) for each line that is found. */
export async function readLines(blob, findings, take) {
  const packed = await isGzip(blob);
  const direct = packed ? [] : findings.filter((finding) => finding.byteOffset !== null);
  const others = findings.filter((finding) => finding.line !== null && !direct.includes(finding));
  await Promise.all(direct.map(async (finding) => take(finding, await bySlice(blob, finding))));
  if (others.length > 0) await byReading(blob, packed, others, take);
}

/** Collects what is wanted at the same time, so that a file is read once for it. */
export class SourceLines {
  #files;
  #wanted = new Map(); // by name of the file

  constructor(files) {
    this.#files = new Map(files.map(({ name, content }) => [name, content]));
  }

  /** Calls take(parts) when the line of a finding has been read; never, if it has none. */
  want(finding, take) {
    const name = finding.source ?? finding.input;
    if (!this.#files.has(name) || finding.line === null) return;
    if (this.#wanted.size === 0) setTimeout(() => this.#read());
    if (!this.#wanted.has(name)) this.#wanted.set(name, new Map());
    this.#wanted.get(name).set(finding, take);
  }

  #read() {
    const wanted = this.#wanted;
    this.#wanted = new Map();
    for (const [name, takers] of wanted) {
      readLines(this.#files.get(name), [...takers.keys()], (finding, parts) => takers.get(finding)(parts))
        .catch(() => {}); // The file was moved meanwhile; the finding stands without its line.
    }
  }
}

// The files that somebody drops, chooses or pastes: {files: [{name, content}], leftOut}.

// In folders, only files of known formats are read, as by the command.
const KNOWN = /\.(xml|rss|rdf|atom|csv|tsv|txt|llms|json|ndjson|jsonl|xlsx|xlsm)(\.gz)?$|\.gz$/i;

const isKnown = (name) => KNOWN.test(name) && !name.split('/').some((part) => part.startsWith('.'));

/** Compares paths by their parts, so that the order is the same in all browsers. */
function byPath(a, b) {
  const left = a.name.split('/');
  const right = b.name.split('/');
  const at = left.findIndex((part, i) => part !== right[i]);
  if (at < 0) return left.length - right.length;
  return right[at] === undefined || left[at] > right[at] ? 1 : -1;
}

/** Gives files that have the same name different ones. */
function named(files) {
  const names = new Set();
  return files.map(({ name, content }) => {
    let unique = name;
    for (let i = 2; names.has(unique); i++) unique = `${name} (${i})`;
    names.add(unique);
    return { name: unique, content };
  });
}

/**
 * Folders as browsers hand them over. In a page that was opened from a disk, Chromium refuses the
 * files of entries; handles are not in all browsers, and only in pages of https and from a disk.
 */
const OF_HANDLE = {
  isFile: (handle) => handle.kind === 'file',
  file: (handle) => handle.getFile(),
  async children(handle) {
    const all = [];
    for await (const child of handle.values()) all.push(child);
    return all;
  },
};
const OF_ENTRY = {
  isFile: (entry) => entry.isFile,
  file: (entry) => new Promise((resolve, reject) => entry.file(resolve, reject)),
  async children(entry) {
    const reader = entry.createReader();
    const all = [];
    for (;;) {
      // Browsers return about a hundred at a time.
      const some = await new Promise((resolve, reject) => reader.readEntries(resolve, reject));
      if (some.length === 0) return all;
      all.push(...some);
    }
  },
};

async function collect(kind, folder, path, found) {
  for (const child of await kind.children(folder)) {
    const name = path + child.name;
    if (!kind.isFile(child)) {
      if (!child.name.startsWith('.')) await collect(kind, child, `${name}/`, found);
    } else if (isKnown(name)) {
      found.files.push({ name, content: await kind.file(child) });
    } else {
      found.leftOut++;
    }
  }
}

/** Returns a promise of the files and the folders' files that were dropped. */
export async function dropped(transfer) {
  // What was dropped is only there until the event has been handled.
  const items = [...transfer.items].filter((item) => item.kind === 'file').map((item) => {
    const entry = item.webkitGetAsEntry?.();
    return entry?.isDirectory ? { entry, handle: item.getAsFileSystemHandle?.() } : { file: item.getAsFile() };
  });
  const found = { files: [], leftOut: 0 };
  for (const { file, entry, handle } of items) {
    if (file) found.files.push({ name: file.name, content: file });
    else if (handle) await collect(OF_HANDLE, await handle, `${entry.name}/`, found);
    else if (entry) await collect(OF_ENTRY, entry, `${entry.name}/`, found);
  }
  return { files: named(found.files.sort(byPath)), leftOut: found.leftOut };
}

/** Returns the files that were chosen, alone or with a folder. */
export function chosen(list) {
  const all = [...list].map((file) => ({ name: file.webkitRelativePath || file.name, content: file }));
  const files = all.filter(({ name, content }) => !content.webkitRelativePath || isKnown(name));
  return { files: named(files.sort(byPath)), leftOut: all.length - files.length };
}

export const pasted = (text) => ({ files: [{ name: 'pasted text', content: new Blob([text]) }], leftOut: 0 });

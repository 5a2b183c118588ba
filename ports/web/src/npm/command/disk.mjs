// The files of Node.js, as the compiled command asks for them.
import fs from 'node:fs';
import os from 'node:os';
import zlib from 'node:zlib';

const WAIT = 5; // milliseconds, for a pipe that is full or still empty

function wait() {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, WAIT);
}

/** Says a failure as the JDK does, behind its code. */
function said(error) {
  const text = String(error.message).replace(/^[A-Z0-9]+: /, '').split(',')[0];
  return `${error.code ?? 'ERROR'} ${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

function kind(stat) {
  if (stat.isFile()) return 'file';
  if (stat.isDirectory()) return 'directory';
  return stat.isSymbolicLink() ? 'link' : 'other';
}

export function disk() {
  let failure = 'ERROR unknown';
  const tried = (failed, action) => {
    try {
      return action();
    } catch (e) {
      failure = said(e);
      return failed;
    }
  };
  const done = (action) => tried(false, () => {
    action();
    return true;
  });
  return {
    directory: () => process.cwd(),
    temporary: () => os.tmpdir(),
    failure: () => failure,
    stat: (path, follow) => tried(null, () => {
      const stat = (follow ? fs.statSync : fs.lstatSync)(path || '.', { bigint: true });
      return `${kind(stat)} ${stat.size} ${stat.mtimeMs} ${stat.dev}:${stat.ino}`;
    }),
    list: (path) => tried(null, () =>
      fs.readdirSync(path || '.').map((name) => `${name}\0`).join('')),
    link: (path) => tried(null, () => fs.readlinkSync(path)),
    real: (path) => tried(null, () => fs.realpathSync(path || '.')),
    may: (path, write) => done(() =>
      fs.accessSync(path, write ? fs.constants.W_OK : fs.constants.R_OK)),
    open: (path, flags) => tried(-1, () => fs.openSync(path, flags)),
    read: (file, most) => tried(null, () => {
      const bytes = new Int8Array(most);
      for (;;) {
        try {
          return bytes.subarray(0, fs.readSync(file, bytes));
        } catch (e) {
          if (e.code === 'EOF') return bytes.subarray(0, 0);
          if (e.code !== 'EAGAIN') throw e;
          wait();
        }
      }
    }),
    write: (file, bytes) => done(() => {
      for (let at = 0; at < bytes.length;) {
        try {
          at += fs.writeSync(file, bytes, at);
        } catch (e) {
          if (e.code !== 'EAGAIN') throw e;
          wait();
        }
      }
    }),
    force: (file) => done(() => fs.fsyncSync(file)),
    close: (file) => done(() => fs.closeSync(file)),
    deflate: (bytes, last) => {
      const { Z_FINISH, Z_SYNC_FLUSH } = zlib.constants;
      const small = zlib.deflateRawSync(bytes, { finishFlush: last ? Z_FINISH : Z_SYNC_FLUSH });
      return new Int8Array(small.buffer, small.byteOffset, small.length);
    },
    move: (from, to) => done(() => {
      const old = fs.statSync(to, { throwIfNoEntry: false });
      if (old) fs.chmodSync(from, old.mode);
      fs.renameSync(from, to);
    }),
    remove: (path) => done(() => {
      if (fs.lstatSync(path).isDirectory()) fs.rmdirSync(path);
      else fs.unlinkSync(path);
    }),
    make: (path) => done(() => fs.mkdirSync(path)),
  };
}

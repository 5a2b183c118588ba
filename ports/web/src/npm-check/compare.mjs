// Runs the command lines of lines.txt with the command for Java and with that for Node.js, and
// compares what they print and how they end: node compare.mjs CORPUS PACKAGE JAVA...
// JAVA is a command that runs the one for Java.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const here = path.dirname(fileURLToPath(import.meta.url));
const [corpus, directory, ...java] = process.argv.slice(2);
const only = process.env.ONLY ?? '';
const every = Number(process.env.EVERY ?? 1); // how many lines there are to one that is run
const quoted = (word) => `'${word.replaceAll("'", "'\\''")}'`;
const commands = {
  java: java.map(quoted).join(' '),
  node: `node ${quoted(path.resolve(directory, 'bin/sitemap-toolkit.mjs'))}`,
};
const { version } = JSON.parse(fs.readFileSync(path.join(directory, 'package.json'), 'utf8'));
const root = fs.mkdtempSync(path.join(os.tmpdir(), 'sitemap-npm-'));

/**
 * The names of the program and its version differ, and only that for Java guesses encodings;
 * nothing else may differ.
 */
const plain = (text) => text
  .replaceAll('sitemap-toolkit ', 'sitemap ')
  .replaceAll(/, perhaps [A-Z0-9-]+/g, '')
  .replaceAll('(not packaged)', version)
  .replaceAll(`${version}-SNAPSHOT`, version);

function run(which, line) {
  const work = path.join(root, which);
  fs.rmSync(work, { recursive: true, force: true });
  fs.mkdirSync(work);
  const ready = spawnSync('sh', [path.join(here, 'make.sh'), path.resolve(corpus)], { cwd: work });
  if (ready.status !== 0) throw new Error(String(ready.stderr));
  const script = `sitemap() { ${commands[which]} "$@"; }; ${line}`;
  const { status, stdout, stderr } = spawnSync('bash', ['-c', script], {
    cwd: work,
    env: { ...process.env, COLUMNS: '', NO_COLOR: '', TERM: 'dumb', LC_ALL: 'C.UTF-8', TZ: 'UTC' },
    input: line.includes('<') || line.includes('|') ? undefined : '',
  });
  return `exit ${status}\n-- output\n${plain(String(stdout))}-- messages\n${plain(String(stderr))}`;
}

/** Keeps what the command for Java says in a directory, if one is given, for the next time. */
function expectedOf(command) {
  if (!process.env.KEEP) return run('java', command);
  const made = createHash('sha256').update(fs.readFileSync(path.join(here, 'make.sh')));
  const file = path.join(process.env.KEEP, made.update(command).digest('hex'));
  if (!fs.existsSync(file)) fs.writeFileSync(file, run('java', command));
  return fs.readFileSync(file, 'utf8');
}

let equal = 0;
let named = 0;
const different = [];
let number = 0;
for (const line of fs.readFileSync(path.join(here, 'lines.txt'), 'utf8').split('\n')) {
  if (!line || line.startsWith('#') || !line.includes(only)) continue;
  if (number++ % every !== 0) continue;
  const [, reason, command] = line.match(/^~ \[(.*?)\] (.*)$/) ?? [null, '', line];
  const [expected, found] = [expectedOf(command), run('node', command)];
  if (expected === found && !reason) {
    equal++;
  } else if (reason && /exit [123]\b/.test(found)) {
    named++;
    if (process.env.VERBOSE) console.log(`~~ ${command}\n${found}`);
  } else {
    different.push(command);
    fs.writeFileSync(path.join(root, 'a'), expected);
    fs.writeFileSync(path.join(root, 'b'), found);
    const { stdout } = spawnSync('diff', [path.join(root, 'a'), path.join(root, 'b')]);
    console.log(`== ${command}\n${String(stdout).split('\n').slice(0, 20).join('\n')}`);
  }
}
fs.rmSync(root, { recursive: true });
console.log(`${equal} command lines equal, ${named} differ as named, ${different.length} differ`);
process.exitCode = different.length ? 1 : 0;

// Plays generated rule files against the engine of a host: node play.mjs HOST FOLDER CLASSPATH [FIRST COUNT]
// FOLDER has the packages of the engine. Prints each difference with its seed; the exit code is 1 if there are some.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { random } from './random.mjs';

const [host, folder, classpath, first = 1, count = 300] = process.argv.slice(2);
const { engine, generate } = await import(`./${host}.mjs`);
const ask = await engine(folder);

const java = spawn('java', ['-XX:TieredStopAtLevel=1', '-cp', classpath, 'io.github.sitemaptoolkit.hosts.PlayedCases'], { stdio: ['pipe', 'pipe', 'inherit'] });
const lines = createInterface({ input: java.stdout })[Symbol.asyncIterator]();

const total = { addresses: 0, failed: 0, different: 0, notKnown: 0, otherNotKnown: 0 };
const statuses = {};
const resolved = (location, address) => {
  const from = new URL(address, 'https://www.example.com');
  try {
    return new URL(location, from).href;
  } catch {
    return location;
  }
};
for (let seed = +first; seed < +first + +count; seed++) {
  const site = generate(random(seed));
  java.stdin.write(JSON.stringify({ host, ...site }) + '\n');
  const theirs = await ask(site);
  const ours = JSON.parse((await lines.next()).value);
  site.addresses.forEach((address, i) => {
    total.addresses++;
    const expected = theirs[i];
    if (expected.failed) {
      total.failed++;
      return;
    }
    const actual = ours[i];
    const status = expected.notKnown ? 'not known' : expected.status;
    statuses[status] = (statuses[status] ?? 0) + 1;
    if (actual.kind === 'UNKNOWN') {
      // what rules like RewriteRule do is not known
      const may = expected.notKnown || expected.mayBeUnknown;
      total[may ? 'notKnown' : 'otherNotKnown']++;
      if (!may && process.env.SHOW_UNKNOWN) console.log(`seed ${seed}: ${address}: not known: ${actual.reason}; ${JSON.stringify(expected)}`);
      return;
    }
    const same = expected.notKnown
      // where the engine's answer is for one visitor, ours has to be for all
      ? false
      : (actual.status === expected.status || expected.others?.includes(actual.status))
        && (expected.location === undefined ? actual.location === null : actual.location !== null && resolved(actual.location, address) === resolved(expected.location, address))
        && (expected.file === undefined || actual.file === expected.file);
    if (!same) {
      total.different++;
      if (total.different <= 25) {
        console.log(`seed ${seed}: ${address}\n  engine: ${JSON.stringify(expected)}\n  ours:   ${JSON.stringify(actual)}`);
      }
    }
  });
}
java.stdin.end();
console.log(`${host}: the engine answers ${Object.entries(statuses).map(([status, n]) => `${status}: ${n}`).join(', ')}`);
const percent = (100 * total.otherNotKnown / total.addresses).toFixed(2);
console.log(`${host}: ${count} rule files, ${total.addresses} addresses: ${total.different} differences; not known: ${total.notKnown} as expected, ${total.otherNotKnown} others (${percent} %)${total.failed ? `; not compared: ${total.failed}` : ''}`);
process.exitCode = total.different > 0 || percent >= 2 ? 1 : 0;
process.exit();

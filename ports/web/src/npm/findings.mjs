// Prints what the compiled program finds in files whose names it reads from standard input, to be
// compared with what the JVM finds: node findings.mjs ENGINE PROFILE
import fs from 'node:fs';
import path from 'node:path';

const engine = await import(path.resolve(process.argv[2]));
for (const file of fs.readFileSync(0, 'utf8').split('\n').filter((name) => name)) {
  const bytes = fs.readFileSync(file);
  const found = [];
  let given = false;
  let code;
  try {
    engine.begin(process.argv[3], 'ndjson', 'error', 0, (part) => found.push(Buffer.from(part)), () => {});
    engine.add(file, {
      read: () => (given ? null : ((given = true), new Int8Array(bytes))),
      failure: () => null,
    });
    code = engine.finish();
  } catch (e) {
    code = `threw ${e.message}`;
  }
  process.stdout.write(`== ${file} ${code}\n`);
  process.stdout.write(Buffer.concat(found));
}

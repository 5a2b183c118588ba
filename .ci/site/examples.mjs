// Checks the examples in the pages of rules with the compiled program, as the pages do: node examples.mjs ENGINE SITE.
// Fails if a bad one does not have the finding of its page, or a good one has it.
import fs from 'node:fs';
import path from 'node:path';

const engine = await import(path.resolve(process.argv[2]));
const rules = path.join(process.argv[3], 'docs/rules');
const NAMES = { lt: '<', gt: '>', quot: '"', amp: '&' };

/** Returns the example of a page; null if it has none. */
function exampleOf(html) {
  const found = /<div class="try" data-example="([^"]*)"/.exec(html);
  return found && JSON.parse(found[1].replace(/&(\w+);/g, (all, name) => NAMES[name]));
}

function reader(text) {
  let bytes = new TextEncoder().encode(text.replace(/\r\n?/g, '\n')); // as a text area has it
  return {
    read() {
      const part = bytes;
      bytes = null;
      return part && new Int8Array(part.buffer, part.byteOffset, part.length);
    },
    failure: () => null,
  };
}

/** Gives a sitemap that an index lists the url that it has there, as try.js does. */
function located(files) {
  const listed = files.filter((file) => /<sitemapindex/.test(file.text)).flatMap((index) =>
    [...index.text.matchAll(/<loc>\s*(https?:\/\/[^<\s]*\/([^<\s/]+))\s*<\/loc>/g)]);
  return files.map((file) => ({ ...file, location: file.location ?? listed.find((loc) => loc[2] === file.name)?.[1] }));
}

function codesOf(example, files) {
  const parts = [];
  const settings = ['ndjson', 'error', 0, (part) => parts.push(Buffer.from(part)), () => {}];
  if (example.now) engine.beginAt(example.profile, example.now, ...settings);
  else engine.begin(example.profile, ...settings);
  for (const { name, location, text } of located(files)) {
    if (location) engine.addAt(name, location, reader(text));
    else engine.add(name, reader(text));
  }
  engine.finish();
  const lines = Buffer.concat(parts).toString().split('\n').filter((line) => line);
  return lines.map((line) => JSON.parse(line).code);
}

let examples = 0;
let others = 0;
const wrong = [];
for (const page of fs.readdirSync(rules).sort()) {
  const example = exampleOf(fs.readFileSync(path.join(rules, page), 'utf8'));
  if (!example) {
    others++;
    continue;
  }
  examples++;
  if (!codesOf(example, example.bad).includes(example.rule)) wrong.push(`${page}: the bad example is not found`);
  if (codesOf(example, example.good).includes(example.rule)) wrong.push(`${page}: the good example is found`);
}
wrong.forEach((line) => console.error(line));
console.log(`${examples} rules with an example that can be edited, ${others} without one; ${wrong.length} wrong`);
process.exit(wrong.length > 0 || examples === 0 ? 1 : 0);

// Puts the page together: node build.mjs ENGINE OUT. Writes to the directory OUT
//   index.html  the page, which needs no other file
//   engine.js   the engine for other pages, which define what they do with its worker
// The sources are modules, so that tests can import them; here, their lines follow each other in one
// script, because a page that was opened from a disk cannot load modules from files.
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import zlib from 'node:zlib';

const [engineFile, out] = process.argv.slice(2);
const here = (name) => fs.readFileSync(new URL(name, import.meta.url), 'utf8');

// What the page imports comes before what imports it.
const MODULES = ['text.js', 'engine.js', 'files.js', 'lines.js', 'result.js', 'dom.js', 'rules.js', 'outputs.js', 'main.js'];

/** Returns the engine as a function without exports, so that its names stay its own. */
function program() {
  const module = fs.readFileSync(engineFile, 'utf8');
  const exported = /export\s*\{([^}]*)\};?\s*$/;
  if (!exported.test(module)) throw new Error(`${engineFile} does not end with its exports`);
  const body = module.replace(exported, (all, names) =>
    `return {${names.split(',').map((each) => each.trim().split(' as ').reverse().join(':')).join(',')}};`);
  return `const engine = (() => {${body}\n})();\n${here('engine-worker.js')}`;
}

function joined() {
  const text = MODULES.map((name) => here(name)
    .replace(/^import [^;]*;\n/gm, '')
    .replace(/^export /gm, '')).join('\n');
  const script = `'use strict';\n(() => {\n${text}})();\n`;
  new vm.Script(script); // fails if two modules have the same name for something
  return script;
}

const hash = (text) => `'sha256-${crypto.createHash('sha256').update(text).digest('base64')}'`;

const packed = zlib.gzipSync(program(), { level: 9 }).toString('base64');
const engine = here('engine-start.js').replace("PROGRAM = ''", () => `PROGRAM = '${packed}'`);
const parts = { style: here('style.css'), engine, script: joined() };
const policy = "default-src 'none'; base-uri 'none'; form-action 'none'; worker-src blob:; "
  + `script-src ${hash(parts.engine)} ${hash(parts.script)}; style-src ${hash(parts.style)}; `
  + "require-trusted-types-for 'script'; trusted-types sitemap-engine";
const page = here('index.html').replace(/\{(policy|style|engine|script)\}/g, (all, name) =>
  (name === 'policy' ? policy : parts[name]));

fs.mkdirSync(out, { recursive: true });
fs.writeFileSync(path.join(out, 'engine.js'), engine);
fs.writeFileSync(path.join(out, 'index.html'), page);
console.log(`${out}/index.html: ${page.length} bytes, ${zlib.gzipSync(page, { level: 9 }).length} compressed`);

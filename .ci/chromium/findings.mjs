// Prints what the engine, compiled to WebAssembly, finds in Chromium in files whose names it reads from standard input,
// as ports/web/src/npm/findings.mjs does for JavaScript: node findings.mjs MODULES ENGINE_DIR PROFILE
// MODULES is where puppeteer-core is installed. With TIMES=1, prints seconds to standard error.
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { createRequire } from 'node:module';
const puppeteer = createRequire(path.resolve(process.argv[2]) + '/')('puppeteer-core');

const [dir, profile] = process.argv.slice(3);
const files = fs.readFileSync(0, 'utf8').split('\n').filter(name => name);
const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.wasm': 'application/wasm' };

// Serves a page, the engine, and the files by their numbers.
const server = http.createServer((request, response) => {
  const name = request.url.slice(1);
  try {
    const body = name === 'page.html' ? '<!doctype html>'
      : fs.readFileSync(/^\d+$/.test(name) ? files[name] : path.join(dir, path.basename(name)));
    response.writeHead(200, { 'content-type': TYPES[path.extname(name)] ?? 'application/octet-stream' });
    response.end(body);
  } catch {
    response.writeHead(404).end();
  }
});
await new Promise(ready => server.listen(0, '127.0.0.1', ready));
const browser = await puppeteer.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
  protocolTimeout: 600_000,
});
const page = await browser.newPage();
await page.goto(`http://127.0.0.1:${server.address().port}/page.html`);
await page.evaluate(async () => {
  const { load } = await import('/wasm-gc-module-runtime.js');
  globalThis.engine = (await load('/engine.wasm')).exports;
});

for (let i = 0; i < files.length; i++) {
  const found = await page.evaluate(async (number, name, id) => {
    const bytes = new Int8Array(await (await fetch('/' + number)).arrayBuffer());
    const parts = [];
    let given = false;
    let code;
    const started = performance.now();
    try {
      engine.begin(id, 'ndjson', 'error', 0, part => parts.push(new Uint8Array(part)), () => {});
      engine.add(name, {
        read: () => (given ? null : ((given = true), bytes)),
        failure: () => null,
      });
      code = engine.finish();
    } catch (e) {
      code = `threw ${e.message}`;
    }
    const seconds = (performance.now() - started) / 1000;
    return { code, seconds, text: await new Blob(parts).text() };
  }, i, files[i], profile);
  if (process.env.TIMES) console.error(`${found.seconds.toFixed(2)} s ${files[i]}`);
  process.stdout.write(`== ${files[i]} ${found.code}\n${found.text}`);
}
await browser.close();
server.close();

// Looks at pages in Chromium: node pages.mjs DIR OUT. For each .html and .xml file of DIR: counts the requests, the
// scripts that run and what axe-core finds, and writes pictures to OUT. Ends with 1 if any of these is not 0.
import fs from 'node:fs';
import path from 'node:path';
import { createRequire } from 'node:module';
const require = createRequire(process.cwd() + '/');
const puppeteer = require('puppeteer-core');
const axe = fs.readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

const [dir, out] = process.argv.slice(2);
const VIEWS = [
  ['light', 1280, 'light', 'screen'],
  ['dark', 1280, 'dark', 'screen'],
  ['phone', 360, 'light', 'screen'],
  ['print', 800, 'light', 'print'],
];
let failed = 0;

const browser = await puppeteer.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--hide-scrollbars', '--force-color-profile=srgb'],
});

// Opens a file. Counts requests but for the file itself and its style sheet, dialogs, and what hostile values would set.
async function open(file, bypass) {
  const page = await browser.newPage();
  const seen = { requests: [], scripts: 0 };
  page.on('dialog', dialog => { seen.scripts++; dialog.dismiss(); });
  page.on('request', request => {
    const url = decodeURI(request.url());
    const own = url === 'file://' + file || url === 'file://' + path.dirname(file) + '/sitemap-style.css';
    if (!own) seen.requests.push(url);
  });
  await page.setBypassCSP(bypass);
  await page.goto('file://' + file, { waitUntil: 'load' });
  return [page, seen];
}

async function scriptsOf(page, seen) {
  await new Promise(done => setTimeout(done, 300));
  return seen.scripts + await page.evaluate(() => (globalThis.ran ?? 0) + (document.scripts?.length ?? 0));
}

// What is counted must be there where it is known to be.
const control = path.resolve(out, 'control.html');
fs.writeFileSync(control, '<script>globalThis.ran=1;alert(1)</script><img src="http://127.0.0.1:9/a.png">');
const [known, counted] = await open(control, false);
if (await scriptsOf(known, counted) < 2 || counted.requests.length !== 1) {
  throw new Error('a script or a request is not noticed');
}
await known.close();
fs.unlinkSync(control);

for (const name of fs.readdirSync(dir).filter(file => /\.(html|xml)$/.test(file)).sort()) {
  const file = path.resolve(dir, name);
  const html = name.endsWith('.html');
  let requests = 0, scripts = 0;
  // Without the policy, too: escaping alone must be enough.
  for (const bypass of html ? [false, true] : [false]) {
    const [page, seen] = await open(file, bypass);
    if (html) {
      await page.evaluate(() => document.querySelectorAll('details').forEach(details => { details.open = true; }));
    }
    scripts += await scriptsOf(page, seen);
    requests += seen.requests.length;
    await page.close();
  }
  let found = [];
  if (html) {
    const [page] = await open(file, true);
    for (const scheme of ['light', 'dark']) {
      await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
      await page.evaluate(axe);
      const result = await page.evaluate(() => axe.run());
      found = found.concat(result.violations.map(it => `${scheme}: ${it.id} (${it.nodes.length}): ${it.nodes[0].html.slice(0, 120)}`));
    }
    await page.close();
  }
  for (const [view, width, scheme, media] of VIEWS) {
    const [page] = await open(file, false);
    await page.setViewport({ width, height: view === 'phone' ? 740 : 900 });
    await page.emulateMediaType(media);
    await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    if (wide > width) found.push(`${view}: ${wide} pixels wide`);
    await page.screenshot({ path: path.join(out, `${path.parse(name).name}-${view}.png`), fullPage: name === 'look.html' && view === 'light' });
    await page.close();
  }
  console.log(`${name}: ${requests} requests, ${scripts} scripts, ${found.length} findings`);
  found.forEach(it => console.log('  ' + it));
  failed += requests + scripts + found.length;
}
await browser.close();
process.exit(failed === 0 ? 0 : 1);

// Looks at pages in Chromium: node pages.mjs DIR OUT. For each .html and .xml file of DIR: counts the requests, the
// scripts that run and what axe-core finds, tries the keyboard, a phone and a zoom of 200 %, and writes pictures to OUT.
// Pages of validations, of which DIR/reports.json says what they must show, have one script (report.mjs); all others
// have none. Ends with 1 if something is not as it should be.
import fs from 'node:fs';
import path from 'node:path';
import { createRequire } from 'node:module';
import { lookAtReport } from './report.mjs';
const require = createRequire(process.cwd() + '/');
const puppeteer = require('puppeteer-core');
const axe = fs.readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

const [dir, out] = process.argv.slice(2);
const VIEWS = [
  ['light', 1280, 800, 'light', 'screen'],
  ['dark', 1280, 800, 'dark', 'screen'],
  ['phone', 360, 740, 'light', 'screen'],
  ['zoom', 640, 450, 'light', 'screen'], // 1280 by 900 at 200 %
  ['print', 800, 900, 'light', 'print'],
];
const reports = JSON.parse(fs.readFileSync(path.join(dir, 'reports.json'), 'utf8'));
let failed = 0;

const browser = await puppeteer.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--hide-scrollbars', '--force-color-profile=srgb'],
  protocolTimeout: 60_000,
});

// Opens a file. Counts requests but for the file itself and its style sheet, dialogs, errors, and what hostile values set.
async function open(file, { bypass = false, script = true } = {}) {
  const page = await browser.newPage();
  const seen = { requests: [], dialogs: 0, errors: [] };
  page.on('dialog', dialog => { seen.dialogs++; dialog.dismiss(); });
  page.on('pageerror', error => seen.errors.push(error.message));
  page.on('request', request => {
    const url = decodeURI(request.url());
    const own = url.split('#')[0] === 'file://' + file || url === 'file://' + path.dirname(file) + '/sitemap-style.css';
    if (!own) seen.requests.push(url.slice(0, 200));
  });
  await page.setViewport({ width: 1280, height: 800 });
  await page.setBypassCSP(bypass);
  await page.setJavaScriptEnabled(script);
  await page.goto('file://' + file, { waitUntil: 'load' });
  return [page, seen];
}

const openAll = page => page.evaluate(() => document.querySelectorAll('details').forEach(it => { it.open = true; }));

// Returns what ran of values, and the scripts that the page has.
async function scriptsOf(page, seen) {
  await new Promise(done => setTimeout(done, 300));
  return [seen.dialogs + await page.evaluate(() => globalThis.ran ?? 0), await page.evaluate(() => document.scripts?.length ?? 0)];
}

// Returns the elements that the keyboard reaches, and what is wrong: one that it does not reach, or without a sign of it.
async function keyboard(page) {
  const found = [];
  const all = await page.evaluate(() => {
    const seen = [...document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex]')]
      .filter(it => it.checkVisibility() && it.tabIndex >= 0 && !it.disabled);
    globalThis.stops = new Map(seen.map((it, i) => [it, { i, plain: getComputedStyle(it).outline + getComputedStyle(it).boxShadow }]));
    return seen.length;
  });
  const reached = new Set();
  for (let i = 0; i < Math.min(all, 400) + 1; i++) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const it = document.activeElement;
      const known = globalThis.stops.get(it);
      if (!known) return null;
      const style = getComputedStyle(it);
      const place = it.getBoundingClientRect();
      return { i: known.i, name: it.outerHTML.slice(0, 100), seen: style.outline + style.boxShadow !== known.plain && style.outlineStyle !== 'none',
        inside: place.width > 0 && place.bottom > 0 && place.top < innerHeight };
    });
    if (!stop) continue;
    if (!stop.seen && !reached.has(stop.i)) found.push(`focus is not to be seen: ${stop.name}`);
    if (!stop.inside && !reached.has(stop.i)) found.push(`focus is outside of the window: ${stop.name}`);
    reached.add(stop.i);
  }
  if (reached.size < Math.min(all, 400)) found.push(`the keyboard reaches ${reached.size} of ${all}`);
  const summary = await page.$('details:not([open]) > summary');
  if (summary && await summary.evaluate(it => it.checkVisibility())) {
    await summary.focus();
    await page.keyboard.press('Enter');
    if (!await summary.evaluate(it => it.parentElement.open)) found.push('Enter does not open details');
  }
  return found.slice(0, 20);
}

// What is counted must be there where it is known to be.
const control = path.resolve(out, 'control.html');
fs.writeFileSync(control, '<script>globalThis.ran=1;alert(1)</script><img src="http://127.0.0.1:9/a.png"><a href="#a" style="outline:none">a</a>');
const [known, counted] = await open(control);
const [ran, scripts] = await scriptsOf(known, counted);
if (ran < 2 || scripts !== 1 || counted.requests.length !== 1 || (await keyboard(known)).length !== 1) {
  throw new Error('a script, a request or a focus that cannot be seen is not noticed');
}
await known.close();
fs.unlinkSync(control);

for (const name of fs.readdirSync(dir).filter(file => /\.(html|xml)$/.test(file)).sort()) {
  const file = path.resolve(dir, name);
  const html = name.endsWith('.html');
  const report = reports[path.parse(name).name];
  const found = [];
  let requests = 0, ran = 0;
  // Without the policy, too: escaping alone must be enough.
  for (const bypass of html ? [false, true] : [false]) {
    const [page, seen] = await open(file, { bypass });
    if (html) await openAll(page);
    const [run, has] = await scriptsOf(page, seen);
    ran += run;
    requests += seen.requests.length;
    seen.requests.forEach(it => found.push('request: ' + it));
    seen.errors.forEach(it => found.push('error of the script: ' + it));
    if (has !== (report ? 1 : 0)) found.push(`${has} scripts`);
    if (html) {
      const inline = await page.evaluate(() => [...document.querySelectorAll('*')].filter(it =>
        it.getAttributeNames().some(attribute => /^(on|style$|src)/.test(attribute))).map(it => it.outerHTML.slice(0, 100)));
      inline.slice(0, 5).forEach(it => found.push('attribute: ' + it));
    }
    await page.close();
  }
  if (html) {
    for (const all of [false, true]) {
      const [page] = await open(file, { bypass: true });
      if (all) await openAll(page);
      for (const scheme of ['light', 'dark']) {
        await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
        await page.evaluate(axe);
        const result = await page.evaluate(() => axe.run());
        found.push(...result.violations.map(it => `${scheme}: ${it.id} (${it.nodes.length}): ${it.nodes[0].html.slice(0, 120)}`));
      }
      await page.close();
    }
    const [page] = await open(file);
    found.push(...await keyboard(page));
    await page.close();
  }
  for (const [view, width, height, scheme, media] of VIEWS) {
    const [page] = await open(file);
    await page.setViewport({ width, height, deviceScaleFactor: view === 'zoom' ? 2 : 1 });
    await page.emulateMediaType(media);
    await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
    const picture = path.join(out, `${path.parse(name).name}-${view}.png`);
    await page.screenshot({ path: picture, fullPage: view === 'light' && /^(look|diff)\.html$/.test(name) });
    for (const all of html ? [false, true] : [false]) {
      if (all) await openAll(page);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      if (wide > width) found.push(`${view}${all ? ', all open' : ''}: ${wide} pixels wide`);
    }
    await page.close();
  }
  if (report) found.push(...await lookAtReport(file, report, open, path.join(out, path.parse(name).name)));
  console.log(`${name}: ${requests} requests, ${ran} scripts of values, ${found.length} findings`);
  found.forEach(it => console.log('  ' + it));
  failed += requests + ran + found.length;
}
await browser.close();
process.exit(failed === 0 ? 0 : 1);

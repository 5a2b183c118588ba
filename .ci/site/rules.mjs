// Tries the examples of rules in Chromium: node rules.mjs SITE OUT. Ends with 1 if anything is not as it should be.
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { createRequire } from 'node:module';

const require = createRequire(process.cwd() + '/');
const puppeteer = require('puppeteer-core');
const axe = fs.readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const [dir, out] = process.argv.slice(2).map((each) => path.resolve(each));

const RULES = [
  'loc-duplicate', 'xml-unescaped-entity', 'xml-bom', 'csv-bad-cell', 'index-unlisted', 'link-no-return', 'news-too-old',
  'url-www-mismatch', 'json-too-deep', 'video-title-missing', 'robots-sitemap-typo', 'field-range', 'loc-duplicate-across',
];
const VIEWS = [['light', 1280, 'light'], ['dark', 1280, 'dark'], ['phone', 360, 'light']];
const run = 'globalThis.ran=1;alert(1)';
const HOSTILE = [
  `<script>${run}</script>`, `"><img src=x onerror="${run}">`, `javascript:${run}`, `</textarea><script>${run}</script>`,
  `<svg onload="${run}">`, `</pre></code><iframe srcdoc="<script>${run}</script>">`, '<img src="http://127.0.0.1:9/a.png">',
  '<style>*{background:url(http://127.0.0.1:9/)}</style>', `\u202e\u0001<b>${run}</b>`, `\${${run}}`, '\ud83c', '__proto__',
];

let failed = 0;
const says = (name, right, words) => {
  if (!right) {
    failed++;
    console.log(`  ${name}: ${words}`);
  }
};

const TYPES = { '.html': 'text/html', '.css': 'text/css', '.js': 'text/javascript' };
const server = http.createServer((request, response) => {
  const file = path.join(dir, decodeURIComponent(new URL(request.url, 'http://localhost').pathname));
  if (!file.startsWith(dir + path.sep) || !fs.existsSync(file)) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, { 'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream' });
  response.end(fs.readFileSync(file));
});
await new Promise((done) => server.listen(0, '127.0.0.1', done));
const BASES = { disk: `file://${dir}/`, server: `http://127.0.0.1:${server.address().port}/` };

const browser = await puppeteer.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--hide-scrollbars', '--force-color-profile=srgb'],
});

async function open(base, rule, prepare = async () => {}) {
  const page = await browser.newPage();
  const seen = { requests: [], dialogs: 0, errors: [] };
  page.on('request', (request) => seen.requests.push(request.url()));
  page.on('dialog', (dialog) => { seen.dialogs++; dialog.dismiss(); });
  page.on('pageerror', (error) => seen.errors.push(error.message));
  await prepare(page);
  await page.setViewport({ width: 1280, height: 900 });
  await page.goto(`${base}docs/rules/${rule}.html`, { waitUntil: 'load' });
  return [page, seen];
}

const press = (page, words) => page.evaluate((wanted) => {
  [...document.querySelectorAll('.try button')].find((button) => button.textContent === wanted).click();
}, words);
const until = (page, kind) => page.waitForFunction(
  (wanted) => document.querySelector('.verdict').className.includes(wanted), { timeout: 20000, polling: 20 }, kind)
  .catch(async () => {
    const shown = await page.$eval('.try', (box) => box.innerText);
    throw new Error(`${page.url()} does not become ${kind}:\n${shown}`);
  });
const examples = (page) => page.evaluate(() => JSON.parse(document.querySelector('.try').dataset.example));

/** Replaces what is in an editor, as a paste does. */
async function paste(page, index, text) {
  await page.bringToFront();
  await page.evaluate((i, value) => {
    const area = document.querySelectorAll('.try textarea')[i];
    area.focus();
    area.select();
    if (!document.execCommand('insertText', false, value)) throw new Error('nothing is pasted');
  }, index, text);
}

const times = [];
for (const [from, base] of Object.entries(BASES)) {
  for (const rule of RULES) {
    const name = `${rule} (${from})`;
    const [page, seen] = await open(base, rule);
    const before = seen.requests.map((url) => path.basename(url)).sort();
    says(name, before.join() === [`${rule}.html`, 'site.css', 'site.js', 'try.js'].sort().join(), `requests before it is used: ${before}`);
    const example = await examples(page);
    const start = Date.now();
    await press(page, 'Try it');
    await until(page, 'is-found');
    times.push(Date.now() - start);
    const shown = await page.$eval('.findings .own code', (code) => code.textContent);
    says(name, shown === example.rule, `the first finding is of ${shown}`);
    await press(page, 'Good example');
    await until(page, 'is-gone');
    if (example.bad.length === example.good.length) {
      await press(page, 'Bad example');
      await until(page, 'is-found');
      for (let i = 0; i < example.good.length; i++) await paste(page, i, example.good[i].text);
      await until(page, 'is-gone');
      await press(page, 'Undo changes');
      await until(page, 'is-found');
    }
    const elsewhere = seen.requests.filter((url) => !url.startsWith(base) && !url.startsWith('blob:'));
    says(name, elsewhere.length === 0, `requests elsewhere: ${elsewhere}`);
    says(name, seen.errors.length === 0, seen.errors.join('; '));
    await page.close();
  }
}
times.sort((a, b) => a - b);
console.log(`${RULES.length} pages from a disk and from a server: found, gone, edited; median ${times[times.length >> 1]} ms`
  + ' from "Try it" to the finding');

// Values that would run or ask for something if they were not only texts.
{
  const [page, seen] = await open(BASES.server, 'loc-duplicate');
  await press(page, 'Try it');
  await until(page, 'is-found');
  const count = seen.requests.length;
  for (const value of HOSTILE) {
    const escaped = value.replace(/[&<]/g, (c) => `&#${c.charCodeAt(0)};`);
    for (const text of [value, `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>${escaped}</loc></url>`]) {
      await paste(page, 0, text);
      await until(page, 'is-gone');
      await page.waitForFunction(() => document.querySelectorAll('.findings li').length > 0);
    }
  }
  await new Promise((done) => setTimeout(done, 500));
  const ran = await page.evaluate(() => globalThis.ran);
  says('hostile values', ran === undefined && seen.dialogs === 0, 'a script ran');
  says('hostile values', seen.requests.length === count, `requests: ${seen.requests.slice(count)}`);
  says('hostile values', seen.errors.length === 0, seen.errors.join('; '));
  // Much text: the page goes on, and the newest text is what is shown.
  const entry = (i) => `<url><loc>https://example.com/${i}</loc></url>\n`;
  const large = `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${Array.from({ length: 5000 }, (_, i) => entry(i)).join('')}`
    + `${entry(1)}</urlset>`;
  const start = Date.now();
  await page.evaluate((text) => {
    const area = document.querySelector('.try textarea');
    area.value = text;
    area.dispatchEvent(new Event('input'));
  }, large);
  await until(page, 'is-found');
  console.log(`${HOSTILE.length} hostile values: nothing ran; ${large.length} characters: ${Date.now() - start} ms`);
  await page.close();
}

// The search finds messages, and what other tools call a fault.
{
  const wanted = {
    'an unescaped & must be written as': 'xml-unescaped-entity',
    'listed more than once': 'loc-duplicate',
    'does not link back to': 'link-no-return',
    'Nested sitemap indexes': 'index-nested',
    'Leading whitespace': 'xml-leading-whitespace',
    'Sitemap is HTML': 'doc-html',
    'Path mismatch: Missing www': 'url-www-mismatch',
    'image:loc is required': 'image-loc-missing',
  };
  const [page] = await open(BASES.disk, 'loc-duplicate');
  for (const [words, rule] of Object.entries(wanted)) {
    await page.$eval('.search input', (input) => { input.value = ''; input.focus(); });
    await page.type('.search input', words);
    await page.waitForSelector('.found a');
    const first = await page.$$eval('.found a', (links) => links.slice(0, 3).map((link) => link.href));
    says('search', first.some((link) => link.endsWith(`/${rule}.html`)), `"${words}" leads to ${first}`);
  }
  await page.close();
}

// Without scripts, and in a browser that cannot start the engine.
{
  const [page] = await open(BASES.disk, 'loc-duplicate', (made) => made.setJavaScriptEnabled(false));
  says('without scripts', await page.$eval('.written', (box) => box.innerText.includes('After')), 'no example');
  await page.close();
  const [old] = await open(BASES.disk, 'loc-duplicate', (made) => made.evaluateOnNewDocument('delete globalThis.DecompressionStream'));
  await press(old, 'Try it');
  await until(old, 'failed');
  console.log(`without DecompressionStream: ${await old.$eval('.verdict', (box) => box.textContent)}`);
  await old.close();
}

for (const rule of ['loc-duplicate', 'index-unlisted', 'xml-unescaped-entity']) {
  for (const [view, width, scheme] of VIEWS) {
    const [page] = await open(BASES.server, rule);
    await page.setViewport({ width, height: view === 'phone' ? 740 : 900 });
    await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
    for (const used of [false, true]) {
      if (used) {
        await press(page, 'Try it');
        await until(page, 'is-found');
      }
      await page.evaluate(axe);
      const result = await page.evaluate(() => axe.run());
      for (const it of result.violations) {
        says(`${rule}, ${view}`, false, `${it.id} (${it.nodes.length}): ${it.nodes[0].html.slice(0, 160)}`);
      }
    }
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    says(`${rule}, ${view}`, wide <= width, `${wide} pixels wide`);
    if (view === 'phone') await page.evaluate(() => document.querySelector('#example').scrollIntoView());
    await page.screenshot({ path: path.join(out, `${rule}-${view}.png`), fullPage: view !== 'phone' });
    await page.close();
  }
}
await browser.close();
server.close();
console.log(failed === 0 ? 'nothing found' : `${failed} faults`);
process.exit(failed === 0 ? 0 : 1);

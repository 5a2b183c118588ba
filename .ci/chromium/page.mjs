// Tries the page that checks sitemaps in Chromium: node page.mjs PAGE OUT, in the directory of the inputs and of what
// the command finds in them. Ends with 1 if something is not as it should be.
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { createRequire } from 'node:module';
const require = createRequire(process.cwd() + '/');
const puppeteer = require('puppeteer-core');
const axe = fs.readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

const [folder, out] = process.argv.slice(2);
const INDEX = path.resolve(folder, 'index.html');
const DOWNLOADS = path.resolve('downloads');
const input = (name) => path.resolve('in', name);
let failed = 0;

function expect(what, actual, wanted) {
  const same = JSON.stringify(actual) === JSON.stringify(wanted);
  if (!same) failed++;
  console.log(`${same ? 'ok  ' : 'FAIL'} ${what}${same ? '' : `: ${JSON.stringify(actual)}, not ${JSON.stringify(wanted)}`}`);
}

const PROFILE = fs.mkdtempSync(path.resolve('profile-'));
const browser = await puppeteer.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--hide-scrollbars', '--force-color-profile=srgb'],
  userDataDir: PROFILE,
  protocolTimeout: 300_000,
});

/** Opens the page; counts requests after it was loaded, and scripts of others that run. */
async function open(url = `file://${INDEX}`, bypass = false) {
  const page = await browser.newPage();
  const seen = { requests: [], scripts: 0, errors: [] };
  page.on('dialog', (dialog) => { seen.scripts++; dialog.dismiss(); });
  page.on('pageerror', (error) => seen.errors.push(error.message));
  page.on('console', (message) => { if (message.type() === 'error') seen.errors.push(message.text()); });
  await page.setViewport({ width: 1280, height: 900 });
  await page.setBypassCSP(bypass);
  await page.goto(url, { waitUntil: 'load' });
  page.on('request', (request) => { if (!/^(blob|data):/.test(request.url())) seen.requests.push(request.url()); });
  await page.waitForFunction(() => document.getElementById('target').options.length > 0);
  return [page, seen];
}

/** Drops files and folders as a person does. */
async function drop(page, ...names) {
  const session = await page.createCDPSession();
  const data = { items: [], files: names.map(input), dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop']) {
    await session.send('Input.dispatchDragEvent', { type, x: 600, y: 200, data });
  }
  await session.detach();
}

const done = (page, timeout = 240_000) => page.waitForFunction(() =>
  document.getElementById('alert').textContent
    || (!document.getElementById('result').hidden && document.getElementById('running').hidden), { timeout });

async function check(page, ...names) {
  await page.evaluate(() => { document.getElementById('result').hidden = true; });
  await drop(page, ...names);
  await done(page);
}

/** Returns how many findings the page shows of each rule. */
const shown = (page) => page.evaluate(() => Object.fromEntries([...document.querySelectorAll('.rule')].map((rule) =>
  [`${rule.querySelector('.badge').textContent} ${rule.querySelector('h3 code').textContent}`,
    Number(rule.querySelector('.counted').textContent.split(' ')[0].replaceAll(',', ''))]).sort()));

/** Returns how many findings a report of the command has of each rule. */
function found(name) {
  const report = JSON.parse(fs.readFileSync(`${name}.json`, 'utf8'));
  const counts = {};
  for (const { severity, code } of [...report.inputs.flatMap((each) => each.findings), ...report.findings]) {
    counts[`${severity} ${code}`] = (counts[`${severity} ${code}`] ?? 0) + 1;
  }
  return Object.fromEntries(Object.entries(counts).sort());
}

async function violations(page, name) {
  const all = [];
  for (const scheme of ['light', 'dark']) {
    await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
    await page.evaluate(axe);
    const result = await page.evaluate(() => globalThis.axe.run());
    all.push(...result.violations.map((it) => `${scheme}: ${it.id} (${it.nodes.length}): ${it.nodes[0].html.slice(0, 150)}`));
  }
  expect(`axe-core: ${name}`, all, []);
}

async function pictures(page, name) {
  for (const [view, width, scheme] of [['light', 1280, 'light'], ['dark', 1280, 'dark'], ['phone', 360, 'light']]) {
    await page.setViewport({ width, height: view === 'phone' ? 740 : 1000 });
    await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
    expect(`${name}, ${view}: no wider than the screen`,
      await page.evaluate((most) => document.documentElement.scrollWidth <= most, width), true);
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.mouse.move(0, 0);
    await page.screenshot({ path: path.join(out, `${name}-${view}.png`) });
  }
  await page.setViewport({ width: 1280, height: 900 });
}

const text = (page, selector) => page.$eval(selector, (element) => element.textContent);
const settled = () => new Promise((resolve) => setTimeout(resolve, 500));

async function numbers() {
  const [page, seen] = await open();
  for (const [name, ...files] of [['good', 'none.xml'], ['hostile', 'hostile.xml'], ['gz', 'many.xml.gz'], ['feed', 'feed.rss'],
    ['csv', 'table.csv'], ['other', 'page.html'], ['empty', 'empty.xml'], ['latin', 'latin.xml'], ['wide', 'wide.xml'],
    ['folder', 'new'], ['many', 'rules']]) {
    await check(page, ...files);
    expect(`${name}: the numbers of the command`, await shown(page), found(name));
  }
  await settled();
  expect('requests after loading', seen.requests, []);
  expect('errors in the console', seen.errors, []);
  await page.close();
}

async function lines() {
  const [page] = await open();
  const marks = () => page.$$eval('.source mark', (all) => all.map((mark) => mark.textContent));
  for (const [name, wanted] of [['latin.xml', '/relative-ü'], ['wide.xml', '/relative-ü'], ['table.csv', '2020-02-30'],
    ['long.xml', 'relative']]) {
    await check(page, name);
    await settled();
    expect(`${name}: the place is marked`, (await marks()).includes(wanted), true);
  }
  await check(page, 'many.xml.gz');
  await settled();
  expect('many.xml.gz: the place is marked', (await marks()).filter((mark) => /^\d{4}-\d\d-\d\d$/.test(mark)).length, 10);
  await page.close();
}

async function hostile(bypass) {
  const [page, seen] = await open(`file://${INDEX}`, bypass);
  await check(page, 'hostile.xml');
  await page.evaluate(() => document.querySelectorAll('details').forEach((details) => { details.open = true; }));
  await settled();
  const links = await page.$$eval('#result a', (all) => all.map((a) => a.href).filter((href) => !href.startsWith('https://')));
  expect(`hostile${bypass ? ', without the policy' : ''}: scripts, requests, links, elements`,
    [seen.scripts + await page.evaluate(() => globalThis.ran ?? 0), seen.requests, links,
      await page.$$eval('#result img, #result script, #result iframe, #result style', (all) => all.length)], [0, [], [], 0]);
  if (!bypass) await pictures(page, 'page-hostile');
  await page.close();
}

async function looks() {
  const [page] = await open(`file://${INDEX}`, true);
  await violations(page, 'before');
  await pictures(page, 'page-first');
  await check(page, 'rules');
  await settled();
  await violations(page, 'findings');
  await pictures(page, 'page');
  await page.evaluate(() => document.getElementById('files-title').scrollIntoView());
  await page.screenshot({ path: path.join(out, 'page-files.png') });
  await check(page, 'table.csv', 'latin.xml');
  await settled();
  await (await page.$('.rule')).screenshot({ path: path.join(out, 'page-places.png') });
  await check(page, 'none.xml');
  await violations(page, 'nothing found');
  await page.screenshot({ path: path.join(out, 'page-none.png') });
  await page.close();
}

async function keyboard() {
  const [page] = await open();
  const tab = async () => {
    await page.keyboard.press('Tab');
    return page.evaluate(() => document.activeElement.id || document.activeElement.textContent);
  };
  expect('the order of focus', [await tab(), await tab(), await tab()], ['choose-files', 'choose-folder', 'open-paste']);
  await page.keyboard.press('Enter');
  await page.keyboard.type('https://www.example.com/a\nhttps://www.example.com/a\n');
  expect('from the text to its button', await tab(), 'Check the text');
  await page.keyboard.press('Enter');
  await done(page);
  expect('pasted text: a duplicate', (await shown(page))['warning loc.duplicate'], 1);
  expect('the verdict has the focus', await page.evaluate(() => document.activeElement.id), 'verdict');
  await page.focus('#profile');
  await page.keyboard.press('End'); // sitemaps.org
  await page.waitForFunction(() => !document.getElementById('result').hidden && document.getElementById('profile').value === 'sitemaps.org');
  await done(page);
  expect('another profile', [await text(page, '.rule h3 code'), await page.evaluate(() => document.activeElement.id)],
    ['loc.duplicate', 'profile']);
  await page.close();
}

async function filters() {
  const [page] = await open();
  await check(page, 'rules');
  const all = Object.keys(await shown(page));
  await page.click('input[value=info]');
  expect('without infos', Object.keys(await shown(page)), all.filter((rule) => !rule.startsWith('info')));
  await page.type('input[name=words]', 'HREFLANG');
  const some = Object.keys(await shown(page));
  expect('words of a filter', some.length > 0 && some.length < all.length, true);
  await page.close();
}

async function downloads() {
  fs.mkdirSync(DOWNLOADS, { recursive: true });
  const [page, seen] = await open();
  const session = await browser.target().createCDPSession();
  await session.send('Browser.setDownloadBehavior', { behavior: 'allow', downloadPath: DOWNLOADS });
  const saved = async (name) => {
    for (let i = 0; i < 100 && !fs.existsSync(path.join(DOWNLOADS, name)); i++) await settled();
    return fs.readFileSync(path.join(DOWNLOADS, name), 'utf8');
  };
  await check(page, 'media.xml');
  await page.click('#convert-button');
  expect('a CSV as the command writes it', await saved('media.csv') === fs.readFileSync('media.csv', 'utf8'), true);
  await check(page, 'rules');
  const counts = await shown(page);
  for (const [report, name, count] of [
    ['json', 'sitemap-report.json', (json) => json.inputs.flatMap((each) => each.findings).concat(json.findings).length],
    ['sarif', 'sitemap-report.sarif', (sarif) => sarif.runs[0].results.length]]) {
    await page.select('#report', report);
    await page.click('#report-button');
    expect(`${name} has all findings`, count(JSON.parse(await saved(name))), Object.values(counts).reduce((a, b) => a + b, 0));
  }
  await page.select('#report', 'html');
  await page.click('#report-button');
  expect('a report to send', /Not valid: .*<h3><code>image.loc-missing/s.test(await saved('sitemap-report.html')), true);
  await page.select('#report', 'text');
  await page.click('#report-button');
  expect('a report for people', (await saved('sitemap-report.txt')).includes('loc.missing'), true);
  expect('requests of downloads', seen.requests, []);
  await page.close();
}

async function cancel() {
  const [page] = await open();
  await drop(page, '50mb.xml');
  await page.waitForFunction(() => document.getElementById('progress').value > 0.05, { timeout: 60_000 });
  await page.screenshot({ path: path.join(out, 'page-running.png'), clip: { x: 0, y: 0, width: 1280, height: 460 } });
  await page.click('#cancel');
  expect('a cancelled run', [await text(page, '#status'), await page.$eval('#running', (it) => it.hidden)], ['Cancelled.', true]);
  await check(page, 'none.xml');
  expect('the next run', await shown(page), found('good'));
  await page.close();
}

/** Over http, and then without a network. */
async function offline() {
  let served = 0;
  const server = http.createServer((request, response) => {
    served++;
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(fs.readFileSync(INDEX));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const [page, seen] = await open(`http://127.0.0.1:${server.address().port}/`);
  await page.setOfflineMode(true);
  server.close();
  await check(page, 'rules');
  expect('without a network', [await shown(page), seen.requests, served], [found('many'), [], 1]);
  await page.close();
}

const SPENT = /^.*\) (?:\S+ ){11}(\d+) (\d+) /s; // of a thread, in hundredths of a second

/** Returns the processor time of the busiest worker: what others do on the machine does not count. */
function workerSeconds() {
  const read = (file) => {
    try {
      return fs.readFileSync(file, 'utf8');
    } catch {
      return ''; // the thread has ended
    }
  };
  const own = fs.readdirSync('/proc').filter((id) => /^\d+$/.test(id) && read(`/proc/${id}/cmdline`).includes(PROFILE));
  const workers = own.flatMap((id) => fs.readdirSync(`/proc/${id}/task`).map((task) => `/proc/${id}/task/${task}`))
    .filter((task) => read(`${task}/comm`).startsWith('DedicatedWorker'));
  const seconds = workers.map((task) => SPENT.exec(read(`${task}/stat`)) ?? [0, 0, 0])
    .map(([, user, system]) => (Number(user) + Number(system)) / 100);
  return Math.max(0, ...seconds);
}

async function large(name) {
  const [page] = await open();
  await page.evaluate(() => {
    globalThis.tasks = [];
    new PerformanceObserver((list) => globalThis.tasks.push(...list.getEntries().map((it) => Math.round(it.duration))))
      .observe({ entryTypes: ['longtask'] });
  });
  const start = Date.now();
  await check(page, name);
  const seconds = (Date.now() - start) / 1000;
  await settled();
  const tasks = await page.evaluate(() => globalThis.tasks);
  const memory = await page.metrics();
  expect(`${name}: is checked`, await text(page, '#alert'), '');
  expect(`${name}: no freezing`, tasks.every((task) => task < 200), true);
  console.log(`     ${name}: ${seconds.toFixed(1)} s, of which the processor worked ${workerSeconds().toFixed(1)} s, longest task of the page ${Math.max(0, ...tasks)} ms,`
    + ` heap of the page ${Math.round(memory.JSHeapUsedSize / 1e6)} MB; ${await text(page, '#status')}`);
  await page.close();
}

const ALL = { numbers, lines, hostile: () => hostile(false), hostileWithoutPolicy: () => hostile(true), looks, keyboard, filters,
  downloads, cancel, offline, large: () => large('50mb.xml'), largeFound: () => large('50mb-found.xml'), largeShort: () => large('50mb-short.xml') };
const wanted = process.env.ONLY?.split(',') ?? Object.keys(ALL);
for (const name of wanted) {
  try {
    await ALL[name]();
  } catch (e) {
    failed++;
    console.log(`FAIL ${name}: ${e.stack}`);
  }
}
await browser.close();
process.exit(failed === 0 ? 0 : 1);

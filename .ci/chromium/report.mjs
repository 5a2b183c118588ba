// Looks at the page of a validation: it is complete without its one script, which makes all controls.
import crypto from 'node:crypto';
import fs from 'node:fs';
import { execFileSync } from 'node:child_process';

const WITHOUT_LISTS = 150_000;
const WITH_LISTS = 2_000_000;
const PAGES = 3;
const CONTROLS = 'form, input, select, output, button, textarea';

// What the page says without what its script has made.
const SAYS = controls => {
  const copy = document.body.cloneNode(true);
  copy.querySelectorAll('script, ' + controls).forEach(it => it.remove());
  return { text: copy.textContent.replace(/\s+/g, ' ').trim(), kinds: copy.querySelectorAll('details.kind').length,
    places: copy.querySelectorAll('li.place').length, controls: document.querySelectorAll(controls).length };
};

// What a reader could open: nothing around it is taken out.
const SHOWN = selector => {
  const shown = it => !it || (getComputedStyle(it).display !== 'none' && shown(it.parentElement));
  return [...document.querySelectorAll(selector)].filter(shown).map(it => it.id);
};

/**
 * Returns what is wrong.
 *
 * @param known what the page must have: kinds, share, first, trend and so on, without what does not matter; leftOut says
 *     that entries are left out
 * @param open opens the file
 * @param picture the beginning of the names of pictures
 */
export async function lookAtReport(file, known, open, picture) {
  const found = [];
  const expect = (what, actual, wanted) => {
    if (JSON.stringify(actual) !== JSON.stringify(wanted)) found.push(`${what}: ${JSON.stringify(actual)}, not ${JSON.stringify(wanted)}`);
  };
  const text = fs.readFileSync(file, 'utf8');
  sizes(text, found);
  policy(text, found);

  const [without] = await open(file, { script: false });
  await without.screenshot({ path: picture + '-without-script.png' });
  const [page, seen] = await open(file);
  const [plain, made] = [await without.evaluate(SAYS, CONTROLS), await page.evaluate(SAYS, CONTROLS)];
  expect('controls without the script', plain.controls, 0);
  expect('kinds with the script', made.kinds, plain.kinds);
  expect('places with the script', made.places, plain.places);
  if (made.text !== plain.text) found.push('the script changes what the page says: ' + difference(plain.text, made.text));
  await contents(without, known, expect, found);
  await lists(without, known, expect, found);
  await without.close();
  await page.bringToFront();

  if (made.kinds > 0) {
    await anchors(file, page, open, expect);
    await filters(page, expect, found, picture);
    await openAllAndCopy(page, expect, found);
    expect('errors of the script', seen.errors, []);
  }
  await page.close();
  await print(file, open, found, picture);
  return found;
}

function sizes(text, found) {
  const bare = Buffer.byteLength(text.replace(/href="data:[^"]*"/g, 'href=""'));
  const all = Buffer.byteLength(text);
  if (bare > WITHOUT_LISTS) found.push(`${bare} bytes without the lists of urls`);
  if (all > WITH_LISTS) found.push(`${all} bytes`);
}

function policy(text, found) {
  const content = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(text)?.[1].replaceAll('&#39;', "'") ?? '';
  const script = /<script[^>]*>([^]*?)<\/script>/.exec(text)?.[1] ?? '';
  const hash = crypto.createHash('sha256').update(script).digest('base64');
  const scripts = /script-src ([^;]*)/.exec(content)?.[1].trim();
  if (scripts !== `'sha256-${hash}'`) found.push(`the policy allows ${scripts}, the script has ${hash}`);
  if (!/default-src 'none'/.test(content) || /unsafe|https?:|data:|\*/.test(content)) found.push('the policy is ' + content);
}

// What stands on the page, also without its script.
async function contents(page, known, expect, found) {
  const has = await page.evaluate(() => {
    const one = selector => document.querySelector(selector)?.textContent.replace(/\s+/g, ' ').trim() ?? null;
    const kinds = [...document.querySelectorAll('details.kind')];
    const ids = [...document.querySelectorAll('[id]')].map(it => it.id);
    return {
      site: one('header .site'), date: document.querySelector('header time[datetime]')?.getAttribute('datetime') ?? null,
      consequence: one('.consequence'), share: one('.share'), trend: one('.trend'),
      first: [...document.querySelectorAll('ol.first > li')].map(it => it.querySelector('a[href^="#"]')?.getAttribute('href').slice(1) ?? null),
      kinds: kinds.map(it => ({ id: it.id, ...it.dataset })), files: document.querySelectorAll('#files').length,
      summaries: kinds.filter(it => !it.querySelector(':scope > summary')?.textContent.trim()).length,
      places: [...document.querySelectorAll('li.place')].filter(it => !it.id || it.dataset.file === undefined).length,
      doubled: ids.filter((id, i) => ids.indexOf(id) !== i), passed: document.querySelectorAll('.passed li').length,
      high: [...document.querySelectorAll('header, .consequence, ol.first')].map(it => Math.round(it.getBoundingClientRect().bottom)),
    };
  });
  for (const part of ['site', 'date', 'consequence', 'share']) if (!has[part]) found.push(`there is no ${part}`);
  if (has.date && !/^\d{4}-\d\d-\d\d/.test(has.date)) found.push(`the date is ${has.date}`);
  expect('ids that occur twice', has.doubled, []);
  expect('kinds without a heading line', has.summaries, 0);
  expect('places without id or file', has.places, 0);
  const missing = has.kinds.filter(it => ['id', 'code', 'level', 'cost', 'urls', 'findings'].some(key => it[key] === undefined));
  expect('kinds without all their data', missing, []);
  expect('what to mend first that is no kind', has.first.filter(id => !has.kinds.some(it => it.id === id)), []);
  if (has.first.length > 3) found.push(`${has.first.length} kinds are the first`);
  const stated = has.kinds.filter(it => it.level !== 'info' && !['not stated', 'nothing', ''].includes(it.cost));
  if (has.first.length < Math.min(3, stated.length) && !known.trend) found.push(`${has.first.length} kinds to mend first of ${stated.length}`);
  if (!has.files && !known.healthy) found.push('there is no #files');
  if (known.trend !== undefined && !has.trend?.match(known.trend)) found.push(`the trend says ${has.trend}`);
  if (known.trend === undefined && !/not compared/i.test(has.trend ?? 'not compared')) found.push(`the trend says ${has.trend} without a baseline`);
  for (const key of ['site', 'share', 'consequence']) if (known[key] && !has[key]?.match(known[key])) found.push(`${key} says ${has[key]}, not ${known[key]}`);
  if (known.kinds) {
    const counts = Object.fromEntries(has.kinds.map(it => [it.code, Number(it.urls)]));
    for (const [code, urls] of Object.entries(known.kinds)) expect(`urls of ${code}`, counts[code], urls);
  }
  if (known.first) expect('first', has.first.map(id => has.kinds.find(it => it.id === id)?.code), known.first);
  if (known.healthy) {
    expect('first of a healthy site', has.first, []);
    if (has.passed === 0) found.push('nothing is said to be good');
  }
  if (Math.max(0, ...has.high) > 800) found.push(`what to mend first ends ${Math.max(...has.high)} pixels below the top, not on the first screen`);
}

// The list of urls of a kind has as many as the kind says. Only the list has those of entries that are left out, and if
// each input is checked alone, a url counts several times.
async function lists(page, known, expect, found) {
  const all = await page.$$eval('details.kind a.urls', links => links.map(it => {
    const kind = it.closest('details.kind');
    return { code: kind.dataset.code, urls: Number(kind.dataset.urls), href: it.getAttribute('href'), download: it.getAttribute('download') };
  }));
  for (const { code, urls, href, download } of all) {
    if (!download || !/^data:text\/csv[;,]/.test(href)) { found.push(`the list of ${code} is ${href.slice(0, 60)}`); continue; }
    const rows = (decodeURIComponent(href.slice(href.indexOf(',') + 1)).match(/("(?:[^"]|"")*"|[^"\r\n])+/g) ?? []).slice(1);
    if (!known.leftOut) expect(`rows in the list of ${code}`, rows.length, urls);
    const run = rows.filter(row => /^"?[=+\-@\t\r]/.test(row));
    if (run.length) found.push(`a cell of ${code} begins like a formula: ${run[0].slice(0, 60)}`);
  }
}

// What to mend first leads to its kind, and an address with the id of a place shows it.
async function anchors(file, page, open, expect) {
  const first = await page.$('ol.first > li a[href^="#"]');
  if (first) {
    await first.click();
    const seen = await page.evaluate(() => {
      const place = document.querySelector(':target')?.getBoundingClientRect();
      return place !== undefined && place.top < innerHeight && place.bottom > 0;
    });
    expect('the first kind is seen after a click', seen, true);
  }
  const id = await page.evaluate(() => document.querySelector('li.place')?.id);
  if (id) {
    const [other] = await open(file);
    await other.goto(`file://${file}#${id}`, { waitUntil: 'load' });
    await new Promise(done => setTimeout(done, 200));
    expect('a place is seen by its address', await other.evaluate(it => document.getElementById(it).checkVisibility({ contentVisibilityAuto: true }), id), true);
    await other.close();
    await page.bringToFront();
  }
}

async function filters(page, expect, found, picture) {
  const form = await page.evaluate(() => ({ forms: document.querySelectorAll('form.filter').length,
    search: document.querySelectorAll('form.filter input[type=search]').length,
    selects: [...document.querySelectorAll('form.filter select')].map(it => it.name), outputs: document.querySelectorAll('form.filter output').length,
    unnamed: [...document.querySelectorAll('form.filter input, form.filter select')].filter(it => !it.labels?.length && !it.ariaLabel).length }));
  expect('filter', form, { forms: 1, search: 1, selects: ['level', 'section', 'rule', 'file'], outputs: 1, unnamed: 0 });
  if (form.forms !== 1 || form.search !== 1) return;
  const output = () => page.$eval('form.filter output', it => it.textContent.replace(/\s+/g, ' ').trim());
  const all = await page.evaluate(SHOWN, 'li.place');
  const kinds = await page.evaluate(SHOWN, 'details.kind');
  const reset = async () => {
    await page.evaluate(() => {
      const form = document.querySelector('form.filter');
      form.querySelector('input[type=search]').value = '';
      form.querySelectorAll('select').forEach(it => { it.selectedIndex = 0; });
      form.querySelectorAll('input, select').forEach(it => ['input', 'change'].forEach(type => it.dispatchEvent(new Event(type, { bubbles: true }))));
    });
    await new Promise(done => setTimeout(done, 300));
  };
  const says = async (what, places) => {
    const said = await output();
    const counts = said.match(/([\d,]+) of ([\d,]+) places/);
    if (!counts || Number(counts[1].replaceAll(',', '')) !== places || Number(counts[2].replaceAll(',', '')) !== all.length) {
      found.push(`${what}: the line says "${said}" with ${places} of ${all.length} places`);
    }
  };

  // A word that only one place has.
  const word = await page.evaluate(() => {
    const places = [...document.querySelectorAll('li.place')];
    const words = places.flatMap(it => [...new Set(it.innerText.match(/[\w.:/-]{6,60}/g) ?? [])]);
    const page = document.body.textContent.toLowerCase();
    return words.find(it => page.split(it.toLowerCase()).length === 2) ?? null;
  });
  for (const typed of [word, 'www', 'no page has this text'].filter(it => it)) {
    await page.focus('form.filter input[type=search]');
    await page.keyboard.type(typed);
    await new Promise(done => setTimeout(done, 500));
    const wanted = await page.evaluate(it => [...document.querySelectorAll('li.place')].filter(place => {
      const line = place.closest('details.kind')?.querySelector(':scope > summary')?.textContent ?? '';
      const code = place.closest('details.kind')?.dataset.code ?? '';
      return (place.textContent + '\n' + line + '\n' + code).toLowerCase().includes(it.toLowerCase());
    }).map(place => place.id), typed);
    const places = await page.evaluate(SHOWN, 'li.place');
    expect(`places with "${typed}"`, places.length, wanted.length);
    const with_ = await page.evaluate(ids => [...new Set(ids.map(id => document.getElementById(id).closest('details.kind').id))], places);
    const shown = await page.evaluate(SHOWN, 'details.kind');
    const more = shown.filter(id => !with_.includes(id));
    const lines = await page.evaluate((ids, it) => ids.filter(id => !document.getElementById(id).textContent.toLowerCase().includes(it.toLowerCase())), more, typed);
    expect(`kinds without "${typed}"`, lines, []);
    await says(`"${typed}"`, places.length);
    if (typed === word) await page.screenshot({ path: picture + '-filter.png' });
    await reset();
    expect(`places after "${typed}" is removed`, (await page.evaluate(SHOWN, 'li.place')).length, all.length);
  }
  for (const [name, of] of [['level', 'level'], ['rule', 'code'], ['file', 'file'], ['section', null]]) {
    const values = await page.$$eval(`form.filter select[name=${name}] option`, options => options.map(it => it.value));
    const value = values.filter(it => it !== '').at(-1);
    if (value === undefined) { if (name !== 'section') found.push(`there is nothing to choose as ${name}`); continue; }
    await page.select(`form.filter select[name=${name}]`, value);
    await new Promise(done => setTimeout(done, 500));
    const places = await page.evaluate(SHOWN, 'li.place');
    if (of) {
      const wrong = await page.evaluate((ids, key, wanted) => ids.filter(id => {
        const place = document.getElementById(id);
        return (key === 'file' ? place : place.closest('details.kind')).dataset[key] !== wanted;
      }), places, of, value);
      const right = await page.evaluate((key, wanted) => [...document.querySelectorAll('li.place')].filter(place =>
        (key === 'file' ? place : place.closest('details.kind')).dataset[key] === wanted).length, of, value);
      expect(`places of another ${name}`, wrong, []);
      expect(`places of ${name} ${value}`, places.length, right);
    }
    await says(`${name} ${value}`, places.length);
    await reset();
  }
  expect('kinds after all filters', (await page.evaluate(SHOWN, 'details.kind')).length, kinds.length);
}

async function openAllAndCopy(page, expect, found) {
  const button = await page.evaluateHandle(() => [...document.querySelectorAll('button')].find(it => /open all/i.test(it.textContent)));
  if (!button.asElement()) { found.push('there is no button "open all"'); return; }
  await button.click();
  await new Promise(done => setTimeout(done, 200));
  expect('kinds that "open all" leaves closed', await page.$$eval('details.kind:not([open])', all => all.length), 0);
  const [places, buttons] = [await page.$$eval('li.place', all => all.length), await page.$$eval('li.place button.copy', all => all.length)];
  expect('buttons to copy', buttons, places);
  const copy = await page.$('li.place button.copy');
  if (copy) {
    // A page from a disk may not use the clipboard everywhere, so what is written to it is caught.
    await page.evaluate(() => {
      globalThis.copied = [];
      const clipboard = { writeText: text => { globalThis.copied.push(text); return Promise.resolve(); } };
      Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
      document.addEventListener('copy', () => globalThis.copied.push(String(getSelection())));
    });
    await copy.click();
    await new Promise(done => setTimeout(done, 200));
    const [copied, file] = await page.evaluate(() => [globalThis.copied.join(''), document.querySelector('li.place').dataset.file]);
    if (!copied.trim() || !copied.includes(file.slice(0, 20))) found.push(`"copy" copies ${JSON.stringify(copied)}`);
  }
}

// What is closed prints its heading line, what is open all of it.
async function print(file, open, found, picture) {
  const [page] = await open(file);
  const paper = async name => {
    const to = `${picture}-${name}.pdf`;
    await page.pdf({ path: to, format: 'A4', printBackground: true });
    return [Number(/Pages:\s+(\d+)/.exec(execFileSync('pdfinfo', [to], { encoding: 'utf8' }))[1]),
      execFileSync('pdftotext', ['-layout', to, '-'], { encoding: 'utf8' }).replace(/\s+/g, '')];
  };
  const [pages, text] = await paper('print');
  if (pages > PAGES) found.push(`printed on ${pages} pages`);
  const bare = string => string.replace(/[^\x21-\x7e]+/g, ' ').trim().split(' ')[0].slice(0, 20);
  const kinds = await page.$$eval('details.kind', all => all.map(it => ({ id: it.id, open: it.open, line: it.querySelector('summary').innerText,
    folded: it.parentElement.closest('details:not([open])') !== null,
    place: it.querySelector('li.place')?.textContent.trim() ?? '' })));
  const lost = kinds.filter(it => !it.folded && !text.includes(bare(it.line)));
  if (lost.length) found.push(`${lost.length} heading lines are not printed, such as ${lost[0].line.slice(0, 80)}`);
  const closed = kinds.find(it => !it.open && !it.folded && it.place);
  if (closed) {
    const count = string => string.split(bare(closed.place)).length;
    await page.evaluate(id => { document.getElementById(id).open = true; }, closed.id);
    const [, more] = await paper('print-open');
    if (count(more) <= count(text)) found.push(`what is open does not print: ${closed.place.slice(0, 80)}`);
  }
  await page.close();
}

function difference(before, after) {
  let i = 0;
  while (before[i] === after[i]) i++;
  return `"${before.slice(Math.max(0, i - 30), i + 50)}" is "${after.slice(Math.max(0, i - 30), i + 50)}"`;
}

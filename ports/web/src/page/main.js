// The page: takes files, has them checked, and shows what is found.
import { button, byId, element, options } from './dom.js';
import { Cancelled, Engine } from './engine.js';
import { chosen, dropped, pasted } from './files.js';
import { SourceLines } from './lines.js';
import { offer, offerFiles, saveConverted, saveReport } from './outputs.js';
import { filtered, grouped, outcome } from './result.js';
import { ruleSection } from './rules.js';
import { bytes, counted, number, printable, shortened } from './text.js';

const MOST = 500; // places of a rule that are kept; reports have all
const ROWS = 500; // files in the table
const OPEN = 5; // rules whose places are open at first
const PROFILES = {
  google: 'Google Search',
  'google-news': 'Google News',
  bing: 'Bing',
  yandex: 'Yandex',
  baidu: 'Baidu',
  'sitemaps.org': 'sitemaps.org, strictly',
};

const engine = new Engine();
const explained = new Map(); // rules by code
let taken = { files: [], leftOut: 0 };
let result = null;
let groups = [];
let lines = null;
let running = null; // the message that is being answered

/** Shows what has been done; screen readers also read a text that is shown elsewhere. */
function say(text, spoken = '') {
  byId('status').replaceChildren(text, element('span', { class: 'spoken' }, spoken));
}

function alertOf(text) {
  byId('alert').replaceChildren(...(text ? [element('p', { class: 'verdict error' }, text)] : []));
}

function showProgress({ read, total, entries }) {
  byId('progress').value = total === 0 ? 1 : read / total;
  byId('read').textContent = `${bytes(read)} of ${bytes(total)}, ${counted(entries, 'entry').replace('entrys', 'entries')}`;
}

/** Asks the engine while progress and a button to cancel are shown; undefined if it was cancelled. */
async function ask(message) {
  if (running) engine.cancel();
  running = message;
  showProgress({ read: 0, total: (message.files ?? [message.file]).reduce((sum, file) => sum + file.content.size, 0), entries: 0 });
  byId('running').hidden = false;
  alertOf('');
  try {
    return await engine.ask(message, showProgress);
  } finally {
    if (running === message) {
      running = null;
      byId('running').hidden = true;
    }
  }
}

/** Runs a task of a button; says what came of it, or why it failed. */
async function attempt(task) {
  try {
    const said = await task();
    if (said) say(said);
  } catch (e) {
    if (e instanceof Cancelled) return;
    say('');
    alertOf(`This cannot be done: ${shortened(String(e.message), 500)}`);
  }
}

async function check(focus) {
  if (taken.files.length === 0) return;
  const profile = byId('profile').value || 'google';
  byId('result').hidden = true;
  say(`Checking ${counted(taken.files.length, 'file')} …`);
  const found = await ask({ type: 'check', profile, files: taken.files, most: MOST });
  result = { ...found, profile };
  groups = grouped(result);
  lines = new SourceLines(taken.files);
  show();
  if (focus) byId('verdict').focus();
  // Who has moved to the verdict has heard it.
  say(`Checked in ${result.seconds.toFixed(1)} seconds.`, focus ? '' : byId('verdict').textContent);
  await explain();
}

/** Gets the texts of the rules that have not been asked for before, and shows them. */
async function explain() {
  const code = [...new Set(groups.map((group) => group.code))].filter((each) => !explained.has(each));
  if (code.length > 0) {
    const { rules } = await engine.ask({ type: 'explain', code });
    rules.forEach((rule) => explained.set(rule.code, rule));
  }
  shownRules.forEach(({ code: each, explain: fill }) => fill(explained.get(each)));
}

function show() {
  const { level, verdict, facts } = outcome(result);
  byId('verdict').textContent = verdict;
  byId('verdict').className = `verdict ${level}`;
  byId('facts').replaceChildren(...facts.map(({ level: each, count, noun }) => element('li', { class: each },
    element('b', {}, number(count)), ` ${counted(count, noun).split(' ')[1]}`)));
  byId('notes').replaceChildren(...notes().map((note) => element('p', { class: 'quiet' }, note)));
  byId('findings').hidden = groups.length === 0;
  showRules();
  showInputs();
  offerFiles(result.inputs);
  byId('messages').hidden = true;
  byId('result').hidden = false;
}

function notes() {
  const { sitemaps, urls } = outcome(result);
  return [
    sitemaps > 0 && urls === 0 && 'An index does not lead to its sitemaps here: drop them together with it, or their folder.',
    taken.leftOut > 0 && `Left out of the folder: ${counted(taken.leftOut, 'file')} with other names than sitemaps, feeds and lists have.`,
  ].filter(Boolean);
}

let shownRules = [];

function showRules() {
  const form = byId('filter');
  const levels = new Set(new FormData(form).getAll('level'));
  const shown = filtered(groups, levels, form.elements.words.value, (code) => explained.get(code)?.meaning);
  shownRules = shown.map((group, i) => ({
    code: group.code,
    ...ruleSection(group, explained.get(group.code), result.profile, lines, i < OPEN),
  }));
  byId('rules').replaceChildren(...shownRules.map(({ section }) => section));
  byId('shown').textContent = shown.length === groups.length ? counted(groups.length, 'rule')
    : `${number(shown.length)} of ${counted(groups.length, 'rule')}`;
}

function showInputs() {
  const cell = (value) => element('td', { class: 'number' }, number(value));
  const worst = (input) => [input.failure ? 1 : 0, input.error, input.warning, input.info];
  const inputs = [...result.inputs].sort((a, b) => {
    const [left, right] = [worst(a), worst(b)];
    const at = left.findIndex((count, i) => count !== right[i]);
    return at < 0 ? 0 : right[at] - left[at];
  });
  const rows = inputs.slice(0, ROWS).map((input) => element('tr', {},
    element('th', { scope: 'row' }, shortened(input.name, 300),
      input.failure ? element('div', { class: 'failure' }, shortened(input.failure, 300)) : null),
    cell(input.urls), cell(input.sitemaps), cell(input.error), cell(input.warning), cell(input.info)));
  const head = ['File', 'Urls', 'Sitemaps', 'Errors', 'Warnings', 'Infos'].map((name, i) =>
    element('th', { scope: 'col', class: i === 0 ? '' : 'number' }, name));
  byId('inputs').replaceChildren(
    element('table', {}, element('thead', {}, element('tr', {}, head)), element('tbody', {}, rows)),
    ...(inputs.length > ROWS ? [element('p', { class: 'quiet' }, `The first ${ROWS} of ${counted(inputs.length, 'file')}.`)] : []));
}

/** Checks other files than before. */
async function take(found) {
  const next = await found;
  if (next.files.length === 0) {
    alertOf(next.leftOut > 0 ? 'None of the files of the folder is a sitemap, a feed or a list, by its name.'
      : 'There is no file in what was dropped.');
    return;
  }
  taken = next;
  await check(true);
}

function takeFiles() {
  for (const [pick, input] of [['choose-files', byId('files')], ['choose-folder', byId('folder')]]) {
    byId(pick).addEventListener('click', () => input.click());
    input.addEventListener('change', () => {
      const found = chosen(input.files);
      input.value = ''; // so that the same file can be chosen again
      attempt(() => take(found));
    });
  }
  byId('open-paste').addEventListener('click', () => {
    const hidden = byId('paste').hidden;
    byId('paste').hidden = !hidden;
    byId('open-paste').setAttribute('aria-expanded', hidden);
    if (hidden) byId('text').focus();
  });
  byId('paste').addEventListener('submit', (event) => {
    event.preventDefault();
    attempt(() => take(pasted(byId('text').value)));
  });
}

/** Takes what is dropped or pasted anywhere in the page, so that the browser does not open it. */
function takeDrops() {
  const over = (on) => byId('drop').classList.toggle('over', on);
  document.addEventListener('dragover', (event) => {
    event.preventDefault();
    over(true);
  });
  document.addEventListener('dragleave', (event) => over(event.relatedTarget !== null));
  document.addEventListener('drop', (event) => {
    event.preventDefault();
    over(false);
    const text = event.dataTransfer.getData('text/plain');
    const files = [...event.dataTransfer.items].some((item) => item.kind === 'file');
    attempt(() => take(files || !text ? dropped(event.dataTransfer) : pasted(text)));
  });
  document.addEventListener('paste', (event) => {
    if (event.target.matches('input, textarea')) return;
    const { files } = event.clipboardData;
    const text = event.clipboardData.getData('text/plain');
    if (files.length > 0) attempt(() => take(chosen(files)));
    else if (text) attempt(() => take(pasted(text)));
  });
}

function begin() {
  options(byId('profile'), Object.entries(PROFILES), 'google');
  takeFiles();
  takeDrops();
  byId('profile').addEventListener('change', () => attempt(() => check(false)));
  byId('cancel').addEventListener('click', () => {
    engine.cancel();
    byId('choose-files').focus();
    say('Cancelled.');
  });
  byId('filter').addEventListener('input', showRules);
  byId('filter').addEventListener('submit', (event) => event.preventDefault());
  byId('report-button').addEventListener('click', () =>
    attempt(() => saveReport(ask, taken.files, result.profile)));
  byId('convert-button').addEventListener('click', () => attempt(() => saveConverted(ask, taken.files)));
  attempt(async () => {
    const names = await engine.ask({ type: 'names' });
    const known = [...Object.keys(PROFILES).filter((id) => names.profiles.includes(id)),
      ...names.profiles.filter((id) => !(id in PROFILES))];
    options(byId('profile'), known.map((id) => [id, PROFILES[id] ?? id]), byId('profile').value);
    offer(names);
  });
}

begin();

// The findings of a rule: what it means, how to mend it, and where it is violated.
import { button, element } from './dom.js';
import { counted, number, printable, shortened } from './text.js';

const FIRST = 10; // places that are shown at first
const MORE = 50;
const LONGEST = 300; // characters of a message, a name or a url
const OWNERS = { google: 'Google', 'google-news': 'Google', bing: 'Bing', yandex: 'Yandex', baidu: 'Baidu' };

function originOf({ origin, statedBy }) {
  if (origin === 'documented') return `Documented by ${OWNERS[statedBy] ?? 'sitemaps.org or a specification'}: `;
  return origin === 'extension' ? 'Documented by the extension: ' : 'A choice of the Sitemap Toolkit: ';
}

/** Returns the source of a verdict; the address in it is ours, so it can be a link. */
function sourceOf(verdict) {
  const [page, ...says] = verdict.source.split(' - ');
  const link = /^https?:\/\//.test(page)
    ? element('a', { href: page, rel: 'noreferrer' }, page) : page;
  return [originOf(verdict), link, says.length > 0 ? ` – ${says.join(' - ')}` : ''];
}

/** Returns what `explain` says of a rule for a profile. */
function explanation(rule, profile) {
  if (!rule) return [];
  const verdict = rule.profiles.find((each) => each.profile === profile);
  const row = (name, ...value) => [element('dt', {}, name), element('dd', {}, ...value)];
  return [
    element('p', {}, rule.meaning),
    element('dl', {},
      rule.why ? row('Why', rule.why) : [],
      rule.fix ? row('How to fix it', rule.fix) : [],
      verdict?.source ? row('Source', ...sourceOf(verdict)) : []),
  ];
}

function placeOf({ input, source, line, column, cell }) {
  const at = [line, column].filter((part) => part !== null).map((part) => `:${part}`).join('');
  return shortened(source ?? input ?? '', LONGEST) + at + (cell ? ` (${shortened(cell, 40)})` : '');
}

function sourceLine({ cut, before, marked, after, more }) {
  return [
    (cut ? '…' : '') + printable(before),
    element('mark', {}, printable(marked)),
    printable(after) + (more ? '…' : ''),
  ];
}

function place(finding, lines) {
  const line = element('code', { class: 'source', dir: 'ltr' });
  line.hidden = true;
  lines.want(finding, (parts) => {
    line.replaceChildren(...sourceLine(parts));
    line.hidden = false;
  });
  // The url is in the source line, if there is one.
  const loc = finding.loc && finding.line === null ? finding.loc : null;
  return element('li', {},
    element('span', { class: 'at' }, placeOf(finding)), ' ',
    element('bdi', {}, shortened(finding.message, LONGEST)),
    finding.path ? [' ', element('code', {}, shortened(finding.path, 150))] : [],
    loc ? element('bdi', { class: 'loc' }, shortened(loc, LONGEST)) : null,
    line);
}

/** Adds places to a list step by step. */
class Places {
  constructor(group, lines) {
    this.group = group;
    this.lines = lines;
    this.list = element('ol');
    this.note = element('p', { class: 'quiet' });
    this.next = button('', () => this.more(MORE));
    this.shown = 0;
  }

  more(count) {
    const { findings } = this.group;
    const added = findings.slice(this.shown, this.shown + count).map((finding) => place(finding, this.lines));
    this.list.append(...added);
    this.shown += added.length;
    const left = findings.length - this.shown;
    this.next.hidden = left === 0;
    this.next.textContent = `Show ${number(Math.min(left, MORE))} more of ${this.group.code}`;
    this.note.textContent = this.#said();
    this.note.hidden = this.note.textContent === '';
  }

  #said() {
    const { findings, count, chosen } = this.group;
    if (chosen) return `${counted(findings.length, 'place')} with the words of the filter.`;
    if (this.shown === count) return '';
    const all = findings.length < count && this.shown === findings.length;
    return `The first ${number(this.shown)} of ${number(count)}.` + (all ? ' A report has all of them.' : '');
  }
}

/** Returns the section of a rule; its places are made when they are opened. */
export function ruleSection(group, rule, profile, lines, open) {
  const places = new Places(group, lines);
  const details = element('details', {}, element('summary', {}, 'Places'), places.list, places.note, places.next);
  const fill = () => {
    if (details.open && places.shown === 0) places.more(FIRST);
  };
  details.addEventListener('toggle', fill);
  details.open = open;
  fill();
  const id = `rule-${group.severity}-${group.code}`;
  const explained = element('div', {}, explanation(rule, profile));
  const section = element('section', { class: `rule ${group.severity}`, 'aria-labelledby': id },
    element('h3', { id }, element('code', {}, group.code), ' ',
      element('span', { class: `badge ${group.severity}` }, group.severity)),
    element('p', { class: 'counted' }, `${counted(group.count, group.severity)} in ${counted(group.files, 'file')}`),
    explained, details);
  return { section, explain: (known) => explained.replaceChildren(...explanation(known, profile)) };
}

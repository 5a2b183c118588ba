// What a check found, in order and filtered.
import { counted, number } from './text.js';

const LEVELS = ['error', 'warning', 'info'];

const inOrder = (a, b) =>
  LEVELS.indexOf(a.severity) - LEVELS.indexOf(b.severity) || b.count - a.count || (a.code < b.code ? -1 : 1);

/** Groups findings by rule, the most serious first: [{code, severity, count, files, findings}]. */
export function grouped({ rules, findings }) {
  const groups = new Map(rules.map((rule) => [`${rule.severity} ${rule.code}`, { ...rule, findings: [] }]));
  for (const finding of findings) groups.get(`${finding.severity} ${finding.code}`).findings.push(finding);
  return [...groups.values()].sort(inOrder);
}

const has = (text, words) => text?.toLowerCase().includes(words) ?? false;

/** Returns the groups with these levels and words in the rule, its meaning, a message, file or url. */
export function filtered(groups, levels, text, meaningOf) {
  const words = text.trim().toLowerCase();
  return groups.filter((group) => levels.has(group.severity)).flatMap((group) => {
    if (!words || has(group.code, words) || has(meaningOf(group.code), words)) return [group];
    const findings = group.findings.filter((finding) =>
      has(finding.message, words) || has(finding.input ?? finding.source, words) || has(finding.loc, words));
    return findings.length > 0 ? [{ ...group, findings, chosen: true }] : [];
  });
}

const sum = (inputs, name) => inputs.reduce((all, input) => all + input[name], 0);

/** Returns what came of a check: {level, verdict, facts, urls, sitemaps}. */
export function outcome({ inputs, rules }) {
  const found = Object.fromEntries(LEVELS.map((level) =>
    [level, rules.filter((rule) => rule.severity === level).reduce((all, rule) => all + rule.count, 0)]));
  const failures = inputs.filter((input) => input.failure).length;
  const worst = LEVELS.find((level) => found[level] > 0);
  const urls = sum(inputs, 'urls');
  const sitemaps = sum(inputs, 'sitemaps');
  return {
    level: failures > 0 ? 'error' : worst ?? 'none',
    verdict: verdictOf(failures, inputs, worst, found),
    facts: [
      ...LEVELS.map((level) => ({ level, count: found[level], noun: level })),
      { level: '', count: urls, noun: 'url' },
      ...(sitemaps > 0 ? [{ level: '', count: sitemaps, noun: 'sitemap' }] : []),
      { level: '', count: inputs.length, noun: 'file' },
    ],
    urls,
    sitemaps,
    failures,
  };
}

function verdictOf(failures, inputs, worst, found) {
  if (failures > 0 && !worst) {
    return failures === inputs.length ? 'Nothing could be read.'
      : `Not complete: ${number(failures)} of ${counted(inputs.length, 'file')} could not be read.`;
  }
  return head(failures, inputs.length, worst) + said(found) + where(inputs) + '.';
}

function head(failures, count, worst) {
  if (failures === count) return 'Nothing could be read: ';
  if (worst === 'error') return 'Not valid: ';
  if (failures > 0) return 'Not complete: ';
  return worst ? 'No errors: ' : 'Valid: ';
}

function said(found) {
  const parts = LEVELS.filter((level) => found[level] > 0).map((level) => counted(found[level], level));
  return parts.length > 0 ? parts.join(', ') : 'nothing found';
}

function where(inputs) {
  const touched = inputs.filter((input) => input.failure || input.error + input.warning + input.info > 0).length;
  if (inputs.length === 1) return '';
  return touched === 0 ? ` in ${counted(inputs.length, 'file')}`
    : ` in ${number(touched)} of ${counted(inputs.length, 'file')}`;
}

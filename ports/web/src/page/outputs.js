// What the page makes of files: reports and other formats, as downloads.
import { byId, download, element, options } from './dom.js';
import { printable } from './text.js';

const REPORTS = {
  html: ['HTML, a page to send', 'html', 'text/html'],
  json: ['JSON, for programs', 'json', 'application/json'],
  sarif: ['SARIF, for code scanning', 'sarif', 'application/json'],
  ndjson: ['JSON lines, a finding a line', 'ndjson', 'application/x-ndjson'],
  csv: ['CSV, a finding a row', 'csv', 'text/csv'],
  text: ['text, for people', 'txt', 'text/plain'],
  markdown: ['Markdown, for tickets', 'md', 'text/markdown'],
  junit: ['JUnit, for build servers', 'xml', 'application/xml'],
};
const TARGETS = {
  csv: ['CSV, a table', 'csv'],
  txt: ['text, a url a line', 'txt'],
  xml: ['XML, a sitemap', 'xml'],
  ndjson: ['JSON lines', 'ndjson'],
  jsonfeed: ['JSON Feed', 'json'],
  rss: ['RSS', 'rss'],
  atom: ['Atom', 'atom'],
  llms: ['llms.txt', 'llms'],
};

const choices = (known, ids) =>
  Object.entries(known).filter(([id]) => ids.includes(id)).map(([id, [text]]) => [id, text]);

/** Fills the choices with what the engine can make. */
export function offer({ reports, targets }) {
  options(byId('report'), choices(REPORTS, reports));
  options(byId('target'), choices(TARGETS, targets));
}

export function offerFiles(inputs) {
  options(byId('convert-file'), inputs.map(({ name }, i) => [i, printable(name)]));
}

const baseOf = (name) => name.split('/').pop().replace(/\.gz$/i, '').replace(/(.)\.[^.]*$/, '$1');

/** Downloads a report on files. All of its places are in it but those of a text, which has 3 of each rule. */
export async function saveReport(ask, files, profile) {
  const report = byId('report').value;
  const [, ending, type] = REPORTS[report];
  const made = await ask({ type: 'report', report, profile, files });
  download(new Blob([made.report], { type }), `sitemap-report.${ending}`);
  return 'The report is downloaded.';
}

/** Converts a file and downloads the result; nothing, if a part of the file would be missing. */
export async function saveConverted(ask, files) {
  const to = byId('target').value;
  const file = files[byId('convert-file').value];
  const { code, output, messages } = await ask({ type: 'convert', to, file });
  const lines = byId('messages');
  lines.textContent = messages.split('\n').map(printable).join('\n');
  lines.hidden = messages === '';
  if (code !== 0) return 'Nothing is downloaded, because a part of the file would be missing: see the messages.';
  download(new Blob([output]), `${baseOf(file.name)}.${TARGETS[to][1]}`);
  return messages ? 'The file is converted; see the messages for what was changed or left out.' : 'The file is converted.';
}

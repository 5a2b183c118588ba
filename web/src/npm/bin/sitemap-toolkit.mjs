#!/usr/bin/env node
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';

const HELP = `Examples:
  sitemap-toolkit validate sitemap.xml
  sitemap-toolkit validate --profile bing --report sarif *.xml
  sitemap-toolkit convert sitemap.xml -o urls.csv
  sitemap-toolkit count sitemap.xml
  sitemap-toolkit explain loc.duplicate

Options of validate: --profile PROFILE, --report FORMAT[=FILE], --fail-on LEVEL, --max N|all
Options of convert: -o FILE (- for standard output), --to FORMAT
Several files are checked as one site, which must fit in memory. - is standard input.
`;
const OPTIONS = {
  validate: ['--profile', '--report', '--fail-on', '--max'],
  convert: ['-o', '--output', '--to'],
  count: [],
  explain: [],
};

class WrongUse extends Error {}

function parse(command, args) {
  const options = {};
  const inputs = [];
  for (let i = 0; i < args.length; i++) {
    const [name, ...rest] = args[i].split('=');
    if (args[i] === '-' || !args[i].startsWith('-')) {
      inputs.push(args[i]);
    } else if (!OPTIONS[command].includes(name)) {
      throw new WrongUse(`there is no option ${name} of ${command} here`);
    } else {
      const value = rest.length ? rest.join('=') : args[++i];
      if (value === undefined) throw new WrongUse(`${name} needs a value`);
      options[name === '-o' ? '--output' : name] = value;
    }
  }
  if (!inputs.length) throw new WrongUse(command === 'explain' ? 'which code?' : 'which file?');
  return { options, inputs };
}

function read(file) {
  try {
    return fs.readFileSync(file === '-' ? 0 : file);
  } catch (e) {
    const reasons = { ENOENT: 'no such file', EACCES: 'permission denied', EISDIR: 'is a directory' };
    e.said = `${file}: ${reasons[e.code] ?? e.message}`;
    throw e;
  }
}

function write(file, bytes, inputs) {
  if (file === '-') {
    fs.writeSync(1, bytes);
    return;
  }
  const real = (name) => (name !== '-' && fs.existsSync(name) ? fs.realpathSync(name) : null);
  if (inputs.some((input) => real(input) !== null && real(input) === real(file))) {
    throw new WrongUse(`${file} is an input, too`);
  }
  const temporary = path.join(path.dirname(file), `.${path.basename(file)}.${process.pid}.tmp`);
  try {
    fs.writeFileSync(temporary, file.endsWith('.gz') ? zlib.gzipSync(bytes) : bytes, { flush: true });
    fs.renameSync(temporary, file);
  } finally {
    fs.rmSync(temporary, { force: true });
  }
}

function one(of, value, option) {
  if (!of.includes(value)) throw new WrongUse(`${option} is one of ${of.join(', ')}, not ${value}`);
  return value;
}

function validate(toolkit, { options, inputs }) {
  const names = toolkit.names();
  const [report, ...file] = (options['--report'] ?? 'text').split('=');
  const max = options['--max'] ?? '3';
  if (max !== 'all' && !/^\d+$/.test(max)) throw new WrongUse(`--max is a number or all, not ${max}`);
  const checked = {
    profile: one(names.profiles, options['--profile'] ?? 'google', '--profile'),
    report: one(names.reports, report, '--report'),
    failOn: one(['error', 'warning', 'info', 'never'], options['--fail-on'] ?? 'error', '--fail-on'),
    max: max === 'all' ? 0 : Number(max),
  };
  const files = [];
  let failed = 0;
  for (const name of inputs) {
    try {
      files.push({ name, content: read(name) });
    } catch (e) {
      if (!e.said) throw e;
      console.error(e.said);
      failed++;
    }
  }
  if (!files.length) return 4;
  const result = toolkit.report(files, checked);
  write(file.length ? file.join('=') : '-', Buffer.from(result.report), inputs);
  return failed ? 3 : result.code;
}

function convert(toolkit, { options, inputs }) {
  if (inputs.length > 1) throw new WrongUse('one file at a time is converted here');
  const output = options['--output'];
  if (!output) throw new WrongUse('-o FILE says where to write');
  const to = options['--to'] ?? output.replace(/\.gz$/, '');
  if (options['--to']) one(toolkit.names().targets, to, '--to');
  const result = toolkit.convert(read(inputs[0]), { name: inputs[0], to });
  process.stderr.write(result.messages);
  if (result.code === 0) write(output, result.output, inputs);
  else console.error(`${output}: not written, as a part of ${inputs[0]} would be missing`);
  return result.code;
}

function count(toolkit, { inputs }) {
  let worst = 0;
  for (const input of inputs) {
    const result = toolkit.count(read(input), { name: input });
    process.stderr.write(result.messages);
    const [number, noun] = result.sitemaps ? [result.sitemaps, 'sitemap'] : [result.urls, 'url'];
    console.log(`${String(number).padStart(9)} ${number === 1 ? noun : `${noun}s`}    ${input}`);
    worst = result.refused ? 1 : worst;
  }
  return worst;
}

function explain(toolkit, { inputs }) {
  const rules = toolkit.explain(inputs[0]);
  if (!rules.length) throw new WrongUse(`there is no rule ${inputs[0]}`);
  for (const rule of rules) {
    console.log(`${rule.code}\n\n${rule.meaning}\nWhy: ${rule.why}\nHow to fix it: ${rule.fix}`);
    if (rule.source) console.log(`Source: ${rule.source}`);
    console.log();
    for (const each of rule.profiles) {
      console.log(`${each.profile.padEnd(13)} ${each.level.padEnd(8)} ${each.source}`);
    }
    console.log();
  }
  return 0;
}

async function main([command, ...args]) {
  if (!command || ['help', '--help', '-h'].includes(command) || args.includes('--help')) {
    process.stdout.write(HELP);
    return command ? 0 : 2;
  } else if (!Object.hasOwn(OPTIONS, command)) {
    throw new WrongUse(`there is no command ${command} here`);
  }
  const parsed = parse(command, args);
  const toolkit = await import('../index.mjs');
  return { validate, convert, count, explain }[command](toolkit, parsed);
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (e) {
  const wrong = e instanceof WrongUse || /^cannot tell the format/.test(e.message ?? '');
  console.error(e.said ?? (wrong ? `${e.message}\nsee sitemap-toolkit --help` : `internal error: ${e.stack}`));
  process.exitCode = e.said || e.code ? 4 : wrong ? 2 : 70;
}

#!/usr/bin/env node
import fs from 'node:fs';
import module from 'node:module';
import tty from 'node:tty';
import { WrongUse, instead, parse } from '../command/arguments.mjs';

const PROGRAM = 'sitemap-toolkit';
const USUAL_WIDTH = 80;
const LEAST_WIDTH = 55; // the narrowest that help is laid out for
const MOST_WIDTH = 110;
const WRONG_USE = 2;
const BUG = 70;

const read = (file) => JSON.parse(fs.readFileSync(new URL(file, import.meta.url), 'utf8'));

/** What shows the standard streams, as the command for Java knows it. */
function terminal() {
  const env = process.env;
  const shown = [0, 1, 2].filter((stream) => tty.isatty(stream));
  const allowed = !env.NO_COLOR;
  const forced = allowed
    && ['CLICOLOR_FORCE', 'FORCE_COLOR'].some((name) => env[name] && env[name] !== '0');
  const able = allowed && env.TERM !== 'dumb';
  const out = forced || (able && shown.includes(1));
  const err = forced || (able && shown.includes(2));
  const asked = /^\s*\d{1,9}\s*$/.test(env.COLUMNS ?? '') ? Number(env.COLUMNS) : 0;
  const known = process.stdout.columns ?? process.stderr.columns ?? 0;
  const columns = asked >= 20 ? asked : known >= 20 ? known : 0;
  return { text: shown.join('') + (out ? 'o' : '') + (err ? 'e' : ''), columns };
}

function width(columns) {
  return columns ? Math.max(LEAST_WIDTH, Math.min(columns, MOST_WIDTH)) : USUAL_WIDTH;
}

async function showHelp(name, table, all) {
  const { help } = await import('../command/help.mjs');
  process.stdout.write(help(PROGRAM, name, table, width(terminal().columns), all));
  return 0;
}

/** Shows the help of a command, or of topics. */
async function showHelpOf(args, table) {
  const words = args.filter((each) => !['-h', '--help', '--all', '--help-all'].includes(each));
  const all = args.includes('--all') || args.includes('--help-all');
  const [name] = words;
  if (!words.length) {
    process.stdout.write(overview(table));
    return 0;
  } else if (table.commands[name]) {
    return showHelp(name, table, all);
  } else if (table.all.includes(name)) {
    return unknown(name, table);
  }
  const { topicHelp } = await import('../command/help.mjs');
  const known = table.topics.map((each) => each.word);
  const shown = [];
  for (const word of words) {
    if (!known.includes(word)) {
      const suggestion = instead(table.guesses, 'help', word, [...table.all, ...known]);
      return wrongUse(
        `there is no command or topic ${word}${
          suggestion || `; ${PROGRAM} help names them all`}`, `${PROGRAM} help`);
    }
    const text = topicHelp(word, table, width(terminal().columns));
    if (!text) return wrongUse(`${word} is a topic of the command for Java only`, PROGRAM);
    shown.push(text);
  }
  process.stdout.write(shown.join('\n'));
  return 0;
}

function wrongUse(message, command) {
  process.stderr.write(`sitemap: ${message}\nSee: ${command} --help\n`);
  return WRONG_USE;
}

const overview = (table) => table.help
  .replaceAll(/^(Usage:| ) sitemap /gm, `$1 ${PROGRAM} `);

function unknown(name, table) {
  if (table.all.includes(name)) return wrongUse(`${name} is a command for Java only`, PROGRAM);
  const option = name.startsWith('-') && name.length > 1;
  const word = option ? name.replace(/=.*/s, '') : name;
  const suggestion = instead(
    table.guesses, 'sitemap', word, option ? ['--help', '--version'] : table.all);
  const file = !option && /[./]/.test(name) ? `; did you mean: ${PROGRAM} convert ${name}` : '';
  return wrongUse(
    `there is no ${option ? 'option' : 'command'} ${word}${suggestion || file}`, PROGRAM);
}

async function main(args) {
  const table = read('../commands.json');
  const [name, ...rest] = args;
  if (name === undefined) {
    process.stderr.write(overview(table));
    return WRONG_USE;
  } else if (['--help', '-h'].includes(name)) {
    process.stdout.write(overview(table));
    return 0;
  } else if (['--version', '-V'].includes(name)) {
    process.stdout.write(`sitemap ${read('../package.json').version}\n`);
    return 0;
  } else if (name === 'help') {
    return showHelpOf(rest, table);
  } else if (!table.commands[name]) {
    return unknown(name, table);
  }
  let parsed;
  try {
    parsed = parse(name, table, rest);
  } catch (e) {
    if (e instanceof WrongUse) return wrongUse(e.message, `${PROGRAM} ${name}`);
    throw e;
  }
  if (parsed.help) return showHelp(name, table, parsed.all);
  if (parsed.version) {
    process.stdout.write(`sitemap ${read('../package.json').version}\n`);
    return 0;
  }
  module.enableCompileCache?.(); // since Node.js 22: compiling the program is a part of each start
  const { disk } = await import('../command/disk.mjs');
  const { run } = await import('../command.js');
  const { text, columns } = terminal();
  const { version } = read('../package.json');
  return run(name, PROGRAM, version, disk(), text, columns, rest, parsed.given);
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (e) {
  process.stderr.write(`sitemap: this is an error in the program, please report it: ${e.stack}\n`);
  process.exitCode = BUG;
}

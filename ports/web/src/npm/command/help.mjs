// Lays out the help of a command as the command for Java does.
const NAMES = 29; // the width of the names; longer ones get a line of their own
const FEW = 8; // so few options need no headings
const COLUMN = 40; // the width of the first of two columns of topics
const WORD = 11; // the width of the word of a topic
const ALL = '--help-all';

/** Breaks a text at spaces; the lines but the first begin with an indentation. */
function wrapped(text, width, hanging) {
  const lines = [];
  let line = '';
  for (const word of text.trim().split(/\s+/)) {
    let begins = line.trim() === '';
    if (!begins && line.length + 1 + word.length > width) {
      lines.push(line);
      line = hanging;
      begins = true;
    }
    line += (begins ? '' : ' ') + word;
  }
  return [...lines, line];
}

/** A name, and beside it what it means. */
function entry(brief, name, description, width) {
  const names = (brief ? `  ${brief}, ` : ' '.repeat(6)) + name;
  const lines = wrapped(description, width - NAMES, '  ');
  const indent = ' '.repeat(NAMES);
  return names.length < NAMES
    ? `${names.padEnd(NAMES)}${lines.join(`\n${indent}`)}\n`
    : `${names}\n${lines.map((line) => `${indent}${line}\n`).join('')}`;
}

/** Breaks the lines of a text that are longer than a width, at spaces, as the help for Java. */
function folded(text, width) {
  return text.split('\n').flatMap((line) => {
    const lines = [];
    let left = line;
    while (left.length > width) {
      let at = left.lastIndexOf(' ', width - 1);
      at = at < 0 ? width : at + 1;
      lines.push(left.slice(0, at).trimEnd());
      left = left.slice(at);
    }
    return [...lines, left];
  }).join('\n');
}

const longest = (option) => option.names.reduce((a, b) => (b.length > a.length ? b : a));

function option(of, text, width) {
  const short = of.names.reduce((a, b) => (b.length < a.length ? b : a));
  const name = (of.negatable ? longest(of).replace('--', '--[no-]') : longest(of)) + of.label;
  return entry(short.startsWith('--') ? '' : short, name, text, width);
}

/** What an option means, as it is printed. */
function meaning(of) {
  if (of.help && !of.names.includes(ALL)) return 'print this help';
  return of.version ? 'print the version' : of.description;
}

const full = (of, width) => option(of, meaning(of), width);

/** Where options are listed that another topic explains. */
function pointer(program, topic, options, width) {
  let text = `\n${topic.heading} (see ${program} help ${topic.word}):\n`;
  let line = '  ';
  options.forEach((each, i) => {
    const name = longest(each) + (i + 1 < options.length ? ',' : '');
    if (line.length > 2 && line.length + 1 + name.length > width) {
      text += `${line}\n`;
      line = '  ';
    }
    line += (line.length > 2 ? ' ' : '') + name;
  });
  return `${text}${line}\n`;
}

const isShown = (each) => !each.hidden && !each.ofJava;

/** All options of a command, by topic if there are many. */
function allOptions(program, name, table, width) {
  const shown = table.commands[name].options.filter(isShown);
  if (shown.length <= FEW) return `\nOptions:\n${shown.map((each) => full(each, width)).join('')}`;
  let text = '';
  for (const topic of table.topics) {
    const members = shown.filter((each) => each.topic === topic.word);
    if (!members.length) continue;
    text += topic.word === 'tables' && name !== 'convert'
      ? pointer(program, topic, members, width)
      : `\n${topic.heading}:\n${members.map((each) => full(each, width)).join('')}`;
  }
  return text;
}

/** The options of the first screen, and the topics with the others. */
function firstOptions(program, name, table, width) {
  const { options, screen } = table.commands[name];
  const shown = options.filter(isShown);
  let text = '\nOptions:\n';
  for (const each of screen) {
    const of = shown.find((other) => other.names.includes(each));
    if (of) text += option(of, of.brief, width);
  }
  const left = shown
    .filter((each) => !each.help && !each.version && !screen.includes(longest(each)))
    .map((each) => each.topic);
  const cells = table.topics
    .filter((topic) => left.includes(topic.word))
    .map((topic) => topic.word.padEnd(WORD) + topic.hint);
  text += `\nMore: ${program} help TOPIC, or all options: ${program} ${name} ${ALL}\n`;
  for (let i = 0; i < cells.length; i++) {
    const two = width >= 2 * COLUMN && i + 1 < cells.length;
    text += `  ${two ? cells[i].padEnd(COLUMN - 2) + cells[++i] : cells[i]}\n`;
  }
  return text;
}

/** Returns the help of a command: its first screen, or all of it. */
export function help(program, name, table, width, all) {
  const command = table.commands[name];
  const first = command.screen.length > 0 && !all;
  const parameters = command.parameters
    .map((each) => entry('', each.value, first ? each.brief : each.description, width)).join('');
  const inputs = command.parameters
    .map((each) => ` ${each.value}${each.kind === 'values' ? '...' : ''}`).join('');
  const described = first && command.description.length
    ? [command.description[0], ''] : command.description;
  const description = described.map((each) => `${folded(each, width)}\n`).join('');
  const examples = (first ? command.firstExamples : command.examples)
    .replaceAll(/^( {2})sitemap /gm, `$1${program} `);
  return `${folded(examples, width)}`
    + `${command.header.map((each) => folded(each, width)).join('\n')}\n`
    + `Usage: ${program} ${name} [OPTIONS]${inputs}\n`
    + `${description}${parameters}`
    + (first ? firstOptions : allOptions)(program, name, table, width);
}

/** Returns all options of a topic, each once; empty if no command has any. */
export function topicHelp(word, table, width) {
  const { heading, hint } = table.topics.find((each) => each.word === word);
  const options = new Map();
  const all = new Set();
  for (const [name, command] of Object.entries(table.commands)) {
    if (command.hidden) continue;
    for (const of of command.options) {
      if (!isShown(of) || of.help || of.version || of.topic !== word) continue;
      const key = `${longest(of)} ${of.description}`;
      if (!options.has(key)) options.set(key, { of, commands: [] });
      options.get(key).commands.push(name);
      all.add(name);
    }
  }
  if (!all.size) return '';
  let some = false;
  let lines = '';
  for (const { of, commands } of options.values()) {
    const common = commands.length === all.size;
    some ||= !common;
    lines += option(of, meaning(of) + (common ? '' : ` [${commands.join(', ')}]`), width);
  }
  const rule = some ? '; in brackets: the commands that have an option, if not all do.' : '.';
  const begin = wrapped(`Options of ${[...all].join(', ')}${rule}`, width, '').join('\n');
  return `${heading}: ${hint}\n\n${begin}\n\n${lines}`;
}

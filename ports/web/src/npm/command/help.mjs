// Lays out the help of a command as the command for Java does.
const NAMES = 29; // the width of the names; longer ones get a line of their own
const FEW = 8; // so few options need no headings

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

function option(of, width) {
  const long = of.names.reduce((a, b) => (b.length > a.length ? b : a));
  const short = of.names.reduce((a, b) => (b.length < a.length ? b : a));
  const name = (of.negatable ? long.replace('--', '--[no-]') : long) + of.label;
  const description = of.help ? 'print this help' : of.version ? 'print the version' : of.description;
  return entry(short.startsWith('--') ? '' : short, name, description, width);
}

/** Where options are listed that another command explains. */
function pointer(program, section, options, width) {
  let text = `\n${section} (see ${program} convert --help):\n`;
  let line = '  ';
  options.forEach((each, i) => {
    const long = each.names.reduce((a, b) => (b.length > a.length ? b : a));
    const name = long + (i + 1 < options.length ? ',' : '');
    if (line.length > 2 && line.length + 1 + name.length > width) {
      text += `${line}\n`;
      line = '  ';
    }
    line += (line.length > 2 ? ' ' : '') + name;
  });
  return `${text}${line}\n`;
}

/** Returns the help of a command. */
export function help(program, name, table, width) {
  const command = table.commands[name];
  const shown = command.options.filter((each) => !each.hidden && !each.ofJava);
  const sections = new Map(table.sections.map((section) => [section, []]));
  for (const each of shown) sections.get(each.section).push(each);
  let options = '';
  if (shown.length <= FEW) {
    options = `\nOptions:\n${shown.map((each) => option(each, width)).join('')}`;
  } else {
    for (const [section, members] of sections) {
      if (!members.length) continue;
      options += section === 'Tables' && name !== 'convert'
        ? pointer(program, section, members, width)
        : `\n${section}:\n${members.map((each) => option(each, width)).join('')}`;
    }
  }
  const parameters = command.parameters
    .map((each) => entry('', each.value, each.description, width)).join('');
  const inputs = command.parameters
    .map((each) => ` ${each.value}${each.kind === 'values' ? '...' : ''}`).join('');
  const description = command.description.map((each) => folded(each, width)).join('\n');
  return `${folded(command.examples.replaceAll(/^( {2})sitemap /gm, `$1${program} `), width)}`
    + `${command.header.map((each) => folded(each, width)).join('\n')}\n`
    + `Usage: ${program} ${name} [OPTIONS]${inputs}\n`
    + `${description}${description ? '\n' : ''}${parameters}${options}`;
}

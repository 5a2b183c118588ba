// Prints the help of a command as if the program had the name of the command for Java, which is
// shorter, so that lines break elsewhere: node help.mjs PACKAGE COMMAND|TOPIC WIDTH [all]
import fs from 'node:fs';
import path from 'node:path';

const [directory, name, width, all] = process.argv.slice(2);
const { help, topicHelp } = await import(path.resolve(directory, 'command/help.mjs'));
const table = JSON.parse(fs.readFileSync(path.join(directory, 'commands.json'), 'utf8'));
process.stdout.write(table.commands[name]
  ? help('sitemap', name, table, Number(width), all)
  : topicHelp(name, table, Number(width)));

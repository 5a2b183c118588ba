// Prints the help of a command as if the program had the name of the command for Java, which is
// shorter, so that lines break elsewhere: node help.mjs PACKAGE COMMAND WIDTH
import fs from 'node:fs';
import path from 'node:path';

const [directory, name, width] = process.argv.slice(2);
const { help } = await import(path.resolve(directory, 'command/help.mjs'));
const table = JSON.parse(fs.readFileSync(path.join(directory, 'commands.json'), 'utf8'));
process.stdout.write(help('sitemap', name, table, Number(width)));

// Says what a code means that the command has found.
import { execFileSync } from 'node:child_process';
import { explain } from 'sitemap-toolkit';

const version = execFileSync('npx', ['--offline', 'sitemap-toolkit', '--version'], { encoding: 'utf8' });
console.log(version.split(' ')[0]);
console.log(explain('loc.duplicate')[0].code);

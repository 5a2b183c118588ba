// Cloudflare Pages: what `wrangler pages dev` does with a request, called in its own code. Its command serves one folder,
// so a copy of the program is made that hands out the function with which it serves folders.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { addresses, pages, path } from './random.mjs';

export const packages = ['wrangler@4.86.0'];

const STATUSES = ['301', '302', '303', '307', '308', '200'];

function from(r) {
  const base = encodeSome(r, path(r));
  const kind = r.below(12);
  if (kind < 4) return base;
  if (kind < 5) return base + '/';
  if (kind < 7) return base + '/*';
  if (kind < 8) return base + '*';
  if (kind < 9) return base + '/:id';
  if (kind < 10) return base + r.pick(['/:year/:month', '/:year-:month', '/:a/x/:b', '/:id.html', '/x-:id']) + (r.chance(0.4) ? '/*' : '');
  if (kind < 11) return r.chance(0.3) ? '/*' : '/:lang' + base;
  return r.pick(['/:name', base + '/:id/*', base + '/*/x', base + '/*/*', '/:id' + base + '/:id', base + '.html', base + '?x=1', base + '/index']);
}

const encodeSome = (r, text) => r.chance(0.5) ? encodeURI(text) : text.replaceAll(' ', '%20');

function to(r, pattern, files) {
  const kind = r.below(10);
  let target = kind < 4 ? '/' + r.pick(files) : path(r);
  if (kind < 3) target = target.replace(/(index)?\.html$/, '');
  if (pattern.includes('*') && r.chance(0.6)) target = r.chance(0.2) ? '/:splat' : target.replace(/\/$/, '') + '/:splat';
  for (const name of pattern.match(/:[a-z]\w*/g) ?? []) {
    if (!name.startsWith('://') && r.chance(0.7)) target += (r.chance(0.8) ? '/' : '?q=') + name;
  }
  if (r.chance(0.1)) target += '?x=1';
  if (r.chance(0.05)) target += '#top';
  if (r.chance(0.15)) target = r.pick(['https://www.example.com', 'https://other.example']) + target;
  if (r.chance(0.03)) target = '/';
  return encodeSome(r, target).replaceAll(' ', '%20');
}

export function generate(r) {
  const files = pages(r);
  const patterns = [];
  const lines = r.times(2 + r.below(14), () => {
    const pattern = from(r);
    patterns.push(pattern);
    let line = pattern + r.pick([' ', '  ', '\t']) + to(r, pattern, files);
    if (r.chance(0.6)) line += ' ' + r.pick(STATUSES);
    if (r.chance(0.05)) line += ' # why';
    return line;
  });
  if (r.chance(0.25)) {
    lines.splice(r.below(lines.length), 0, '# a comment', '', '/lonely', '/no target', '/x /y many', '/a /b 404', '/b /c 301!',
      '/about id=:id /b 301', 'https://www.example.com/a /b', '/blog http://other.example/', '/news /a 302 Country=us', 'docs /new');
  }
  if (r.chance(0.15)) lines.splice(r.below(lines.length), 0, '/* ' + r.pick(['/index.html 200', '/ 301', '/ 200', '/app 200', 'https://new.example/:splat 301', '/home 302']));
  return { files: { _redirects: lines.join('\n') + '\n' }, pages: files, addresses: addresses(r, files, patterns) };
}

export async function engine(folder) {
  const require = createRequire(join(folder, 'x.js'));
  const program = join(dirname(require.resolve('wrangler/package.json')), 'wrangler-dist', 'cli.js');
  const copy = program.replace(/cli\.js$/, 'cli-for-hosts.cjs');
  // only main() is left out, which would read the arguments of this program
  const text = readFileSync(program, 'utf8');
  writeFileSync(copy, text + '\nmodule.exports.generateAssetsFetch = (...args) => (init_assets6(), generateAssetsFetch(...args));\n');
  process.env.WRANGLER_LOG = 'none';
  process.env.WRANGLER_SEND_METRICS = 'false';
  const { generateAssetsFetch } = require(copy);
  const quiet = { log() {}, info() {}, warn() {}, error() {}, debug() {} };
  return async site => {
    const work = mkdtempSync(join(tmpdir(), 'hosts-'));
    for (const [name, content] of [...site.pages.map(page => [page, page]), ...Object.entries(site.files)]) {
      mkdirSync(dirname(join(work, name)), { recursive: true });
      writeFileSync(join(work, name), content);
    }
    const stop = new AbortController();
    const serve = await generateAssetsFetch(work, quiet, stop.signal);
    const answers = [];
    for (const address of site.addresses) {
      let response;
      try {
        response = await serve('https://www.example.com' + address, { redirect: 'manual' });
      } catch (error) {
        if (error.code === 'ERR_INVALID_URL') {
          answers.push({ notKnown: true }); // the target is no url
          continue;
        }
        if (error.code !== 'ENOTDIR') throw error;
        answers.push({ failed: true }); // it takes a file for a folder; the command fails there, the host has no folders
        continue;
      }
      answers.push({
        status: response.status,
        location: response.headers.get('location') ?? undefined,
        file: response.status === 200 || response.status === 404 ? (await response.text()) || undefined : undefined,
      });
    }
    stop.abort();
    rmSync(work, { recursive: true });
    return answers;
  };
}

// Netlify: its parser and its engine; which file wins is as its command `netlify dev` does it.
import { writeFileSync, mkdtempSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { addresses, pages, path } from './random.mjs';

export const packages = ['netlify-redirector@0.5.0', '@netlify/redirect-parser@15.0.4'];

const STATUSES = ['301', '302', '303', '307', '308', '200', '404', '410'];

function from(r) {
  const base = path(r);
  const kind = r.below(12);
  if (kind < 4) return base;
  if (kind < 5) return base + '/';
  if (kind < 8) return base + '/*';
  if (kind < 9) return base + '/:id';
  if (kind < 10) return base + '/:year/:month' + (r.chance(0.4) ? '/*' : '');
  if (kind < 11) return r.chance(0.3) ? '/*' : '/:lang' + base;
  return r.pick(['/:name', base + '/:id/' + 'x', base.replace(/(.)$/, '$1%20b'), 'https://www.example.com' + base, 'https://old.example.com/*']);
}

function to(r, pattern, files) {
  const kind = r.below(10);
  let target = kind < 4 ? '/' + r.pick(files) : path(r);
  if (kind < 2) target = target.replace(/(index)?\.html$/, '');
  if (pattern.includes('*') && r.chance(0.6)) target = r.chance(0.2) ? '/:splat' : target.replace(/\/$/, '') + '/:splat';
  for (const name of pattern.match(/:[a-z]\w*/g) ?? []) {
    if (name !== ':splat' && !name.startsWith('://') && r.chance(0.7)) target += (r.chance(0.8) ? '/' : '?q=') + name;
  }
  if (r.chance(0.1)) target += '?x=1';
  if (r.chance(0.05)) target += '#top';
  if (r.chance(0.15)) target = r.pick(['https://www.example.com', 'https://other.example', 'http://other.example']) + target;
  if (r.chance(0.03)) target = '/';
  return target.replaceAll(' ', '%20');
}

export function generate(r) {
  const files = pages(r);
  const patterns = [];
  const lines = r.times(2 + r.below(14), () => {
    let pattern = from(r);
    if (pattern.includes(' ')) pattern = pattern.replaceAll(' ', '%20');
    patterns.push(pattern);
    let line = pattern;
    if (r.chance(0.08)) line += ' ' + r.pick(['id=:id', 'id=7', 'q=1', 'id=:n x=:x']);
    line += r.pick([' ', '  ', '\t', '   ']) + to(r, pattern, files);
    if (r.chance(0.7)) {
      line += ' ' + r.pick(STATUSES) + (r.chance(0.2) ? '!' : '');
      if (r.chance(0.06)) line += ' ' + r.pick(['Country=us', 'Language=en', 'Role=admin', 'Country=de,at Language=de']);
    }
    if (r.chance(0.05)) line += ' # why';
    return line;
  });
  if (r.chance(0.2)) lines.splice(r.below(lines.length), 0, '# a comment', '', '/lonely', '/no target', '/x /y many');
  if (r.chance(0.15)) lines.push('/* ' + r.pick(['/index.html 200', '/ 301', '/404.html 404', 'https://new.example/:splat 301!', '/home 302']));
  return { files: { _redirects: lines.join('\n') + '\n' }, pages: files, addresses: addresses(r, files, patterns) };
}

export async function engine(folder) {
  const require = createRequire(join(folder, 'x.js'));
  const redirector = require('netlify-redirector');
  const { parseAllRedirects } = await import(pathToFileURL(join(folder, 'node_modules/@netlify/redirect-parser/lib/index.js')));
  const file = join(mkdtempSync(join(tmpdir(), 'hosts-')), '_redirects');
  const normalized = ({ conditions: { country, language, role, ...conditions }, from, query, signed, ...redirect }) => ({
    ...redirect, origin: from, params: query,
    conditions: { ...conditions, ...(country && { Country: country }), ...(language && { Language: language }), ...(role && { Role: role }) },
  });
  const quiet = f => { const { log, error } = console; console.log = console.error = () => {}; try { return f(); } finally { Object.assign(console, { log, error }); } };
  return async site => {
    writeFileSync(file, site.files._redirects);
    const { redirects } = await parseAllRedirects({ redirectsFiles: [file] });
    const matcher = redirects.length === 0 ? { match: () => null } : await redirector.parseJSON(JSON.stringify(redirects.map(normalized)), {});
    const plain = redirects.map(normalized).map(redirect => ({ ...redirect, conditions: {} }));
    const forAnybody = redirects.length === 0 ? matcher : await redirector.parseJSON(JSON.stringify(plain), {});
    return site.addresses.map(address => {
      const url = new URL(address, 'https://www.example.com');
      const asked = {
        scheme: 'https', host: url.hostname, path: decodeURIComponent(url.pathname), query: url.search.slice(1),
        headers: {}, cookieValues: {}, getHeader: () => '', getCookie: () => '',
      };
      const match = quiet(() => matcher.match(asked));
      const other = quiet(() => forAnybody.match(asked));
      const files = new Set(site.pages);
      const [known, otherwise] = [match, other].map(it => answer(it, new URL(url), files));
      // what depends on the visitor is not known
      return JSON.stringify(known) === JSON.stringify(otherwise) ? known : { notKnown: true };
    });
  };
}

function find(pathname, files) {
  const names = [pathname];
  if (pathname.endsWith('/')) {
    const end = pathname.slice(0, -1);
    if (pathname !== '/') names.push(`${end}.html`, `${end}.htm`);
    names.push(`${pathname}index.html`, `${pathname}index.htm`);
  } else if (!/\.(html?|png|jpg|js|css|svg|gif|ico|woff|woff2)$/.test(pathname)) {
    names.push(`${pathname}.html`, `${pathname}.htm`, `${pathname}/index.html`, `${pathname}/index.htm`);
  }
  return names.map(name => name.slice(1).replace(/\/$/, '')).find(name => files.has(name));
}

function answer(match, url, files) {
  const file = find(decodeURIComponent(url.pathname), files);
  const none = { status: 404 };
  if (!match) return file ? { status: 200, file } : none;
  if (match.force404) return none;
  if (file && !match.force) return { status: 200, file };
  let target;
  try {
    target = new URL(match.to, url.origin);
  } catch {
    return { notKnown: true }; // the command fails
  }
  if ([...target.searchParams].length === 0) url.searchParams.forEach((value, name) => target.searchParams.append(name, value));
  const external = /^https?:\/\//.test(match.to);
  if (match.status >= 300 && match.status <= 400) {
    return { status: match.status, location: external ? target.href : target.pathname + target.search + target.hash };
  }
  if (external) return { notKnown: true }; // a proxy
  const found = find(decodeURIComponent(target.pathname), files);
  return found ? { status: match.status, file: match.status === 200 ? found : undefined } : none;
}

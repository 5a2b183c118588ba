// Vercel: its routing-utils make the routes; they are applied here as its documents say: one after the other, then the
// files, then the rewrites. That a location gets the query of the request, and what has and missing mean, is from the documents.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { addresses, pages, path } from './random.mjs';

export const packages = ['@vercel/routing-utils@6.6.0'];

function source(r) {
  const base = path(r).replaceAll(/[ .]/g, '-');
  const kind = r.below(14);
  if (kind < 4) return base;
  if (kind < 5) return base + '/';
  if (kind < 7) return base + r.pick(['/:path*', '/:path+', '/:slug*']);
  if (kind < 9) return base + '/:id' + r.pick(['', '', '?', '(\\d+)', '([a-z]+)', '([^/]+)']);
  if (kind < 10) return base + '/:year/:month';
  if (kind < 11) return base + r.pick(['/(.*)', '/(.+)', '/((?!en).*)', '(/.*)?', '/:a-:b', '.html', '/:file.html', '/{x-}?:id', '/:path(.*)']);
  if (kind < 12) return '/:lang' + r.pick(['', '(en|de)']) + base;
  if (kind < 13) return r.pick(['/:path*', '/(.*)', '/:name', '/:path((?!blog).*)', '/:path(.*)']);
  return r.pick([encodeURI('/thé'), '/th' + 'é', '/a%20b', base + '/index', base + '/index.html']);
}

function destination(r, pattern, files) {
  const kind = r.below(10);
  let target = kind < 5 ? '/' + r.pick(files) : path(r);
  if (kind < 2) target = target.replace(/(index)?\.html$/, '');
  target = encodeURI(target);
  for (const [, name, modifier] of pattern.replace(/\((?:[^()]|\([^()]*\))*\)/g, '').matchAll(/:(\w+)([*+?]?)/g)) {
    if (r.chance(0.75)) target = target.replace(/\/$/, '') + (r.chance(0.85) ? '/' : target.includes('?') ? '&q=' : '?q=') + ':' + name + (r.chance(0.9) ? modifier : '');
  }
  if (/\((?!\?)/.test(pattern) && !pattern.includes(':') && r.chance(0.5)) target += '/$1';
  if (r.chance(0.08)) target += target.includes('?') ? '&x=1' : '?x=1';
  if (r.chance(0.05)) target += '#top';
  if (r.chance(0.15)) target = r.pick(['https://www.example.com', 'https://other.example']) + target;
  return target;
}

const conditions = r => r.pick([
  [{ type: 'host', value: 'www.example.com' }], [{ type: 'host', value: '(?<sub>.*)\\.example\\.com' }], [{ type: 'host', value: 'old.example.com' }],
  [{ type: 'query', key: 'id' }], [{ type: 'query', key: 'q', value: '1' }], [{ type: 'query', key: 'id', value: '(?<n>\\d+)' }],
  [{ type: 'cookie', key: 'in' }], [{ type: 'header', key: 'x-a' }], [{ type: 'query', key: 'id' }, { type: 'host', value: 'www.example.com' }],
]);

export function generate(r) {
  const files = pages(r);
  const patterns = [];
  const config = {};
  if (r.chance(0.4)) config.cleanUrls = r.chance(0.8);
  if (r.chance(0.4)) config.trailingSlash = r.chance(0.5);
  const rule = redirect => {
    const pattern = source(r);
    patterns.push(decodeURI(pattern));
    const made = { source: pattern, destination: destination(r, pattern, files) };
    if (redirect && r.chance(0.4)) made.permanent = r.chance(0.5);
    else if (redirect && r.chance(0.3)) made.statusCode = r.pick([301, 302, 303, 307, 308]);
    if (r.chance(0.1)) made.has = conditions(r);
    if (r.chance(0.05)) made.missing = conditions(r);
    return made;
  };
  config.redirects = r.times(1 + r.below(10), () => rule(true));
  if (r.chance(0.6)) config.rewrites = r.times(1 + r.below(6), () => rule(false));
  if (r.chance(0.12)) config.rewrites = [...config.rewrites ?? [], { source: r.pick(['/(.*)', '/:path*']), destination: r.pick(['/index.html', '/']) }];
  if (r.chance(0.04)) config.redirects.push(r.pick([{ source: '/a/:', destination: '/b' }, { source: '/a', destination: '/b/:id' }, { source: '/a', destination: '/b', permanent: true, statusCode: 301 }]));
  return { files: { 'vercel.json': JSON.stringify(config, null, 1) }, pages: files, addresses: addresses(r, files, patterns) };
}

export async function engine(folder) {
  const { getTransformedRoutes } = createRequire(join(folder, 'x.js'))('@vercel/routing-utils');
  const { error } = console;
  console.error = () => {}; // it compares two versions of path-to-regexp
  return async site => {
    const config = JSON.parse(site.files['vercel.json']);
    let made;
    try {
      made = getTransformedRoutes(JSON.parse(site.files['vercel.json']));
    } catch (e) {
      made = { error: e };
    }
    if (made.error) return site.addresses.map(() => ({ notKnown: true }));
    return site.addresses.map(address => answer(address, made.routes ?? [], new Set(site.pages), config));
  };
}

const UNKNOWN = { notKnown: true };

function holds(condition, url) {
  const actual = { host: url.hostname, query: url.searchParams.getAll(condition.key).at(-1) }[condition.type];
  if (condition.type === 'header') return UNKNOWN; // depends on the visitor
  if (condition.type === 'cookie' || actual === undefined || actual === null) return false;
  if (condition.value === undefined) return { [condition.key]: actual };
  const match = new RegExp(`^${condition.value}$`).exec(actual);
  return match && { ...match.groups, ...(condition.type === 'host' ? { host: actual } : {}) };
}

function matches(route, path, url) {
  const groups = new RegExp(route.src).exec(path);
  if (!groups) {
    const decoded = decodeURIComponent(path);
    return /[^\x00-\x7f]/.test(route.src) && new RegExp(route.src).test(decoded) ? UNKNOWN : null;
  }
  let values = {};
  let unknown = false;
  let no = false;
  for (const condition of route.has ?? []) {
    const result = holds(condition, url);
    unknown ||= result === UNKNOWN;
    no ||= !result;
    values = { ...values, ...result };
  }
  for (const condition of route.missing ?? []) {
    const result = holds(condition, url);
    unknown ||= result === UNKNOWN;
    no ||= result && result !== UNKNOWN;
  }
  if (no) return null;
  if (unknown) return UNKNOWN;
  return text => text.replace(/\$([1-9a-zA-Z_]+)/g, (_, name) => values[name] ?? groups[parseInt(name[0], 10)] ?? '');
}

function find(path, files, config) {
  const stem = decodeURIComponent(path).replace(/^\//, '');
  const plain = stem.replace(/\/$/, '');
  const names = [stem, plain === '' ? 'index.html' : plain + '/index.html'];
  if (config.cleanUrls && plain !== '') names.push(plain + '.html');
  return names.find(name => files.has(name));
}

function answer(address, routes, files, config) {
  const url = new URL(address, 'https://www.example.com');
  const filesystem = routes.findIndex(route => route.handle === 'filesystem');
  const before = filesystem < 0 ? routes : routes.slice(0, filesystem);
  const after = filesystem < 0 ? [] : routes.slice(filesystem + 1);
  for (const route of before) {
    const fill = matches(route, url.pathname, url);
    if (fill === UNKNOWN) return UNKNOWN;
    if (!fill) continue;
    if (!route.headers) break; // .well-known
    const [plain, hash] = fill(route.headers.Location).split(/(?=#)/);
    const [target, query = ''] = plain.split(/\?(.*)/s);
    const own = new URLSearchParams(query);
    const more = url.search.slice(1).split('&').filter(pair => pair !== '' && !own.has([...new URLSearchParams(pair).keys()][0]));
    const whole = [query, ...more].filter(Boolean).join('&');
    return { status: route.status, location: target + (whole ? '?' + whole : '') + (hash ?? '') };
  }
  let path = url.pathname;
  const file = find(path, files, config);
  if (file) return { status: 200, file };
  for (const route of after) {
    const fill = matches(route, path, url);
    if (fill === UNKNOWN) return UNKNOWN;
    if (!fill) continue;
    const target = fill(route.dest);
    if (/^https?:/.test(target)) return UNKNOWN; // another server
    try {
      path = new URL(target, url.origin).pathname;
    } catch {
      return UNKNOWN; // the target is no url
    }
    const found = find(path, files, config);
    if (found) return { status: 200, file: found };
  }
  return { status: 404 };
}

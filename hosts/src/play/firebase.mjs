// Firebase Hosting: superstatic, asked through a server on this machine.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { addresses, pages, path } from './random.mjs';

export const packages = ['superstatic@10.0.0'];

function glob(r) {
  const base = path(r);
  const kind = r.below(14);
  if (kind < 4) return base;
  if (kind < 5) return base + r.pick(['/', '{,/**}', '{/,/**}']);
  if (kind < 7) return base + '/**';
  if (kind < 9) return base + '/*';
  if (kind < 10) return base + r.pick(['*', '-*', '/*.html', '/**/*.pdf', '/?', '/[a-m]*', '/*/x', '/**/index.html']);
  if (kind < 11) return '/@(en|de|a)' + base;
  if (kind < 12) return r.pick(['/**', '**', '/*', '/*.php', '/**/*.@(jpg|pdf|css)', '/{a,b,news}/**', '!/@(en|de)/**', '/!(blog)/**', '/*/*', 'docs/**', '/+(a|b|x)/**', '/**/docs/**', '/*(a|b)c?(d)']);
  return base + r.pick(['/thé', '/a b', '/.well-known', '/x.y']);
}

function named(r) {
  const base = path(r, ['about', 'blog', 'docs', 'en', 'news', 'old', 'v2', 'a-b', '2024']);
  return base + r.pick(['/:id', '/:rest*', '/:id?', '/:year/:month', '/:id(\\d+)', '/:lang(en|de)/:rest*', '/:id/x', '/:rest+', '-:id', '/:a-:b', '/:id.html', '/*']);
}

function destination(r, pattern, files) {
  const kind = r.below(10);
  let target = encodeURI(kind < 5 ? '/' + r.pick(files) : path(r));
  if (kind < 2) target = target.replace(/(index)?\.html$/, '');
  for (const [, name, modifier] of pattern.replace(/\([^)]*\)/g, '').matchAll(/:(\w+)([*+?]?)/g)) {
    if (r.chance(0.85)) target = target.replace(/\/$/, '') + '/:' + name + (r.chance(0.9) ? modifier : '');
  }
  if (r.chance(0.08)) target += '?x=1';
  if (r.chance(0.15)) target = r.pick(['https://www.example.com', 'https://other.example']) + target;
  return target;
}

export function generate(r) {
  const files = pages(r);
  const patterns = [];
  const hosting = {};
  if (r.chance(0.4)) hosting.cleanUrls = r.chance(0.8);
  if (r.chance(0.4)) hosting.trailingSlash = r.chance(0.5);
  hosting.redirects = r.times(1 + r.below(10), () => {
    const made = {};
    if (r.chance(0.12)) {
      made.regex = r.pick(['^/old/.*', '/r/(?<year>[0-9]+)/(.+)', 'about$', '^/(en|de)/(.*)$', '^/blog/([^/]+)$', '^/[0-9]+(/.*)?$']);
      patterns.push({ '^/old/.*': '/old/*', 'about$': '/x/about', '^/(en|de)/(.*)$': '/en/*', '^/blog/([^/]+)$': '/blog/:id' }[made.regex] ?? r.pick(['/r/2024/*', '/2024/*', '/05']));
      made.destination = destination(r, '', files) + (made.regex.includes('(') && r.chance(0.6) ? r.pick(['/:1', '/:2/:1', '/:year']) : '');
    } else {
      made.source = r.chance(0.45) ? named(r) : glob(r);
      patterns.push(made.source.replace(/[!@+*?]\(([^|)]*)[^)]*\)/g, '$1').replace(/\{([^,}]*)[^}]*\}/g, '$1').replace(/\([^)]*\)/g, '').replace(/\[[^\]]*\]/g, 'a').replace(/^!/, ''));
      made.destination = destination(r, made.source.includes(':') ? made.source : '', files);
    }
    if (r.chance(0.5)) made.type = r.pick([301, 302, 303, 307, 308]);
    return made;
  });
  if (r.chance(0.6)) {
    hosting.rewrites = r.times(1 + r.below(5), () => {
      const source = r.chance(0.1) ? named(r) : glob(r);
      patterns.push(source.replace(/[!@+*?]\(([^|)]*)[^)]*\)/g, '$1').replace(/\{([^,}]*)[^}]*\}/g, '$1').replace(/\[[^\]]*\]/g, 'a').replace(/^!/, ''));
      return r.chance(0.06) ? { source, function: 'app' } : { source, destination: '/' + r.pick([...files, 'none.html']) };
    });
  }
  if (r.chance(0.12)) hosting.rewrites = [...hosting.rewrites ?? [], { source: r.pick(['**', '/**']), destination: '/index.html' }];
  return { files: { 'firebase.json': JSON.stringify({ hosting }, null, 1) }, pages: files, addresses: addresses(r, files, patterns) };
}

export async function engine(folder) {
  const { default: superstatic } = createRequire(join(folder, 'x.js'))('superstatic');
  const { log } = console;
  const all = mkdtempSync(join(tmpdir(), 'hosts-')); // removed at the end: it opens files that it does not send
  process.on('exit', () => rmSync(all, { recursive: true }));
  return async site => {
    const work = mkdtempSync(join(all, 'site-'));
    for (const page of site.pages) {
      mkdirSync(dirname(join(work, page)), { recursive: true });
      writeFileSync(join(work, page), page);
    }
    const { hosting } = JSON.parse(site.files['firebase.json']);
    const functions = (hosting.rewrites ?? []).some(rule => rule.function);
    const serve = superstatic({ cwd: work, fallthrough: true, config: hosting });
    const server = http.createServer((request, response) => serve(request, response, () => {
      response.statusCode = 404;
      response.end();
    }));
    await new Promise(resolve => server.listen(0, '127.0.0.1', resolve));
    const agent = new http.Agent({ keepAlive: true });
    const answers = [];
    console.log = () => {}; // it prints what fails
    for (const address of site.addresses) {
      answers.push(await new Promise((resolve, reject) => {
        http.get({ agent, host: '127.0.0.1', port: server.address().port, path: address }, response => {
          let text = '';
          response.setEncoding('utf8').on('data', part => { text += part; }).on('end', () => {
            if (response.statusCode === 500) resolve(functions ? { notKnown: true } : { failed: true });
            else resolve({ status: response.statusCode, location: response.headers.location, file: response.statusCode === 200 ? text : undefined });
          });
        }).on('error', reject);
      }));
    }
    console.log = log;
    agent.destroy();
    server.close();
    return answers;
  };
}

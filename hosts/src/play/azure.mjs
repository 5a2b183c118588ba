// Azure Static Web Apps: the request handler of its command. It knows no addresses without an ending and no trailingSlash,
// makes 302 of 307 and 308, and repeats the letter before a star: what hangs on that is not compared, but in AzureTest.
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { addresses, pages, path } from './random.mjs';

export const packages = ['@azure/static-web-apps-cli@2.0.10'];
export const options = ['--ignore-scripts', '--omit=optional'];

function route(r, files) {
  const base = encodeURI(path(r));
  const kind = r.below(14);
  if (kind < 4) return base;
  if (kind < 6) return '/' + encodeURI(r.pick(files));
  if (kind < 7) return base + '/';
  if (kind < 10) return base + '/*';
  if (kind < 11) return base + r.pick(['/*.html', '/*.{png,jpg}', '*', '/index.html', '/*.pdf', '.html', '/*/x']);
  if (kind < 12) return r.pick(['/*', '/*.php', '/*.{pdf,txt}', '/thé', '*']);
  return base + r.pick(['', '.html']);
}

function target(r, files) {
  let made = r.chance(0.6) ? '/' + r.pick(files) : path(r);
  made = encodeURI(made);
  if (r.chance(0.1)) made += '?x=1';
  return r.chance(0.2) ? r.pick(['https://www.example.com', 'https://other.example']) + made : made;
}

export function generate(r) {
  const files = pages(r);
  // the command does not find files for targets with escapes, and pages for errors that are missing are 404 there
  const plain = files.filter(file => /^[\w./-]+$/.test(file));
  const statuses = files.includes('404.html') ? [404, 403, 401, 410] : [404, 403, 401];
  const patterns = [];
  const config = {
    routes: r.times(1 + r.below(10), () => {
      const made = { route: route(r, files) };
      patterns.push(decodeURI(made.route).replace(/\{(\w+)[^}]*\}/, '$1').replace(/\*\./, 'a.'));
      const kind = r.below(20);
      if (kind < 11) {
        made.redirect = target(r, files);
        if (r.chance(0.6)) made.statusCode = r.pick([301, 301, 302, 307, 308]);
      } else if (kind < 15) {
        made.rewrite = '/' + r.pick([...plain, 'none.html']);
      } else if (kind < 18) {
        made.statusCode = r.pick(statuses);
      } else if (kind < 19) {
        made.allowedRoles = r.pick([['authenticated'], ['anonymous'], ['admin']]);
      } else {
        made.methods = r.pick([['GET'], ['POST']]);
        made.redirect = target(r, files);
      }
      return made;
    }),
  };
  if (r.chance(0.4)) {
    config.responseOverrides = {};
    for (const status of r.some(['404', '401', '403'], 0.6)) {
      config.responseOverrides[status] = r.pick([
        ...(files.includes('404.html') ? [{ rewrite: '/404.html' }] : []), ...(status === '404' ? [{ rewrite: '/none.html' }] : []), { rewrite: '/index.html', statusCode: 200 }, { redirect: '/login', statusCode: 302 },
        { redirect: 'https://other.example/x', statusCode: 301 }, { redirect: '/x' }, { rewrite: '/' + r.pick(plain) },
      ]);
    }
  }
  if (r.chance(0.3)) {
    config.navigationFallback = { rewrite: r.pick(['/index.html', '/index.html', '/none.html', '/' + r.pick(plain)]) };
    if (r.chance(0.6)) config.navigationFallback.exclude = r.some(['/blog/*', '/*.{png,jpg}', '/docs/*', '/news', '/*.css', '/en/a/*'], 0.5);
  }
  return { files: { 'staticwebapp.config.json': JSON.stringify(config, null, 1) }, pages: files, addresses: addresses(r, files, patterns).map(address => address.replace(/\/\/+/g, '/')) };
}

export async function engine(folder) {
  const dist = join(folder, 'node_modules/@azure/static-web-apps-cli/dist');
  const load = file => import(pathToFileURL(join(dist, file)));
  const { log } = console;
  console.log = () => {}; // it tells of each request
  const { DEFAULT_CONFIG } = await load('config.js');
  const { requestMiddleware } = await load('msha/middlewares/request.middleware.js');
  console.log = log;
  let config;
  const server = http.createServer((request, response) => {
    // what replaces errors is changed by the command when it is used
    requestMiddleware(request, response, undefined, structuredClone(config)).catch(() => {
      response.statusCode = 500;
      response.end();
    });
  });
  await new Promise(resolve => server.listen(0, '127.0.0.1', resolve));
  const agent = new http.Agent({ keepAlive: true });
  const ask = address => new Promise((resolve, reject) => {
    http.get({ agent, host: '127.0.0.1', port: server.address().port, path: address, headers: { Host: 'www.example.com' } }, response => {
      let text = '';
      response.setEncoding('utf8').on('data', part => { text += part; }).on('end', () => resolve({
        status: response.statusCode,
        location: response.headers.location?.replace(/^http:\/\/www\.example\.com\//, 'https://www.example.com/'),
        file: response.statusCode === 200 ? text : undefined,
      }));
    }).on('error', reject);
  });
  return async site => {
    const work = mkdtempSync(join(tmpdir(), 'hosts-'));
    for (const page of site.pages) {
      mkdirSync(dirname(join(work, page)), { recursive: true });
      writeFileSync(join(work, page), page);
    }
    DEFAULT_CONFIG.outputLocation = work;
    config = JSON.parse(site.files['staticwebapp.config.json']);
    const answers = [];
    console.log = () => {};
    for (const address of site.addresses) {
      const answer = await ask(address);
      answers.push(compared(answer, address, config, work));
    }
    console.log = log;
    rmSync(work, { recursive: true });
    return answers;
  };
}

const is = (file, kind) => existsSync(file) && statSync(file)[kind]();

/** An answer as the host would give it, or why it is not compared. */
function compared(answer, address, config, work) {
  const plain = decodeURIComponent(new URL(address, 'https://x').pathname);
  const stem = join(work, plain).replace(/\/$/, '');
  const half = config.routes.some(({ route }) => /[^/]\*$/.test(route) && new URL(address, 'https://x').pathname.startsWith(route.slice(0, -2)));
  const moved = [301, 302].includes(answer.status) && answer.location !== undefined;
  const others = !moved ? [] : config.routes.filter(({ redirect, statusCode }) => [307, 308].includes(statusCode) && redirect
    && new URL(redirect, 'https://www.example.com').href === new URL(answer.location, 'https://www.example.com').href).map(it => it.statusCode);
  // a page without its ending, or a folder: by the documents
  const page = is(stem + '.html', 'isFile') || (!plain.endsWith('/') && is(stem, 'isDirectory')) || (plain.endsWith('/') && is(stem, 'isFile'));
  const ruled = moved && config.routes.some(({ redirect }) => redirect && new URL(redirect, 'https://www.example.com').href === answer.location);
  // asked as http, it does not see that a target with https is the same address
  if ((page && !ruled) || (moved && new URL(address, 'https://www.example.com').href === answer.location)) return { failed: true };
  // a status of its own is lost if there is no page for errors
  if (answer.status === 404 && config.routes.some(({ statusCode }) => statusCode === 410)) others.push(410);
  return { ...answer, location: answer.status < 400 ? answer.location : undefined, others, mayBeUnknown: half };
}

// Apache: the server of Debian's apache2-bin, asked on this machine, with AllowOverride All.
import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { addresses, pages, path } from './random.mjs';

export const packages = [];

const PORT = 18733;

function target(r, files) {
  const kind = r.below(10);
  let made = kind < 5 ? '/' + r.pick(files) : path(r);
  if (kind < 2) made = made.replace(/(index)?\.html$/, '');
  made = made.replaceAll(' ', r.chance(0.5) ? '%20' : '-');
  if (r.chance(0.1)) made += '?x=1';
  if (r.chance(0.05)) made += '#top';
  return r.chance(0.2) ? r.pick(['https://www.example.com', 'https://other.example']) + made : made;
}

const quoted = word => /\s/.test(word) ? `"${word}"` : word;

export function generate(r) {
  const files = pages(r).map(file => file.replace(/^blog\/404\.html$/, 'blog/x.html'));
  const patterns = [];
  let uncertain = false;
  const folders = [...new Set(files.filter(file => file.includes('/')).map(file => file.slice(0, file.lastIndexOf('/') + 1)))];
  const line = (folder, sub) => {
    const kind = r.below(100);
    const from = (sub ? '/' + folder.slice(0, -1) : '') + (r.chance(0.25) ? '/' + r.pick(files).replace(/\.html$/, r.chance(0.5) ? '' : '.html') : path(r));
    if (kind < 45) {
      patterns.push(from + (r.chance(0.4) ? '/*' : ''));
      const word = r.pick(['Redirect', 'Redirect 301', 'Redirect permanent', 'Redirect 302', 'RedirectPermanent', 'RedirectTemp', 'Redirect seeother', 'redirect 308', 'Redirect temp']);
      return `${word} ${quoted(from + (r.chance(0.15) ? '/' : ''))} ${quoted(target(r, files))}`;
    }
    if (kind < 50) {
      patterns.push(from);
      return `${r.pick(['Redirect gone', 'Redirect 410', 'Redirect 404', 'RedirectMatch gone', 'RedirectMatch 403'])} ${quoted(from)}`;
    }
    if (kind < 68) {
      const plain = from.replace(/[ .]/g, '.');
      const [regex, example, to] = r.pick([
        [`^${plain}/(.*)$`, from + '/*', '/$1'], [`^${plain}/?$`, from, ''], [`^${plain}/([0-9]+)/(.+)`, from + '/2024/*', '/$2-$1'], [plain, from, ''],
        ['\\.php$', '/a/b.php', ''], ['^/(en|de)/(.*)$', '/en/*', '/$2/$1'], [`^${plain}(/.*)?$`, from + '/*', '$1'], ['^/([^/]+)/old/?', '/x/old', '/$1'],
      ]);
      patterns.push(example);
      return `RedirectMatch ${r.pick(['301', '302', '', 'permanent', '307'])} ${quoted(regex)} ${quoted((r.chance(0.2) ? 'https://other.example' : '') + (r.chance(0.3) || !to.startsWith('/') ? path(r).replaceAll(' ', '-') : '') + to)}`;
    }
    if (kind < 73) return `ErrorDocument ${r.pick(['404', '404', '410', '403'])} ${r.pick(['/404.html', '/404.html', '/none.html', '"Not here"', '/' + r.pick(files).replaceAll(' ', '%20')])}`;
    if (kind < 74) return 'ErrorDocument 404 https://www.example.com/x';
    if (kind < 76) return `DirectorySlash ${r.pick(['On', 'Off'])}`;
    if (kind < 79) return `DirectoryIndex ${r.pick(['index.html', 'home.html index.html', 'index.htm', '/index.html', 'x.html', 'index.php index.html'])}`;
    if (kind < 80) return `FallbackResource ${r.pick(['/index.html', '/none.html', 'disabled', '/404.html'])}`;
    if (kind < 84) return r.pick(['AddType text/x .x', 'Options +FollowSymLinks', 'AddDefaultCharset utf-8', '# a comment', '<IfModule mod_alias.c>\nRedirect 301 /if/a /if/b\n</IfModule>', '<IfModule !mod_rewrite.c>\nRedirect 301 /about /never\n</IfModule>']);
    if (kind < 85) return `RedirectMatch 301 ${r.pick(['.*', '^/(.*)$', '^/.*'])} https://new.example/${r.pick(['', '$1'])}`;
    uncertain = true;
    if (kind < 87) return `<If "%{QUERY_STRING} == 'q=1'">\nRedirect 301 ${quoted(from)} ${quoted(target(r, files))}\n</If>`;
    if (kind < 89) return `<Files "${r.pick(files).split('/').pop()}">\nRedirect 302 ${quoted(from)} ${quoted(target(r, files))}\n</Files>`;
    patterns.push(from);
    const condition = r.pick(['', '', 'RewriteCond %{REQUEST_FILENAME} !-f\nRewriteCond %{REQUEST_FILENAME} !-d\n', 'RewriteCond %{REQUEST_FILENAME} -f\n', 'RewriteCond %{HTTP_HOST} ^www\\. [NC]\n',
      'RewriteCond %{HTTP_HOST} !^www\\. [NC]\n', 'RewriteCond %{QUERY_STRING} ^q=1$\n', 'RewriteCond %{REQUEST_URI} ^/en/ [OR]\nRewriteCond %{REQUEST_FILENAME} -d\n']);
    const below = from.slice(1 + (sub ? folder.length : 0)).replace(/[ .]/g, '.');
    return 'RewriteEngine On\n' + condition + 'RewriteRule ' + r.pick([`^${below}/?$ ${target(r, files)} [R=301,L]`, `^${below}/(.*)$ /$1 [L]`, `^${below} - [G]`, `!^${below} - [F]`, `^(.*)\\.htm$ $1.html [R,NC]`, '. /index.html [L]', `^(en|de)/ - [F]`])
      .replaceAll(' ', ' ');
  };
  const made = { '.htaccess': (r.chance(0.9) ? 'Options -Indexes\n' : '') + r.times(1 + r.below(10), () => line('', false)).join('\n') + '\n' };
  if (folders.length > 0 && r.chance(0.4)) {
    const folder = r.pick(folders);
    made[folder + '.htaccess'] = r.times(1 + r.below(4), () => line(folder, true)).join('\n') + '\n';
  }
  return { files: made, uncertain, pages: files, addresses: addresses(r, files, patterns) };
}

const CONFIGURATION = (work, modules) => `
ServerRoot ${work}
ServerName www.example.com
Listen 127.0.0.1:${PORT}
PidFile ${work}/pid
ErrorLog ${work}/errors
User www-data
Group www-data
${['mpm_prefork', 'authz_core', 'dir', 'alias', 'rewrite', 'mime', 'negotiation', 'autoindex'].map(name => `LoadModule ${name}_module ${modules}/mod_${name}.so`).join('\n')}
TypesConfig /dev/null
DocumentRoot ${work}/current
DirectoryIndex index.html
<Directory />
  Require all denied
</Directory>
<Directory ${work}>
  Options FollowSymLinks
  AllowOverride All
  Require all granted
</Directory>
<FilesMatch "^\\.ht">
  Require all denied
</FilesMatch>
`;

export async function engine() {
  const work = mkdtempSync(join(tmpdir(), 'hosts-'));
  chmodSync(work, 0o755);
  writeFileSync(join(work, 'conf'), CONFIGURATION(work, '/usr/lib/apache2/modules'));
  // in a group of its own, as it ends all of its group
  const server = spawn('apache2', ['-D', 'FOREGROUND', '-f', join(work, 'conf')], { stdio: 'inherit', detached: true });
  process.on('exit', () => {
    server.kill();
    rmSync(work, { recursive: true, force: true });
  });
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const ask = address => new Promise((resolve, reject) => {
    http.get({ agent, host: '127.0.0.1', port: PORT, path: address, headers: { Host: 'www.example.com' } }, response => {
      let text = '';
      response.setEncoding('utf8').on('data', part => { text += part; }).on('end', () => resolve({
        status: response.statusCode,
        // the server is asked as http; how bytes beyond ASCII are read is Node's
        location: response.headers.location && Buffer.from(response.headers.location, 'latin1').toString('utf8').replace(/^http:\/\/www\.example\.com(:\d+)?\//, 'https://www.example.com/'),
        file: response.statusCode === 200 ? text : undefined,
      }));
    }).on('error', reject);
  });
  mkdirSync(join(work, 'empty'));
  symlinkSync(join(work, 'empty'), join(work, 'current'));
  for (let tries = 0; ; tries++) {
    try {
      await ask('/');
      break;
    } catch (error) {
      if (tries > 100) throw error;
      await new Promise(resolve => setTimeout(resolve, 50));
    }
  }
  let number = 0;
  return async site => {
    const folder = join(work, `site-${number++}`);
    for (const [name, content] of [...site.pages.map(page => [page, page]), ...Object.entries(site.files)]) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), content);
    }
    unlinkSync(join(work, 'current'));
    symlinkSync(folder, join(work, 'current'));
    const answers = [];
    for (const address of site.addresses) {
      const answer = await ask(address);
      // a file with a rule that the server refuses
      answers.push({ ...answer, mayBeUnknown: site.uncertain || answer.status === 500 });
    }
    rmSync(folder, { recursive: true });
    return answers;
  };
}

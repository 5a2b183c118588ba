// Writes the sitemaps of which .ci/run-chromium makes pages: node inputs.mjs DIR
import fs from 'node:fs';
import path from 'node:path';

const dir = process.argv[2];
const SPACES = ' xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
  + ' xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"'
  + ' xmlns:video="http://www.google.com/schemas/sitemap-video/1.1"'
  + ' xmlns:news="http://www.google.com/schemas/sitemap-news/0.9"'
  + ' xmlns:xhtml="http://www.w3.org/1999/xhtml"';
const escape = text => text.replace(/[&<>"']/g, c => `&#${c.charCodeAt(0)};`);
const write = (name, entries, spaces = SPACES) => {
  fs.mkdirSync(path.dirname(path.join(dir, name)), { recursive: true });
  fs.writeFileSync(path.join(dir, name), `<urlset${spaces}>\n${entries.join('\n')}\n</urlset>\n`);
};
let seed = 1;
const random = n => (seed = (seed * 1103515245 + 12345) % 2147483648, Math.floor(seed / 65536) % n);
const day = ago => new Date(Date.now() - ago * 86400000).toISOString().slice(0, 10);

write('none.xml', ['', 'about/', 'blog/'].map(page =>
  `<url><loc>https://www.example.com/${page}</loc><lastmod>${day(3 + page.length)}</lastmod></url>`), SPACES.slice(0, SPACES.indexOf(' xmlns:image')));

write('many.xml', Array.from({ length: 900 }, (_, i) =>
  `<url><loc>https://www.example.com/${i}</loc><lastmod>${day(-30 - i)}</lastmod></url>`));

// Values that would run or ask for something if they were not only texts; tests read them, too (HostileValues).
const run = 'globalThis.ran=1;alert(1)';
const list = new URL('../../report-html/src/test/resources/hostile.txt', import.meta.url);
const hostile = fs.readFileSync(list, 'utf8').split('\n').filter(line => line && !line.startsWith('#'))
  .map(line => line.replace(/\\u([0-9a-f]{4})/g, (_, hex) => String.fromCharCode(parseInt(hex, 16)))
    .replace(/\[\[([^]+?)\*(\d+)]]/g, (_, text, times) => text.repeat(Number(times))));
if (hostile.length < 160) throw new Error(hostile.length + ' values');
const xml = text => escape(text.toWellFormed().replace(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, '\ufffd'));
write('hostile.xml', hostile.map((text, i) => {
  const value = xml(text);
  const loc = i % 2 ? value : `https://www.example.com/${value}/${value}/${i}`;
  return `<url><loc>${loc}</loc><lastmod>${value}</lastmod>`
    + `<image:image><image:loc>${value}</image:loc><image:title>${value}</image:title></image:image>`
    + `<news:news><news:publication><news:name>${value}</news:name><news:language>${value}</news:language></news:publication>`
    + `<news:publication_date>${value}</news:publication_date><news:title>${value}</news:title></news:news>`
    + `<xhtml:link rel="alternate" hreflang="${value}" href="${value}"/></url>`;
}));


// The same in names of files, elements and attributes, in tables and in JSON lines, also as halves of characters.
const units = text => Buffer.from([...text].map(c => {
  const code = c.codePointAt(0);
  return code >= 0xd800 && code < 0xe000 ? String.fromCharCode(0xe0 | code >> 12, 0x80 | code >> 6 & 63, 0x80 | code & 63)
    : Buffer.from(c).toString('latin1');
}).join(''), 'latin1');
const cell = text => `"${text.replaceAll('"', '""')}"`;
const put = (name, data) => fs.writeFileSync(path.join(dir, 'hostile', name), data);
fs.mkdirSync(path.join(dir, 'hostile'), { recursive: true });
put('values.csv', units('url,lastmod,image.loc,image.title\r\n' + hostile.map((text, i) =>
  [i % 2 ? text : `https://www.example.com/${text}`, text, text, text].map(cell).join(',')).join('\r\n') + '\r\n'));
put('values.ndjson', hostile.map((text, i) => JSON.stringify({ loc: i % 2 ? text : `https://www.example.com/${text}`, lastmod: text,
  image: [{ loc: text, title: text, [`<img src=x onerror=${run}>`]: text }], [text.toWellFormed().slice(0, 200)]: text })).join('\n') + '\n');
const NAMES = ['script', 'onerror', 'constructor', '__proto__', 'toString', 'form', 'globalThis.ran', 'data-code', 'Z' + '\u0301'.repeat(120),
  'x' + '\u200d'.repeat(40), 'w'.repeat(900), '\u0e01\u0e49\u0e4a', 'template', 'svg', 'style', 'title', 'base', 'plaintext'];
put('names.xml', `<urlset${SPACES} xmlns:js="javascript:${escape(run)}" xmlns:h="${escape(`"><script>${run}</script>`)}">\n` + NAMES.map((name, i) =>
  `<url><loc>https://www.example.com/names/${i}</loc><${name} onload="${escape(run)}">${escape(run)}</${name}><js:${name}/><h:${name} ${name}="${escape(`"><script>${run}</script>`)}"/>`
  + `<image:image><image:loc>https://www.example.com/${i}.jpg</image:loc><image:${name}>x</image:${name}></image:image></url>`).join('\n') + '\n</urlset>\n');
for (const name of [`<img src=x onerror=${run}>`, `" onmouseover="${run}`, `' autofocus onfocus='${run}`, `javascript:${run}`, '#files', '?a=1&b=%3Cscript%3E', '\u202egpj',
  'Z' + '\u0301'.repeat(80), '\u200b\u200d', '=cmd', '--report', '$(touch ran)', 'a\nb', '\u{e0041}\u{e007f}', '<!--', '<script>', '__proto__', 'n'.repeat(240)]) {
  put(name + '.xml', `<urlset${SPACES.slice(0, SPACES.indexOf(' xmlns:image'))}>\n<url><loc>https://www.example.com/${encodeURIComponent(name)}</loc><lastmod>2099-01-01</lastmod></url>\n<url><loc>/x</loc></url>\n</urlset>\n`);
}

// A site with faults of known kinds, as it was and as it is: of 400 pages, 40 are not followed, 60 have a date in the
// future, of these 10 both.
const faulty = (name, relative, future) => write(name, Array.from({ length: 400 }, (_, i) => {
  const loc = `/${['films', 'series', 'guides'][i % 3]}/${2020 + i % 5}/page-${i}`;
  return `<url>\n  <loc>${i < relative ? '' : 'https://www.example.com'}${loc}</loc>\n`
    + `  <lastmod>${i >= relative - 10 && i < relative - 10 + future ? day(-30 - i) : day(5 + i)}</lastmod>\n</url>`;
}), SPACES.slice(0, SPACES.indexOf(' xmlns:image')));
faulty('site/sitemap.xml', 40, 60);
faulty('former/site/sitemap.xml', 80, 50);

// So many urls that not all lists of them have a place in the page.
write('big.xml', Array.from({ length: 45000 }, (_, i) => {
  const loc = `https://www.example.com/a-section-with-a-long-name/${i % 40}/a-page-with-a-rather-long-name-${i}`;
  return `<url><loc>${i % 300 === 7 ? loc.slice(23) : loc}</loc><lastmod>${i % 9 ? day(-1 - i % 900) : 'yesterday'}</lastmod></url>`;
}), SPACES.slice(0, SPACES.indexOf(' xmlns:image')));

const video = i => `<video:video><video:thumbnail_loc>https://cdn.example.com/t${i}.jpg</video:thumbnail_loc>`
  + `<video:title>Film ${i}</video:title><video:description>About film ${i}</video:description>`
  + `<video:content_loc>https://cdn.example.com/f${i}.mp4</video:content_loc></video:video>`;
const image = (i, k) => `<image:image><image:loc>https://cdn.example.com/${i}-${k}.jpg</image:loc></image:image>`;

write('media.xml', Array.from({ length: 40 }, (_, i) => {
  const images = Array.from({ length: i % 5 }, (_, k) => image(i, k)).join('');
  const news = i % 7 === 3
    ? `<news:news><news:publication><news:name>Example Times</news:name><news:language>en</news:language></news:publication>`
      + `<news:publication_date>${day(0)}</news:publication_date><news:title>What happened on page ${i}</news:title></news:news>` : '';
  return `<url><loc>https://www.example.com/${['films', 'news', 'guides'][i % 3]}/a-page-with-a-rather-long-name-${i}.html</loc>`
    + `<lastmod>${day(i)}</lastmod>${images}${i % 4 === 1 ? video(i) : ''}${news}</url>`;
}));

// Two versions of a site in three languages, most of whose dates are of one build.
const SECTIONS = { shop: ['shoes', 'jackets', 'tents', 'stoves'], blog: ['2024', '2025', '2026'], guides: ['alps', 'coast'], news: [], films: [] };
const PAGES = { shop: 700, blog: 300, guides: 150, news: 120, films: 60 };
for (const language of ['en', 'de', 'fr']) {
  const old = [], now = [];
  for (const [section, parts] of Object.entries(SECTIONS)) {
    for (let i = 0; i < PAGES[section]; i++) {
      const part = parts.length ? parts[i % parts.length] + '/' : '';
      const loc = code => `https://www.example.com/${code === 'en' ? '' : code + '/'}${section}/${part}page-${i}`;
      const date = random(100) < 35 ? day(random(365) + (random(100) < 30 ? random(1500) : 0)) : day(6);
      const images = Array.from({ length: [0, 0, 1, 1, 2, 4, 8, 25][random(8)] }, (_, k) => image(`${section}-${i}`, k)).join('');
      const links = ['en', 'de', 'fr'].filter(code => !(language === 'en' && code === 'fr' && i % 5 === 0))
        .map(code => `<xhtml:link rel="alternate" hreflang="${code}" href="${loc(code)}"/>`).join('');
      const entry = `<url><loc>${loc(language)}</loc>${random(100) < 93 ? `<lastmod>${date}</lastmod>` : ''}`
        + `${images}${section === 'films' ? video(i) : ''}${links}</url>`;
      if (i % 29 !== 7) now.push(entry);
      if (i % 13 !== 5) old.push(i % 17 ? entry : entry.replace(/<lastmod>.*<\/lastmod>/, `<lastmod>${day(40)}</lastmod>`));
    }
  }
  write(`new/${language}.xml`, now);
  write(`old/${language}.xml`, old);
}
for (const version of ['new', 'old']) {
  fs.writeFileSync(path.join(dir, version, 'sitemap.xml'),
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">'
    + ['en', 'de', 'fr'].map(code => `<sitemap><loc>https://www.example.com/${code}.xml</loc></sitemap>`).join('') + '</sitemapindex>\n');
}

// What pages of validations must show.
fs.writeFileSync(path.join(dir, 'reports.json'), JSON.stringify({
  none: { healthy: true },
  many: { leftOut: true },
  hostile: { leftOut: true },
  big: { kinds: { 'lastmod.future': 40000, 'date.invalid': 5000, 'url.relative': 150 }, first: ['url.relative', 'lastmod.future', 'date.invalid'] },
  site: { kinds: { 'lastmod.future': 60, 'url.relative': 40 }, first: ['url.relative', 'lastmod.future'],
    site: '^www\\.example\\.com$', share: '\\b2[23] %', consequence: '400', trend: '[Bb]etter' },
}));

// Writes what .ci/run-chromium-page drops on the page beside the files of inputs.mjs: node page-inputs.mjs DIR CORPUS
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';

const [dir, corpus] = process.argv.slice(2);
const write = (name, content) => {
  fs.mkdirSync(path.dirname(path.join(dir, name)), { recursive: true });
  fs.writeFileSync(path.join(dir, name), content);
};
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
  + ' xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n';

for (const rule of fs.readdirSync(corpus).filter((name) => /^(image|index|lastmod|link|loc|news|url|video)\./.test(name))) {
  const bad = path.join(corpus, rule, 'bad.xml');
  if (fs.existsSync(bad)) write(`rules/${rule}.xml`, fs.readFileSync(bad));
}
write('many.xml.gz', zlib.gzipSync(fs.readFileSync(path.join(dir, 'many.xml'))));
write('feed.rss', '<rss version="2.0"><channel><title>News</title><link>https://www.example.com/</link><description>d</description>'
  + '<item><title>One</title><link>https://www.example.com/one</link><pubDate>Tue, 10 Nov 2020 04:00:00 GMT</pubDate></item>'
  + '<item><title>Two</title><link>/two</link><pubDate>yesterday</pubDate></item></channel></rss>\n');
write('table.csv', 'loc,lastmod,priority\nhttps://www.example.com/a,2020-02-30,0.5\nhttps://www.example.com/b,2020-01-01,7\n'
  + 'https://www.example.com/a,,\n');
write('page.html', '<!DOCTYPE html><html lang="en"><title>Home</title><p>Hello</p></html>\n');
write('empty.xml', '');
const wrong = (encoding) => HEAD.replace('UTF-8', encoding)
  + '<url><loc>https://www.example.com/caf\u00e9</loc></url>\n<url>\u00a0<loc>/relative-\u00fc</loc></url>\n</urlset>\n';
write('latin.xml', Buffer.from(wrong('ISO-8859-1'), 'latin1'));
write('wide.xml', Buffer.from('\ufeff' + wrong('UTF-16'), 'utf16le'));
// One line, with a url of 100,000 characters.
write('long.xml', `${HEAD.replaceAll('\n', '')}<url><loc>https://www.example.com/${'x'.repeat(100_000)}</loc></url>`
  + '<url><loc>relative</loc></url></urlset>');

const day = (i) => new Date(Date.UTC(2025, 0, 1) + (i % 300) * 86_400_000).toISOString().slice(0, 10);
const page = (i) => `https://www.example.com/shop/category-${i % 97}/product-${i}.html`;
function large(name, size, url) {
  const file = fs.openSync(path.join(dir, name), 'w');
  let written = fs.writeSync(file, HEAD);
  for (let i = 0; written < size; i += 100) {
    written += fs.writeSync(file, Array.from({ length: 100 }, (_, k) => url(i + k)).join(''));
  }
  fs.writeSync(file, '</urlset>\n');
  fs.closeSync(file);
}
const images = (i, host) => Array.from({ length: 7 }, (_, k) =>
  `<image:image><image:loc>https://${host}/pictures/of/products/${i}-${k}-large.jpg</image:loc></image:image>`).join('');
large('50mb.xml', 50e6, (i) => `<url><loc>${page(i)}</loc><lastmod>${day(i)}</lastmod>${images(i, 'www.example.com')}</url>\n`);
large('50mb-found.xml', 50e6, (i) => `<url><loc>${page(i)}</loc><lastmod>${day(i)}</lastmod>${images(i, 'cdn.example.com')}</url>\n`);
large('50mb-short.xml', 50e6, (i) => `<url><loc>${page(i)}</loc><lastmod>${day(i)}</lastmod></url>\n`);

// Writes a sitemap with sitemap.js.
import { createWriteStream } from 'node:fs';
import { SitemapStream } from 'sitemap';
import { pages } from './pages.mjs';

const sitemap = new SitemapStream({ hostname: 'https://www.example.com' });
sitemap.pipe(createWriteStream('before.xml'));
for (const page of pages) {
  sitemap.write(page);
}
sitemap.end();

// Prints JSON lines, for: node after.mjs | sitemap convert - --from ndjson -o after.xml
import { pages } from './pages.mjs';

for (const { url, img = [], links = [], ...others } of pages) {
  console.log(JSON.stringify({
    loc: new URL(url, 'https://www.example.com').href,
    ...others,
    image: img.map(({ url, ...more }) => ({ loc: url, ...more })),
    link: links.map(({ lang, url }) => ({ rel: 'alternate', hreflang: lang, href: url })),
  }));
}

// Makes a table of a feed.
import { convert } from 'sitemap-toolkit';

const feed = `<rss version="2.0"><channel><title>News</title>
  <item><link>https://www.example.com/first</link><pubDate>Fri, 20 Nov 2026 08:00:00 GMT</pubDate></item>
</channel></rss>`;
const { code, output, messages } = convert(feed, { to: 'csv' });
console.log(code, messages);
console.log(new TextDecoder().decode(output));

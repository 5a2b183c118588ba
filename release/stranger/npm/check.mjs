// Checks a sitemap with a fault, as a test of a site would.
import { check } from 'sitemap-toolkit';

const sitemap = `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <url><loc>https://www.example.com/</loc></url>
  <url><loc>/relative</loc></url>
</urlset>`;
for (const finding of check(sitemap, { profile: 'bing' })) {
  if (finding.severity === 'error') console.log(finding.code, 'line', finding.line);
}

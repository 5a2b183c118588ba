import { check, convert, count, explain, names, report } from 'sitemap-toolkit';
import type { Conversion, Finding, Profile } from 'sitemap-toolkit';

const profile: Profile = 'bing';
const findings: Finding[] = check('<urlset/>', { profile, name: 'a.xml' });
const lines: (number | null)[] = findings.map((finding) => finding.line);
const later: Promise<Finding[]> = check(new Blob(['<urlset/>']).stream());
const conversion: Conversion = convert(new Uint8Array(2), { to: 'csv' });
const written: Promise<Conversion> = convert(new Response('').body!, {
  to: 'csv',
  write: (part: Uint8Array) => part.length,
});
const { code } = report([{ name: 'a.xml', content: 'x' }], { report: 'sarif', failOn: 'never' });
const urls: number = count('x').urls + code + lines.length + explain('loc').length;
// @ts-expect-error there is no such profile
check('x', { profile: 'altavista' });
// @ts-expect-error a format is needed
convert('x');
export { later, conversion, written, urls, names };

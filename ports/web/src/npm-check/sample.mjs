// Calls each function of the package, as a program that has it installed.
import assert from 'node:assert/strict';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { check, convert, count, explain, names, report } from 'sitemap-toolkit';

const SITEMAP = '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">'
  + '<url><loc>https://example.com/a</loc></url><url><loc>/b</loc></url></urlset>';
const bytes = new TextEncoder().encode(SITEMAP);
const codes = (findings) => findings.map((finding) => finding.code);

const expected = codes(check(SITEMAP));
assert(expected.includes('url.relative'));
assert.deepEqual(codes(check(bytes)), expected);
assert.deepEqual(codes(check(Buffer.from(SITEMAP))), expected);
assert.deepEqual(codes(check(gzipSync(SITEMAP))), expected);
assert(codes(check(gzipSync(SITEMAP), { name: 'a.xml' })).includes('gzip.extension'));
assert.deepEqual(codes(check(bytes.buffer)), expected);
assert.deepEqual(codes(check([SITEMAP.slice(0, 70), '', bytes.subarray(70)])), expected);
assert.deepEqual(codes(await check(Readable.from([SITEMAP.slice(0, 70), bytes.subarray(70)]))), expected);
assert.deepEqual(codes(await check(new Blob([SITEMAP]).stream())), expected);
assert.deepEqual(check(''), check(new Uint8Array(0)));
assert(codes(check(SITEMAP, { location: 'https://other.example/sitemap.xml' })).some((code) => !expected.includes(code)));
assert.throws(() => check(SITEMAP, { profile: 'altavista' }), RangeError);
assert.throws(() => check(SITEMAP, { profile: '__proto__' }), RangeError);
for (const wrong of [null, undefined, 7, {}]) assert.throws(() => check(wrong), TypeError);
assert.throws(() => check([SITEMAP, 7]), TypeError);

const { code, output, messages } = convert(SITEMAP, { to: 'csv' });
assert.equal(code, 0, messages);
assert.match(new TextDecoder().decode(output), /^loc,.*\nhttps:\/\/example.com\/a/);
const parts = [];
const stream = new Blob([SITEMAP]).stream();
assert.equal((await convert(stream, { to: 'urls.txt', write: (part) => parts.push(part) })).output.length, 0);
assert.equal(Buffer.concat(parts).toString(), 'https://example.com/a\n');
assert.throws(() => convert(SITEMAP, { to: 'pdf' }), /cannot tell the format/);

assert.equal(count(SITEMAP).urls, 2);
assert.equal(explain('loc.duplicate')[0].code, 'loc.duplicate');
assert.deepEqual(explain('no such rule'), []);
assert(names().targets.includes('csv'));
const files = [{ name: 'a.xml', content: SITEMAP }, { name: 'b.xml', content: SITEMAP }];
assert.equal(report(files, { report: 'json' }).code, 1);
assert.match(report(files, { failOn: 'never' }).report, /a\.xml/);
const later = await report([...files, { name: 'c.xml', content: new Blob([SITEMAP]).stream() }]);
assert.match(later.report, /c\.xml/);

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

// 50 values that would run or ask for something if they were not only texts.
const run = 'globalThis.ran=1;alert(1)';
const hostile = [
  `<script>${run}</script>`, `"><script>${run}</script>`, `'><img src=x onerror="${run}">`, `javascript:${run}`,
  `JaVaScRiPt:${run}`, `java\tscript:${run}`, `java\nscript:${run}`, ` javascript:${run}`, `data:text/html,<script>${run}</script>`,
  `vbscript:${run}`, `</title><script>${run}</script>`, `</style><script>${run}</script>`, `</svg><script>${run}</script>`,
  `<svg onload="${run}">`, `<svg><animate onbegin="${run}" attributeName=x dur=1s>`, `<iframe src="javascript:${run}">`,
  `<iframe srcdoc="<script>${run}</script>">`, `<body onload="${run}">`, `<details open ontoggle="${run}">`,
  `<input autofocus onfocus="${run}">`, `<video><source onerror="${run}">`, `<a href="javascript:${run}">x</a>`,
  `<form action="javascript:${run}"><button autofocus>`, `<meta http-equiv=refresh content="0;url=javascript:${run}">`,
  `<base href="http://127.0.0.1:9/">`, `<link rel=stylesheet href="http://127.0.0.1:9/a.css">`,
  `<img src="http://127.0.0.1:9/a.png">`, `<object data="http://127.0.0.1:9/">`, `<embed src="http://127.0.0.1:9/">`,
  `<style>@import "http://127.0.0.1:9/a.css"</style>`, `<style>*{background:url(http://127.0.0.1:9/)}</style>`,
  `" style="background:url(http://127.0.0.1:9/)`, `" onmouseover="${run}`, `' onmouseover='${run}`, `\` onmouseover=\`${run}`,
  `\${${run}}`, `$unsafe{${run}}`, `@if(true)${run}@endif`, `{{constructor.constructor('${run}')()}}`, `<%= ${run} %>`,
  `<!--><script>${run}</script>-->`, `<![CDATA[<script>${run}</script>]]>`, `&lt;script&gt;${run}&lt;/script&gt;`,
  `&#x3c;script>${run}</script>`, `<math><mtext></mtext><script>${run}</script></math>`, `<template><script>${run}</script></template>`,
  `<noscript><img src=x onerror="${run}"></noscript>`, `<textarea></textarea><script>${run}</script>`,
  `\u202e<script>${run}</script>`, `https://evil.example/"><script>${run}</script>`,
];
if (hostile.length !== 50) throw new Error(hostile.length + ' values');
write('hostile.xml', hostile.map((text, i) => {
  const value = escape(text);
  const loc = i % 2 ? value : `https://www.example.com/${value}/${value}/${i}`;
  return `<url><loc>${loc}</loc><lastmod>${value}</lastmod>`
    + `<image:image><image:loc>${value}</image:loc><image:title>${value}</image:title></image:image>`
    + `<news:news><news:publication><news:name>${value}</news:name><news:language>${value}</news:language></news:publication>`
    + `<news:publication_date>${value}</news:publication_date><news:title>${value}</news:title></news:news>`
    + `<xhtml:link rel="alternate" hreflang="${value}" href="${value}"/></url>`;
}));

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

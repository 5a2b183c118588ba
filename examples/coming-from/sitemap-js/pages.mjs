// The pages of the site, as sitemap.js takes them.
export const pages = [
  {
    url: '/huts', lastmod: '2026-11-20', changefreq: 'weekly', priority: 0.8,
    img: [{ url: 'https://cdn.example.com/hut.jpg', title: 'A hut & its lake' }, { url: 'https://cdn.example.com/lake.jpg' }],
    links: [{ lang: 'de', url: 'https://www.example.com/de/huts' }],
  },
  {
    url: '/wax?a=1&b=2',
    video: [{
      thumbnail_loc: 'https://cdn.example.com/wax.jpg', title: 'Waxing skins', description: 'Ten minutes, one iron.',
      content_loc: 'https://cdn.example.com/wax.mp4', duration: 600, tag: ['skins', 'wax'],
    }],
  },
  {
    url: '/news/seven-huts',
    news: {
      publication: { name: 'The Trail Journal', language: 'en' },
      publication_date: '2026-11-20', title: 'Seven huts for a first winter',
    },
  },
];

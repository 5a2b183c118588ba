module.exports = {
  siteUrl: 'https://www.example.com',
  generateRobotsTxt: true,
  sitemapSize: 5000,
  exclude: ['/drafts/*'],
};

# Makes small files in the working directory: sh make.sh CORPUS
set -eu
mkdir -p site corpus
cp -r "$1/image.too-many" corpus/
cat > site/a.xml <<'X'
<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"
    xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
  <url><loc>https://example.com/a</loc><lastmod>2026-03-01</lastmod>
    <image:image><image:loc>https://example.com/a.jpg</image:loc></image:image></url>
  <url><loc>https://example.com/b?x=1&amp;y=2</loc><lastmod>2025-01-01T10:00:00Z</lastmod></url>
  <url><loc>https://example.com/grün</loc></url>
</urlset>
X
cat > site/b.xml <<'X'
<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <url><loc>https://example.com/a</loc><priority>0.5</priority></url>
  <url><loc>https://example.com/private/x</loc><changefreq>daily</changefreq></url>
</urlset>
X
cat > site/sitemap.xml <<'X'
<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <sitemap><loc>https://example.com/a.xml</loc></sitemap>
  <sitemap><loc>https://example.com/b.xml</loc></sitemap>
  <sitemap><loc>https://example.com/gone.xml</loc></sitemap>
</sitemapindex>
X
printf 'User-agent: *\nDisallow: /private/\n' > site/robots.txt
echo notes > site/notes.md
cp site/sitemap.xml alone.xml
cat > broken.xml <<'X'
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>https://example.com/?a=1&b=2</loc><lastmod>2026-02-30</lastmod></url>
<url><loc>/relative</loc><priority>7</priority></url>
<url><loc>https://example.com/x</loc><unknown>1</unknown>
X
cat > news.xml <<'X'
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"
 xmlns:news="http://www.google.com/schemas/sitemap-news/0.9">
<url><loc>https://example.com/n</loc><news:news><news:publication><news:name>N</news:name>
<news:language>xx-yy</news:language></news:publication>
<news:publication_date>2001-01-01</news:publication_date><news:title>T</news:title></news:news></url>
</urlset>
X
cat > video.xml <<'X'
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"
 xmlns:video="http://www.google.com/schemas/sitemap-video/1.1">
<url><loc>https://example.com/v</loc><video:video>
<video:thumbnail_loc>https://example.com/v.jpg</video:thumbnail_loc><video:title>T</video:title>
<video:description>D</video:description><video:content_loc>https://example.com/v.mp4</video:content_loc>
<video:duration>99999</video:duration><video:tag>one</video:tag><video:tag>two</video:tag>
<video:price currency="EUR">1.99</video:price></video:video></url>
</urlset>
X
{ echo 'loc,lastmod,title'; for i in 1 2 3 4 5 1 2; do echo "https://example.com/$i,2026-13-0$i,Title $i"; done; } > many.csv
printf 'Page;When;Other\nhttps://example.com/o;2026-01-02;x\nhttps://example.com/p;3 Jan 2026;y\n' > odd.csv
printf '# pairs\nPage=loc\nWhen=lastmod\n' > map.txt
printf 'ID,Title,Permalink,Date\n1,One,https://example.com/one,2026-01-02\n' > wp.csv
printf 'loc,title\nhttps://example.com/caf\351,Caf\351\n' > latin.csv
printf '\377\376' > utf16.xml
iconv -f UTF-8 -t UTF-16LE < site/a.xml | sed 's/x/x/' >> utf16.xml
gzip -nc site/a.xml > zip.xml.gz
head -c 150 zip.xml.gz > cut.xml.gz
: > empty.xml
printf '\n\n' > blank.txt
printf 'https://example.com/1\nhttps://example.com/2 \nnot a url\n' > urls.txt
printf '{"loc":"https://example.com/1"}\n{"loc":"https://example.com/2","lastmod":"2026-01-01"}\n' > rows.ndjson
cat > feed.rss <<'X'
<rss version="2.0" xmlns:media="http://search.yahoo.com/mrss/"><channel><title>Feed</title><link>https://example.com/</link>
<item><title>One</title><link>https://example.com/one</link><pubDate>Mon, 02 Feb 2026 10:00:00 GMT</pubDate>
<media:content url="https://example.com/one.jpg" medium="image"/><guid>1</guid></item>
<item><title>Two</title><description>&lt;img src="/two.png"&gt;</description><link>/two</link></item>
</channel></rss>
X
cat > feed.atom <<'X'
<feed xmlns="http://www.w3.org/2005/Atom"><title>F</title><id>urn:x</id><updated>2026-01-01T00:00:00Z</updated>
<entry><title>E</title><id>urn:e</id><link href="https://example.com/e"/><updated>2026-01-01T00:00:00Z</updated></entry></feed>
X
printf '{"version":"https://jsonfeed.org/version/1.1","title":"J","items":[{"id":"1","url":"https://example.com/j","date_published":"2026-01-01T00:00:00Z"}]}' > feed.json
printf 'Address,Status Code,Indexability\nhttps://example.com/a,200,Indexable\nhttps://example.com/z,404,Non-Indexable\n' > crawl.csv
printf 'site/a.xml\nsite/b.xml\n' > list.txt
cp site/a.xml ./-odd.xml
cp site/a.xml .hidden.xml

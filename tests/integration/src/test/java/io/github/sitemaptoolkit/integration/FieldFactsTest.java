package io.github.sitemaptoolkit.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.sitemaptoolkit.extension.Descriptor;
import io.github.sitemaptoolkit.extension.Extensions;
import org.junit.jupiter.api.Test;

/**
 * The facts of the fields, one by one, as the pages and schemas of Google state them.
 *
 * <p>Sources: Google's pages on image, video and news sitemaps and on localized versions;
 * sitemap-image.xsd, sitemap-video.xsd, sitemap-news.xsd, sitemap-pagemap.xsd.
 */
class FieldFactsTest {

  private static String facts(String id) {
    Descriptor<?> descriptor = Extensions.load().find(id).orElseThrow().descriptor();
    var text = new StringBuilder();
    descriptor.forEachField(
        (path, field) -> text.append(path).append(": ").append(field.facts()).append('\n'));
    return text.toString();
  }

  @Test
  void image() {
    assertEquals(1_000, Extensions.load().find("image").orElseThrow().descriptor().mostInEntry());
    assertEquals(
        """
        loc: url, required, mostly different in a file
        caption: text, deprecated since 2022-05
        geo_location: text, deprecated since 2022-05
        title: text, deprecated since 2022-05
        license: url, deprecated since 2022-05
        """,
        facts("image"));
  }

  @Test
  void video() {
    assertEquals(
        """
        thumbnail_loc: url, required, mostly different in a file
        title: text, required, at most 100 characters, mostly different in a file
        description: text, required, at most 2048 characters, mostly different in a file
        content_loc: url, unique in a file
        player_loc: url, unique in a file
        player_loc@allow_embed: yes or no, deprecated since 2022-05
        player_loc@autoplay: text, deprecated since 2022-05
        duration: whole number, recommended, 1 to 28800
        expiration_date: date with or without a time
        rating: decimal, 0 to 5
        content_segment_loc[]: url
        content_segment_loc[]@duration: whole number, 0 to 28800
        view_count: whole number, at least 0
        publication_date: date with or without a time
        tag[]: text, at most 32 times
        category: text, at most 256 characters, deprecated since 2022-05
        family_friendly: yes or no
        restriction: countries, may be empty
        restriction@relationship: allow or deny, required
        gallery_loc: url, deprecated since 2022-05
        gallery_loc@title: text
        price[]: decimal, at least 0, may be empty, deprecated since 2022-05
        price[]@currency: currency
        price[]@type: rent, purchase or own
        price[]@resolution: sd or hd
        requires_subscription: yes or no
        uploader: text, at most 255 characters
        uploader@info: url
        tvshow: group, deprecated since 2022-05
        tvshow.show_title: text, required
        tvshow.video_type: full, preview, clip, interview, news or other, required
        tvshow.episode_title: text
        tvshow.season_number: whole number, at least 1
        tvshow.episode_number: whole number, at least 1
        tvshow.premier_date: date with or without a time
        platform: space-separated list of: web, mobile or tv
        platform@relationship: allow or deny, required
        live: yes or no
        id[]: text
        id[]@type: tms:series, tms:program, rovi:series, rovi:program, freebase or url, required
        """,
        facts("video"));
  }

  @Test
  void news() {
    Descriptor<?> news = Extensions.load().find("news").orElseThrow().descriptor();
    assertEquals(1, news.mostInEntry());
    assertEquals(1_000, news.mostInFile());
    assertEquals(
        """
        publication: group, required
        publication.name: text, required
        publication.language: language code or zh-cn or zh-tw, required
        access: Subscription or Registration, deprecated since 2021
        genres: comma-separated list of: PressRelease, Satire, Blog, OpEd, Opinion or UserGenerated, deprecated since 2021
        publication_date: date with or without a time, required
        title: text, required, unique in a file
        keywords: comma-separated list of: text, deprecated since 2021
        stock_tickers: comma-separated list of: at most 5 of: text matching \\w+:\\w+, deprecated since 2021
        """,
        facts("news"));
  }

  @Test
  void link() {
    assertEquals(
        """
        @rel: alternate, amphtml or another, required
        @hreflang: language tag
        @media: text
        @href: url, required
        @type: text
        """,
        facts("link"));
  }

  @Test
  void pageMap() {
    assertEquals(1, Extensions.load().find("pagemap").orElseThrow().descriptor().mostInEntry());
    assertEquals(
        """
        Template: empty
        Template@src: url, required
        DataObject[]: group
        DataObject[]@type: text, required
        DataObject[]@id: text
        DataObject[].Attribute[]: text, may be empty
        DataObject[].Attribute[]@name: text, required
        DataObject[].Attribute[]@value: text
        """,
        facts("pagemap"));
  }
}

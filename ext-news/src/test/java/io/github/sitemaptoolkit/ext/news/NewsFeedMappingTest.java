package io.github.sitemaptoolkit.ext.news;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.feed.FeedItem;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.testkit.Documents;
import io.github.sitemaptoolkit.testkit.RecordingFeedContext;
import io.github.sitemaptoolkit.xml.SitemapXmlFormat;
import java.time.Instant;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class NewsFeedMappingTest {

  private static final DocumentInfo FEED =
      DocumentInfo.of(DocumentInfo.Kind.FEED).withTitle("The Example Times").withLanguage("en-us");

  private final NewsExtension extension = new NewsExtension();
  private RecordingFeedContext context = asking(FEED);

  private static RecordingFeedContext asking(DocumentInfo feed) {
    return new RecordingFeedContext(feed, Set.of("news"), Instant.parse("2026-11-20T12:00:00Z"));
  }

  private static FeedItem.Builder item() {
    return FeedItem.builder("https://a.example/1").title("Merger").published("2026-11-20");
  }

  private List<News> find(FeedItem.Builder item) {
    return extension.descriptor().feed().fromFeed(item.build(), context);
  }

  @Test
  void articleHasTheFeedsNameAndLanguageAndTheItemsDateAndTitle() {
    assertEquals(
        List.of(
            News.builder()
                .publication("The Example Times", "en")
                .publicationDate("2026-11-20")
                .title("Merger")
                .build()),
        find(item().categories(List.of("business"))));
    assertEquals(List.of(), context.problems());
  }

  @Test
  void nothingIsFoundUnlessItIsAskedFor() {
    context = new RecordingFeedContext(FEED, Set.of("image"), context.now());
    assertEquals(List.of(), find(item()));
  }

  @Test
  void updateStandsInForTheDateOfPublication() {
    assertEquals(
        "2026-11-19T08:00:00Z",
        find(item().published(null).updated("2026-11-19T08:00:00Z")).get(0).publicationDate());
    assertEquals(
        "2026-11-20",
        find(item().updated("2026-11-21T08:00:00Z")).get(0).publicationDate(),
        "the first publication counts");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"2026-11-18", "2026-11-18T12:00:00Z", "2026-11-18T12:00Z", "2026-11-20T12:00:00Z"})
  void articlesOfTheLastTwoDaysAreNews(String published) {
    assertEquals(1, find(item().published(published)).size());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "2026-11-17",
        "2026-11-18T11:59:59Z",
        "2026-11-18T11:59Z",
        "2026-11-18T12:30:00+01:00"
      })
  void olderArticlesAreNot(String published) {
    assertEquals(List.of(), find(item().published(published)));
    assertEquals(
        List.of("warning: news.too-old: published more than two days ago: not used as news"),
        context.problems());
  }

  @ParameterizedTest
  @ValueSource(strings = {"2026-11-20T12:00:01Z", "2026-11-20T15:00+02:00", "2026-11-21"})
  void articlesAreNoNewsBeforeTheirTime(String published) {
    assertEquals(List.of(), find(item().published(published)));
    assertEquals(
        List.of("warning: news.future: dated ahead of now: not used as news before its time"),
        context.problems());
  }

  @ParameterizedTest
  @ValueSource(strings = {"2026", "2026-11"})
  void dateWithoutDayMakesNoNews(String published) {
    assertEquals(List.of(), find(item().published(published)));
    assertEquals(
        List.of(
            "warning: news.date-invalid: with a date that does not give the day: not used as"
                + " news"),
        context.problems());
  }

  @Test
  void withoutDateThereIsNoNews() {
    assertEquals(List.of(), find(item().published(null)));
    assertEquals(
        List.of("warning: news.date-missing: without a usable date: not used as news"),
        context.problems());
  }

  @ParameterizedTest
  @CsvSource({"fr-CA,fr", "German,en", ",en"})
  void theLanguageOfTheItemCountsBeforeThatOfTheFeed(@Nullable String item, String expected) {
    assertEquals(expected, find(item().language(item)).get(0).publication().language());
  }

  @Test
  void whatIsRequiredAndMissingIsTold() {
    context = asking(DocumentInfo.of(DocumentInfo.Kind.FEED));
    assertEquals(1, find(item().title(null)).size());
    assertEquals(
        List.of(
            "warning: news.name-missing: of a feed without a title, which would be the name of"
                + " the publication",
            "warning: news.language-missing: of a feed without a language that is valid for news",
            "warning: news.title-missing: without a title"),
        context.problems());
  }

  @ParameterizedTest
  @CsvSource({
    "en,en",
    "en-us,en",
    "EN_US,en",
    "de-CH-1996,de",
    "gsw,gsw",
    "zh-cn,zh-cn",
    "zh-TW,zh-tw",
    "zh_CN,zh-cn",
    "zh-Hans,zh-cn",
    "zh-Hant-HK,zh-tw",
    "zh,zh",
    "zh-hk,zh",
    "english,",
    "e,",
    "12,",
    ","
  })
  void languageLosesItsCountryButForChinese(@Nullable String tag, @Nullable String language) {
    assertEquals(language, FeedNews.language(tag));
  }

  @ParameterizedTest
  @CsvSource({
    "2026-11-18,2026-11-21T00:00:00Z",
    "2026-11-18T12:00:00Z,2026-11-20T12:00:01Z",
    "2026-11,",
    "soon,",
    ","
  })
  void articlesAreOutdatedWhenFeedsGiveNoSuchNews(@Nullable String date, @Nullable Instant time) {
    News news = News.builder().publicationDate(date).build();
    assertEquals(time, extension.descriptor().outdated(news));
  }

  private List<String> written(int news) {
    UrlEntry entry =
        UrlEntry.builder("https://a.example/1").add(News.builder().title("T").build()).build();
    var write = Context.of(Extensions.of(extension)).withProblems(new Problems());
    Documents.write(new SitemapXmlFormat(), Collections.nCopies(news, entry), write);
    return write.problems().first().stream().map(Object::toString).toList();
  }

  @Test
  void aFileMayHaveAThousand() {
    assertEquals(List.of(), written(1_000));
    assertEquals(
        List.of(
            "out: warning: news.too-many: 1,001 news:news, but a file may have at most 1,000; split"
                + " it"),
        written(1_001));
  }
}

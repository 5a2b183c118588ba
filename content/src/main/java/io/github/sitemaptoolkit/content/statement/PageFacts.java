package io.github.sitemaptoolkit.content.statement;

import io.github.sitemaptoolkit.content.judge.MediaJudge;
import io.github.sitemaptoolkit.content.judge.NamedMedia;
import io.github.sitemaptoolkit.content.judge.Omission;
import io.github.sitemaptoolkit.feed.FeedMedia;
import io.github.sitemaptoolkit.url.UrlText;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Extracts from the statements of a page what they say of the page itself.
 *
 * @since 0.1
 */
public final class PageFacts {

  private static final int MOST_FILMS = 1000;
  private static final int MOST_PICTURES = 1000;
  private static final int LONGEST_CODE = 12; // "zh-Hans-CN" and a little more

  private final Statements statements;
  private final Speakers speakers;
  private final NamedMedia named;
  private final List<Thing> speaking; // those that say most first

  private PageFacts(Statements statements, Speakers speakers, NamedMedia named) {
    this.statements = statements;
    this.speakers = speakers;
    this.named = named;
    List<Thing> all = new ArrayList<>(speakers.speaking());
    all.removeIf(Kinds::isPart);
    all.sort(
        Comparator.comparingInt((Thing item) -> -Kinds.rank(item))
            .thenComparing(item -> speakers.names(item) != Names.THIS));
    this.speaking = all;
  }

  /**
   * Returns what statements say of the page that they stand on.
   *
   * @param page the url of the page
   * @param naming tells which page an absolute address names
   * @param now the current time, which decides whether films are live
   */
  public static StructuredData of(
      Statements statements, String page, Function<String, Names> naming, Instant now) {
    var named = new NamedMedia(page, judge(statements));
    return new PageFacts(statements, new Speakers(statements, naming), named).data(now);
  }

  /** Returns the judge of the pictures of a page, which knows the faces and logos on it. */
  public static MediaJudge judge(Statements statements) {
    Set<String> faces = new HashSet<>();
    Set<String> logos = new HashSet<>();
    for (Thing item : statements.all()) {
      for (String property : List.of("author", "creator", "contributor")) {
        for (Thing person : statements.items(item, property)) {
          addAll(statements, person, "image", faces);
        }
      }
      addAll(statements, item, "logo", logos);
    }
    return new MediaJudge(faces, logos);
  }

  private static void addAll(
      Statements statements, Thing item, String property, Set<String> addresses) {
    for (String address : statements.addresses(item, property)) {
      addresses.add(statements.absolute(address));
    }
  }

  private StructuredData data(Instant now) {
    var facts = new FilmFacts(statements, named, now);
    Set<FeedMedia> films = new LinkedHashSet<>();
    for (Thing item : speakers.films()) {
      FeedMedia film = facts.film(item);
      if (film != null && films.size() == MOST_FILMS && !films.contains(film)) {
        named.omissions().add(Omission.TOO_MANY, facts.address(item));
      } else if (film != null) {
        films.add(film);
      }
    }
    Thing article = first(Kinds::isArticle);
    Thing news = first(Kinds::isNews);
    return new StructuredData(
        texts("dateModified"),
        texts("datePublished"),
        news != null,
        article == null ? null : statements.words(article, "headline"),
        publisher(),
        language(),
        List.copyOf(films),
        pictures(),
        others(facts),
        facts.regions(),
        named.omissions().all());
  }

  private @Nullable Thing first(Predicate<Thing> kind) {
    return speaking.stream().filter(kind).findFirst().orElse(null);
  }

  private List<String> texts(String property) {
    Set<String> texts = new LinkedHashSet<>();
    for (Thing item : speaking) {
      String text = statements.text(item, property);
      if (text != null) {
        texts.add(text);
      }
    }
    return List.copyOf(texts);
  }

  private @Nullable String publisher() {
    for (Thing item : speaking) {
      for (String name : statements.allWords(item, "publisher")) {
        if (!UrlText.isAbsolute(name)) { // an address is no name
          return name;
        }
      }
    }
    return null;
  }

  /** Returns the language of the page; null if it is not given as a code. */
  private @Nullable String language() {
    for (Thing item : speaking) {
      for (Value value : item.values("inLanguage")) {
        Thing language = statements.item(value);
        List<String> codes = new ArrayList<>();
        if (language == null) {
          codes.add(value.text());
        } else {
          codes.addAll(statements.allWords(language, "alternateName"));
          codes.addAll(statements.allWords(language, "name"));
        }
        for (String code : codes) {
          if (isCode(code.strip())) {
            return code.strip();
          }
        }
      }
    }
    return null;
  }

  private static boolean isCode(String text) {
    int end = text.indexOf('-');
    end = end < 0 ? text.indexOf('_') : end;
    String primary = end < 0 ? text : text.substring(0, end);
    return text.length() <= LONGEST_CODE
        && (primary.length() == 2 || primary.length() == 3)
        && primary.chars().allMatch(c -> (c | 0x20) >= 'a' && (c | 0x20) <= 'z');
  }

  private List<String> pictures() {
    Set<String> pictures = new LinkedHashSet<>();
    for (Thing item : speaking) {
      for (String property : List.of("image", "primaryImageOfPage")) {
        Set<String> shapes = new HashSet<>(); // of one list
        for (String address : statements.addresses(item, property)) {
          add(address, shapes, pictures);
        }
      }
      for (Thing media : statements.items(item, "associatedMedia")) {
        if (media.is("ImageObject")) {
          statements.addresses(media, "contentUrl").stream()
              .findFirst()
              .ifPresent(address -> add(address, new HashSet<>(), pictures));
        }
      }
    }
    return List.copyOf(pictures);
  }

  private void add(String address, Set<String> shapes, Set<String> pictures) {
    String url = named.picture(address, statements.base());
    if (url != null && shapes.add(PictureShape.without(url))) {
      if (pictures.size() == MOST_PICTURES && !pictures.contains(url)) {
        named.omissions().add(Omission.TOO_MANY, url);
      } else {
        pictures.add(url);
      }
    }
  }

  private StructuredData.Others others(FilmFacts facts) {
    Thing other = speakers.otherArticle();
    List<String> films = speakers.foreign().stream().map(facts::address).distinct().toList();
    return new StructuredData.Others(
        speakers.others(), other == null ? null : statements.pages(other).get(0), films);
  }
}

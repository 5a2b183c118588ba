package io.github.sitemaptoolkit.pages;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Makes pages that describe articles, films, pictures, authors and lists, by chance. */
final class DescribedPages {

  private static final List<String> ARTICLES =
      List.of("NewsArticle", "BlogPosting", "Article", "ReportageNewsArticle", "Recipe", "Product");

  private final Random random;
  private List<Described> tops = new ArrayList<>();
  private int count;

  DescribedPages(long seed) {
    random = new Random(seed);
  }

  /**
   * Makes a page.
   *
   * @param url its url
   */
  Described.Page page(String url) {
    tops = new ArrayList<>();
    Described article = article(url);
    if (maybe(3)) {
      var page = new Described("WebPage", id());
      page.text("dateModified", date());
      page.text("inLanguage", one("de", "en-GB", "German"));
      tops.add(page);
      if (maybe(2)) {
        put(page, "mainEntity", article);
      } else {
        tops.add(article);
        article.refersTo("isPartOf", page);
      }
      if (maybe(2)) {
        put(page, "primaryImageOfPage", picture());
      }
    } else {
      tops.add(article);
    }
    if (maybe(3)) {
      list();
    }
    if (maybe(3)) {
      tops.add(film(maybe(2) ? url : "https://tv.example/" + number()));
    }
    if (maybe(5)) {
      tops.add(article(maybe(2) ? "/other/" + number() : ""));
    }
    return new Described.Page(tops);
  }

  private Described article(String url) {
    var article = new Described(one(ARTICLES.toArray(new String[0])), id());
    article.text("headline", "Snow & \"ice\" " + number());
    article.text("datePublished", maybe(2) ? "2026-11-27T08:00:00Z" : date());
    if (maybe(2)) {
      article.text("dateModified", date());
    }
    if (!url.isEmpty() && maybe(2)) {
      article.address(one("url", "mainEntityOfPage"), url);
    }
    for (int i = random.nextInt(3); i > 0; i--) {
      if (maybe(2)) {
        article.address("image", "/img/" + number() + ".jpg");
      } else {
        put(article, "image", picture());
      }
    }
    put(article, "author", person(article));
    if (maybe(2)) {
      var publisher = new Described("NewsMediaOrganization", id()).text("name", "The Gazette");
      publisher.address("logo", "/logo.png").address("image", "/house.jpg");
      put(article, "publisher", publisher);
    } else if (maybe(2)) {
      article.text("publisher", "Gazette & Sons");
    }
    for (int i = random.nextInt(3); i > 0; i--) {
      String way =
          one("video", "associatedMedia", "trailer", "subjectOf", "isRelatedTo", "hasPart");
      put(article, way, film(""));
    }
    if (maybe(4)) {
      var comment = new Described("Comment", id()).text("dateModified", date());
      put(article, "comment", comment.text("text", "!").has("video", film("")));
    }
    return article;
  }

  private Described person(Described article) {
    var person = new Described("Person", id()).text("name", "Ada " + number());
    if (maybe(2)) {
      person.address("image", "/team/" + number() + ".jpg");
    }
    if (maybe(4) && article.hasId()) {
      person.refersTo("subjectOf", article);
    }
    return person;
  }

  private Described picture() {
    var picture = new Described("ImageObject", id());
    return picture.address(one("url", "contentUrl"), "/img/" + number() + ".jpg?a=1&b=2");
  }

  private Described film(String url) {
    int number = number();
    var film = new Described("VideoObject", id());
    film.text("name", "Film " + number + " & more").text("description", "About it");
    film.address("thumbnailUrl", "/t/" + number + ".jpg");
    if (maybe(2)) {
      film.address("contentUrl", "/films/" + number + ".mp4");
    }
    film.address("embedUrl", "https://tv.example/embed/" + number);
    if (!url.isEmpty()) {
      film.address("url", url);
    }
    if (maybe(2)) {
      film.text("uploadDate", date()).text("duration", "PT" + (1 + random.nextInt(50)) + "M");
    }
    if (maybe(3)) {
      film.address("isFamilyFriendly", "https://schema.org/" + one("True", "False"));
    }
    if (maybe(3)) {
      film.text("regionsAllowed", one("DE, AT", "Germany", "DEU")).text("regionsAllowed", "CH");
    } else if (maybe(3)) {
      put(
          film,
          "ineligibleRegion",
          new Described("Country", id()).text("name", one("US", "Nowhere")));
    }
    if (maybe(3)) {
      var views = new Described("InteractionCounter", "");
      views.address("interactionType", "https://schema.org/" + one("WatchAction", "LikeAction"));
      put(film, "interactionStatistic", views.text("userInteractionCount", "" + number));
    }
    if (maybe(3)) {
      var rating = new Described("AggregateRating", "").text("ratingValue", "8");
      put(film, "aggregateRating", maybe(2) ? rating.text("bestRating", "10") : rating);
    }
    if (maybe(4)) {
      var live = new Described("BroadcastEvent", "").text("isLiveBroadcast", one("true", "false"));
      film.has("publication", live.text("endDate", one("2020-01-01", "2099-01-01")));
    }
    if (maybe(4)) {
      film.text("requiresSubscription", one("true", "false")).text("keywords", "a, b");
    }
    return film;
  }

  private void list() {
    var list = new Described("ItemList", "");
    for (int i = 1 + random.nextInt(3); i > 0; i--) {
      var element = new Described("ListItem", "").text("position", "" + i);
      put(element, "item", maybe(2) ? film("/other/" + number()) : article("/other/" + number()));
      list.has("itemListElement", element);
    }
    tops.add(list);
  }

  /** Puts a thing into another one, or beside it if it has an id. */
  private void put(Described outer, String property, Described inner) {
    if (inner.hasId() && maybe(2)) {
      tops.add(inner);
      outer.refersTo(property, inner);
    } else {
      outer.has(property, inner);
    }
  }

  private boolean maybe(int times) {
    return random.nextInt(times) == 0;
  }

  private String one(String... texts) {
    return texts[random.nextInt(texts.length)];
  }

  private String id() {
    return maybe(2) ? "i" + number() : "";
  }

  private int number() {
    return ++count;
  }

  private String date() {
    String day = "2026-%02d-%02d".formatted(1 + random.nextInt(10), 1 + random.nextInt(28));
    return maybe(2) ? day : day + "T08:00:00Z";
  }
}

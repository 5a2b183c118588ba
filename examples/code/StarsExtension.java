import io.github.sitemaptoolkit.extension.Checks;
import io.github.sitemaptoolkit.extension.Descriptor;
import io.github.sitemaptoolkit.extension.ElementReader;
import io.github.sitemaptoolkit.extension.ElementWriter;
import io.github.sitemaptoolkit.extension.FeedMapping;
import io.github.sitemaptoolkit.extension.Field;
import io.github.sitemaptoolkit.extension.FieldKind;
import io.github.sitemaptoolkit.extension.Findings;
import io.github.sitemaptoolkit.extension.Need;
import io.github.sitemaptoolkit.extension.Shorthand;
import io.github.sitemaptoolkit.extension.SitemapExtension;
import io.github.sitemaptoolkit.extension.Status;
import io.github.sitemaptoolkit.feed.FeedAccount;
import io.github.sitemaptoolkit.feed.FeedContext;
import io.github.sitemaptoolkit.feed.FeedItem;
import io.github.sitemaptoolkit.feed.FeedMedia;
import io.github.sitemaptoolkit.feed.Rendition;
import io.github.sitemaptoolkit.feed.VideoPlayer;
import io.github.sitemaptoolkit.model.ElementName;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.model.UrlExtension;
import io.github.sitemaptoolkit.problem.Code;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** An extension that uses all that extensions can: stars of films, with votes and a language. */
final class StarsExtension
    implements SitemapExtension<StarsExtension.Stars>,
        FeedMapping<StarsExtension.Stars>,
        Checks<StarsExtension.Stars> {

  /** A rating of which nobody has voted. */
  static final Code VOTES = Code.warning("stars.votes");

  private static final Shorthand.Parser PARSER = StarsExtension::parse;

  /**
   * The stars of a film.
   *
   * @param value the average, of 5
   * @param votes how many have voted
   * @param film the address of the film
   * @param hreflang the language of those who have voted
   */
  record Stars(String value, String votes, String film, String hreflang) implements UrlExtension {}

  @Override
  public Descriptor<Stars> descriptor() {
    return Descriptor.of(
            "stars", Stars.class, new ElementName("https://acme.example/stars", "stars", "r"))
        .status(Status.CURRENT)
        .fields(
            Field.decimal("value").range(0, 5).required(),
            Field.wholeNumber("votes"),
            Field.url("film"),
            Field.languageTag("hreflang"))
        .shorthand(new Shorthand(null, "4.5 of 120", PARSER))
        .alternates(it -> it.film == null ? null : new FeedItem.Alternate(it.film, it.hreflang))
        .checks(this)
        .feed(this);
  }

  private static Map<String, String> parse(String text) {
    String[] parts = text.split(" of ");
    return parts.length == 2 ? Map.of("value", parts[0], "votes", parts[1]) : null;
  }

  @Override
  public Stars read(ElementReader in) {
    String value = null;
    String votes = null;
    String film = null;
    String hreflang = null;
    while (in.nextChild()) {
      switch (in.name()) {
        case "value" -> value = in.text();
        case "votes" -> votes = in.text();
        case "film" -> film = in.url();
        case "hreflang" -> hreflang = in.text();
        default -> in.keep();
      }
    }
    return new Stars(value, votes, film, hreflang);
  }

  @Override
  public void write(Stars stars, ElementWriter out) {
    out.element("value", stars.value).element("votes", stars.votes);
    out.element("film", stars.film).element("hreflang", stars.hreflang);
  }

  @Override
  public void check(List<Stars> stars, UrlEntry entry, Findings findings) {
    for (int i = 0; i < stars.size(); i++) {
      if ("0".equals(stars.get(i).votes)) {
        findings.report(VOTES, i, "votes", () -> "stars of which nobody has voted");
      }
    }
  }

  /** Makes stars of the films of an item, and says which words of the item they have used. */
  @Override
  public List<Stars> fromFeed(FeedItem item, FeedContext context) {
    List<Stars> found = new ArrayList<>();
    FeedAccount account = item.account();
    for (FeedMedia film : item.media()) {
      FeedMedia.StarRating stars = film.starRating();
      if (film.kind() == Rendition.Medium.VIDEO && stars != null) {
        String url = film.best(Rendition.Medium.VIDEO).map(Rendition::url).orElse(film.player());
        found.add(new Stars(stars.average(), film.views(), url, item.language()));
        account.add(film.title());
      }
    }
    account.left(FeedItem.Word.TITLE).forEach(title -> context.lostDetail("title", title));
    return found;
  }

  /** Describes a film for a feed with all that Media RSS says of one. */
  static FeedItem item(String page) {
    Rendition file = Rendition.builder().url(page + "film.mp4").medium("video").build();
    FeedItem.Period year = new FeedItem.Period("2026-01-01", "2026-12-31");
    FeedMedia film =
        FeedMedia.builder()
            .renditions(List.of(file))
            .starRating(new FeedMedia.StarRating("4.5", "0", "5"))
            .prices(List.of(new FeedMedia.Price("rent", "1.99", "EUR")))
            .ratings(List.of(new FeedMedia.Scheme("pg", "urn:mpaa")))
            .credits(List.of(new FeedMedia.Credit("Ada Berg", "director", null)))
            .restrictions(List.of(new FeedMedia.Restriction("country", "allow", "AT CH")))
            .period(year)
            .build();
    FeedMedia.Builder other = FeedMedia.builder();
    VideoPlayer.of("https://www.youtube.com/watch?v=dQw4w9WgXcQ")
        .ifPresent(player -> other.player(player.url()));
    FeedItem.Builder item = FeedItem.builder(page).title("A film").valid(year);
    Rendition.Builder picture = Rendition.builder().url(page + "film.jpg").medium("image");
    return item.addMedia(film)
        .addMedia(other.renditions(List.of(picture.build())).build())
        .authors(List.of(new FeedItem.Person("Ada Berg", null)))
        .build();
  }

  /** Returns the fields that must be given and are numbers. */
  static List<String> requiredNumbers(Descriptor<?> descriptor) {
    return descriptor.fields().stream()
        .filter(it -> it.need() == Need.REQUIRED && it.kind() == FieldKind.DECIMAL)
        .map(Field::name)
        .toList();
  }
}

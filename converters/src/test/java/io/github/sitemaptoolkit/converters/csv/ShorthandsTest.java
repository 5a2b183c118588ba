package io.github.sitemaptoolkit.converters.csv;

import static io.github.sitemaptoolkit.converters.csv.Tables.URL;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.sitemaptoolkit.extension.Descriptor;
import io.github.sitemaptoolkit.extension.ElementReader;
import io.github.sitemaptoolkit.extension.ElementWriter;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.extension.Field;
import io.github.sitemaptoolkit.extension.Shorthand;
import io.github.sitemaptoolkit.extension.SitemapExtension;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.model.ElementName;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.model.UrlExtension;
import io.github.sitemaptoolkit.problem.Loss;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.testkit.Documents;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Cells with a whole element in one text. */
class ShorthandsTest {

  record Offer(@Nullable String title, @Nullable String price, @Nullable String currency)
      implements UrlExtension {}

  private static final class Offers implements SitemapExtension<Offer> {

    private static final Shorthand PRICE =
        new Shorthand(
            null,
            "must be such as EUR 5",
            text -> {
              String[] words = text.strip().split(" ", -1);
              return words.length == 2 ? Map.of("@currency", words[0], ".", words[1]) : null;
            });

    private static final Shorthand WHOLE =
        new Shorthand(
            "offers",
            "must be such as Tea: 5",
            text -> {
              String[] parts = text.strip().split(": ", -1);
              return parts.length == 2 ? Map.of(".title", parts[0], ".price", parts[1]) : null;
            });

    @Override
    public Descriptor<Offer> descriptor() {
      return Descriptor.of("offer", Offer.class, new ElementName("urn:offer", "offer", "o"))
          .fields(
              Field.text("title"),
              Field.text("price").attributes(Field.text("currency")).shorthand(PRICE))
          .shorthand(WHOLE);
    }

    @Override
    public Offer read(ElementReader in) {
      String title = null;
      String price = null;
      String currency = null;
      while (in.nextChild()) {
        switch (in.name()) {
          case "title" -> title = in.text();
          case "price" -> {
            currency = in.attribute("currency");
            price = in.text();
          }
          default -> in.keep();
        }
      }
      return new Offer(title, price, currency);
    }

    @Override
    public void write(Offer offer, ElementWriter out) {
      boolean odd = "odd".equals(offer.title()); // more than its fields
      out.attribute("a", odd ? "1" : null).element("title", offer.title());
      if (odd) {
        out.element("title", "second").element("more", "x").text("t");
      }
    }
  }

  private final Context context =
      Context.of(Extensions.of(new Offers())).withProblems(new Problems());

  private List<List<Offer>> offers(String... lines) {
    return Documents.read(new CsvFormat(), String.join("\n", lines), context).stream()
        .map((UrlEntry entry) -> entry.extensions(Offer.class))
        .toList();
  }

  private List<String> problems() {
    return context.problems().first().stream().map(Problem::message).toList();
  }

  @Test
  void aCellHoldsWholeElements() {
    assertEquals(
        List.of(
            List.of(new Offer("Tea", "5", null), new Offer("Milk", "1", null)),
            List.of(),
            List.of(new Offer("Rum", "9", null))),
        offers("loc;offers", URL + ";Tea: 5|Milk: 1", URL + "2;", URL + "3;Rum: 9"));
    assertEquals(List.of(), problems());
  }

  @Test
  void theyStandBehindThoseWithColumnsOfTheirOwn() {
    assertEquals(
        List.of(List.of(new Offer("A", null, null), new Offer("Tea", "5", null))),
        offers("loc;offers;offer.title", URL + ";Tea: 5;A"));
  }

  @Test
  void anElementWithItsAttributesStandsInOneCell() {
    assertEquals(
        List.of(List.of(new Offer(null, "5", "EUR"), new Offer(null, "6", "USD"))),
        offers("loc;Offer Price", URL + ";EUR 5|USD 6"));
    assertEquals(
        List.of(List.of(new Offer(null, "EUR 5", null))),
        offers("loc;offer.price", URL + ";EUR 5"));
  }

  @Test
  void whatAnExtensionWritesBesideItsFieldsIsLost() {
    List<UrlEntry> entries =
        List.of(
            UrlEntry.builder(URL).add(new Offer("odd", null, null)).build(),
            UrlEntry.builder(URL).add(new Offer("even", null, null)).build());
    assertEquals(
        "loc,lastmod,changefreq,priority,offer.title\n" + URL + ",,,,odd\n" + URL + ",,,,even\n",
        Documents.write(new CsvFormat(), entries, context));
    assertEquals(
        List.of("attribute a", "o:title", "o:more", "text of o:offer"),
        context.problems().losses().stream().map(Loss::kind).toList());
  }

  @Test
  void whatHasNotTheFormIsLeftOut() {
    assertEquals(
        List.of(List.of(new Offer("Tea", "5", null))),
        offers("loc;offers;Offer Price", URL + ";Tea: 5|nonsense;5"));
    assertEquals(
        List.of(
            "a cell of offer.price must be such as EUR 5; it is left out: \"5\"",
            "a cell of offers must be such as Tea: 5; it is left out: \"nonsense\""),
        problems());
    assertEquals(2, context.problems().missing());
  }
}

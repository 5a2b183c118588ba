package io.github.sitemaptoolkit.cli.config;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.cli.CommandRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A table that was recognised is read in the same way every day, however short it is. */
class RecognisedContractTest {

  private static final String FILMS = "Page,Lecture,About it,Preview,Recording,Length,Not in\n";
  private static final String TALKS =
      FILMS
          + "https://a.example/1,How glaciers move,Ice flows.,/p/1.jpg,/f/1.mp4,48 min,Austria\n"
          + "https://a.example/2,Reading snow,Weak layers.,/p/2.jpg,/f/2.mp4,52 min,\n"
          + "https://a.example/3,Maps,Who draws them.,/p/3.jpg,/f/3.mp4,7 min,\n";

  @TempDir Path site;

  private void export(String table) throws IOException {
    Files.writeString(site.resolve("export.csv"), table);
  }

  private void config(String more) throws IOException {
    Files.writeString(
        site.resolve("sitemap.toml"),
        "base-url = 'https://a.example/'\noutput = 'out'\nmax-shrink = '100%'\n"
            + "[[input]]\npath = 'export.csv'\n"
            + more);
  }

  private CommandRun publish(String table, String... more) throws IOException {
    export(table);
    String[] arguments = new String[3 + more.length];
    arguments[0] = "publish";
    arguments[1] = "--config";
    arguments[2] = site.toString();
    System.arraycopy(more, 0, arguments, 3, more.length);
    return CommandRun.of(arguments);
  }

  private String published() throws IOException {
    return Files.readString(site.resolve("out").resolve("sitemap.xml"));
  }

  private String kept() throws IOException {
    return Files.readString(site.resolve("sitemap.inputs"));
  }

  @Test
  void numbersAreMinutesTheDayAfterTheyWereNamedSo() throws IOException {
    config("");
    publish(TALKS).exits(0);
    assertTrue(kept().contains("\"Length\" = \"about video[1].duration (minutes)\"\n"), kept());
    publish(FILMS + "https://a.example/4,Ice,Still cold.,/p/4.jpg,/f/4.mp4,90,\n").exits(0);
    assertTrue(published().contains("<video:duration>5400</video:duration>"), published());
  }

  @Test
  void unitOfTheHeaderIsKept() throws IOException {
    config("");
    publish(TALKS.replace("Length", "Length (min)").replace(" min,", ",")).exits(0);
    assertTrue(published().contains("<video:duration>2880</video:duration>"), published());
    String row = "https://a.example/4,Ice,Still cold.,/p/4.jpg,/f/4.mp4,90,\n";
    publish(FILMS.replace("Length", "Length (min)") + row).exits(0);
    assertTrue(published().contains("<video:duration>5400</video:duration>"), published());
  }

  @Test
  void countriesStayDeniedWhereTheCellsSayNothing() throws IOException {
    config("");
    publish(TALKS).exits(0);
    assertTrue(kept().contains("\"Not in\" = \"about video[1].restriction.deny\"\n"), kept());
    String first = kept();
    publish(FILMS + "https://a.example/4,Ice,Still cold.,/p/4.jpg,/f/4.mp4,9 min,\n").exits(0);
    publish(FILMS + "https://a.example/4,Ice,Still cold.,/p/4.jpg,/f/4.mp4,9 min,AT CH\n").exits(0);
    assertTrue(published().contains("relationship=\"deny\">AT CH<"), published());
    assertEquals(first, kept());
  }

  @Test
  void dayWithoutFilmsIsNotADayOfPictures() throws IOException {
    config("");
    publish(TALKS).exits(0);
    String first = kept();
    publish(FILMS + "https://a.example/5,To come,Soon.,/p/5.jpg,,,\n").exits(0);
    assertFalse(published().contains("image:loc"), published());
    assertEquals(first, kept());
    publish(TALKS).exits(0);
    assertTrue(published().contains("<video:title>Maps</video:title>"), published());
  }

  @Test
  void keyThatSaysNothingForADayStaysTheKey() throws IOException {
    String header = "url,language,translation id\n";
    String pages = "https://a.example/en/x,en,7\nhttps://a.example/fr/x,fr,7\n";
    config("");
    publish(header + pages).exits(0);
    assertTrue(kept().contains("\"translation id\" = \"about link (key)\"\n"), kept());
    assertTrue(kept().contains("\"language\" = \"about link (language)\"\n"), kept());
    String first = kept();
    publish(header + "https://a.example/en/x,en,\nhttps://a.example/fr/x,fr,\n").exits(0);
    assertFalse(published().contains("xhtml:link"), published());
    publish(header + pages).exits(0);
    assertTrue(published().contains("hreflang=\"fr\""), published());
    assertEquals(first, kept());
  }

  @Test
  void versionsInColumnsOfLanguagesStay() throws IOException {
    String header = "url,hreflang-en,hreflang-fr\n";
    config("");
    publish(header + "https://a.example/x,https://a.example/x,https://a.example/fr/x\n").exits(0);
    assertTrue(kept().contains("\"hreflang-fr\" = \"about link.href (fr)\"\n"), kept());
    publish(header + "https://a.example/x,,\n").exits(0);
    publish(header + "https://a.example/y,https://a.example/y,https://a.example/fr/y\n").exits(0);
    assertTrue(published().contains("hreflang=\"fr\""), published());
  }

  @Test
  void pairsOfLanguageAndUrlStay() throws IOException {
    String header = "url,hreflang 1,hreflang 1 URL,hreflang 2,hreflang 2 URL\n";
    String row = "https://a.example/x,en,https://a.example/x,fr,https://a.example/fr/x\n";
    config("");
    publish(header + row).exits(0);
    String first = kept();
    publish(header + "https://a.example/x,,,,\n").exits(0);
    assertFalse(published().contains("xhtml:link"), published());
    publish(header + row).exits(0);
    assertTrue(published().contains("hreflang=\"fr\""), published());
    assertEquals(first, kept());
  }

  @Test
  void rowsOfOnePageAreJoinedAgain() throws IOException {
    String table =
        "url,name,photo\nhttps://a.example/p,Cup,https://a.example/1.jpg\n"
            + "https://a.example/p,Cup,https://a.example/2.jpg\n";
    config("");
    publish(table).exits(0);
    String first = published();
    assertTrue(first.contains("/1.jpg") && first.contains("/2.jpg"), first);
    publish(table).exits(0);
    assertEquals(first, published());
  }

  @Test
  void listsStayLists() throws IOException {
    String header = "Page,Gallery\n";
    config("");
    publish(
            header
                + "https://a.example/1,\"https://a.example/1.jpg,https://a.example/2.jpg\"\n"
                + "https://a.example/2,\"https://a.example/3.jpg,https://a.example/4.jpg\"\n"
                + "https://a.example/3,\"https://a.example/5.jpg,https://a.example/6.jpg\"\n")
        .exits(0);
    assertTrue(kept().contains("\"Gallery\" = \"about image.loc (lists)\"\n"), kept());
    publish(header + "https://a.example/4,\"https://a.example/7.jpg,https://a.example/8.jpg\"\n")
        .exits(0);
    assertTrue(published().contains("<image:loc>https://a.example/8.jpg</image:loc>"));
  }

  @Test
  void newColumnIsReadOnlyIfAskedFor() throws IOException {
    config("");
    publish(TALKS).exits(0);
    String table =
        TALKS
            .replaceAll("(?m)$", ",31/12/2027")
            .replace("Not in,31/12/2027", "Not in,Available until");
    String more = table.substring(0, table.lastIndexOf('\n') + 1);
    CommandRun run = publish(more).exits(0);
    assertFalse(published().contains("expiration_date"), published());
    assertTrue(
        run.err()
            .contains(
                "about = [\"films\"] with the input in sitemap.toml reads more: films"
                    + " (expiration_date from \"Available until\")"),
        run.err());
    config("about = [\"films\"]\n");
    publish(more).exits(0);
    assertTrue(published().contains("expiration_date"), published());
  }

  @Test
  void whatIsNoLongerAskedForIsAChange() throws IOException {
    config("");
    publish(TALKS).exits(0);
    String first = published();
    config("about = [\"pages\"]\n");
    CommandRun run = publish(TALKS).exits(1);
    assertTrue(run.err().contains("config.input-changed"), run.err());
    assertEquals(first, published());
    publish(TALKS, "--accept-changed").exits(0);
    assertFalse(published().contains("video:"), published());
  }

  @Test
  void tableThatWasReadWithoutStaysSoAndTheLineIsAccepted() throws IOException {
    config("about = [\"pages\"]\n");
    publish(TALKS).exits(0);
    String first = published();
    config("");
    CommandRun run = publish(TALKS).exits(0);
    assertEquals(first, published());
    assertTrue(run.err().contains("about = [\"films\"] with the input in sitemap.toml"), run.err());
    config("about = [\"films\"]\n");
    publish(TALKS).exits(0);
    assertTrue(published().contains("<video:title>Maps</video:title>"), published());
  }
}

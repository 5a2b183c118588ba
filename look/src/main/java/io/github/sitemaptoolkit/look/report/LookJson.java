package io.github.sitemaptoolkit.look.report;

import io.github.sitemaptoolkit.look.DateLook;
import io.github.sitemaptoolkit.look.ElementLook;
import io.github.sitemaptoolkit.look.LanguageLook;
import io.github.sitemaptoolkit.look.Look;
import io.github.sitemaptoolkit.look.LookChanges;
import io.github.sitemaptoolkit.look.MediaLook;
import io.github.sitemaptoolkit.look.NamedCount;
import io.github.sitemaptoolkit.look.SectionChange;
import io.github.sitemaptoolkit.look.SectionLook;
import io.github.sitemaptoolkit.look.SitemapLook;
import io.github.sitemaptoolkit.text.JsonWriter;
import java.io.IOException;
import java.io.Writer;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What is in a set, as JSON. Programs depend on the keys; docs/json.md lists them. */
public final class LookJson {

  /** The key of the version, with which such a document begins. */
  public static final String MARK = "look";

  /** The version of the document. Keys that are added do not raise it. */
  public static final int VERSION = 1;

  /** The key of the sections, which have a path and a number of urls. */
  public static final String SECTIONS = "sections";

  /** The key of the path of a section. */
  public static final String PATH = "path";

  /** The key of a number of urls. */
  public static final String URLS = "urls";

  private final JsonWriter json;

  private LookJson(JsonWriter json) {
    this.json = json;
  }

  /**
   * Writes all numbers as a document.
   *
   * @param out is not closed
   * @param inputs the names of what was read
   * @param changes what differs from an older version; null if nothing was compared
   */
  public static void write(
      Writer out, List<String> inputs, Look look, @Nullable LookChanges changes)
      throws IOException {
    JsonWriter.print(out, json -> new LookJson(json).write(inputs, look, changes));
  }

  private void write(List<String> inputs, Look look, @Nullable LookChanges changes) {
    json.number(MARK, VERSION).text("day", look.day().toString()).texts("inputs", inputs);
    json.number(URLS, look.urls());
    json.objects(
            "files",
            look.files(),
            file ->
                json.text("name", file.name())
                    .number(URLS, file.urls())
                    .number("bytes", file.bytes()))
        .number("otherFiles", look.otherFiles());
    json.objects("sitemaps", look.sitemaps(), this::write)
        .number("otherSitemaps", look.otherSitemaps());
    counts("hosts", "host", URLS, look.hosts());
    json.number("otherHosts", look.otherHosts());
    json.objects(
            SECTIONS,
            look.sections(),
            section -> {
              write(section);
              json.objects("parts", section.parts(), this::writePart)
                  .number("otherParts", section.otherParts());
            })
        .number("otherSections", look.otherSections());
    write(look.dates());
    json.begin("fields");
    look.fields().forEach(field -> json.number(field.name(), field.count()));
    json.end();
    json.objects("elements", look.elements(), this::write);
    write("images", look.images());
    write("videos", look.videos());
    write(look.languages());
    if (changes != null) {
      write(changes);
    }
  }

  private void write(SitemapLook sitemap) {
    json.text("loc", sitemap.loc())
        .text("lastmod", sitemap.lastmod())
        .text("file", sitemap.file())
        .number(URLS, sitemap.urls())
        .number("bytes", sitemap.bytes())
        .text("unread", sitemap.unread());
  }

  private void counts(String name, String key, String number, List<NamedCount> counts) {
    json.objects(name, counts, count -> json.text(key, count.name()).number(number, count.count()));
  }

  private void write(SectionLook section) {
    json.text(PATH, section.path())
        .number(URLS, section.urls())
        .number("dated", section.dated())
        .number("withImages", section.withImages())
        .number("withVideos", section.withVideos());
  }

  /** Writes a directory in a section; what is in it, too, if there is anything. */
  private void writePart(SectionLook part) {
    write(part);
    if (!part.parts().isEmpty() || part.otherParts() > 0) {
      json.objects("parts", part.parts(), this::writePart).number("otherParts", part.otherParts());
    }
  }

  private void write(DateLook dates) {
    json.begin("lastmod")
        .number("dated", dates.dated())
        .number("missing", dates.missing())
        .number("invalid", dates.invalid())
        .number("future", dates.future())
        .text("oldest", dates.oldest() == null ? null : dates.oldest().toString())
        .text("newest", dates.newest() == null ? null : dates.newest().toString())
        .objects(
            "days",
            dates.days().entrySet(),
            day -> json.text("day", day.getKey().toString()).number(URLS, day.getValue()))
        .objects(
            "years",
            dates.years().entrySet(),
            year -> json.number("year", year.getKey()).number(URLS, year.getValue()))
        .end();
  }

  private void write(ElementLook element) {
    json.text("name", element.name())
        .number(URLS, element.urls())
        .number("elements", element.elements());
    counts("fields", "field", "elements", element.fields());
  }

  private void write(String name, MediaLook media) {
    json.begin(name).number("total", media.total()).number("most", media.most());
    counts("pages", "each", "pages", media.classes());
    json.end();
  }

  private void write(LanguageLook languages) {
    json.begin("languages")
        .number(URLS, languages.urls())
        .number("links", languages.links())
        .number("missing", languages.missing());
    counts("named", "language", "links", languages.languages());
    counts("pages", "language", URLS, languages.pages());
    json.objects(
            "pairs",
            languages.pairs(),
            pair ->
                json.text("from", pair.from())
                    .text("to", pair.to())
                    .number("links", pair.links())
                    .number("missing", pair.missing())
                    .number(URLS, pair.pages()))
        .end();
  }

  private void write(LookChanges changes) {
    json.begin("changes").text("against", changes.against()).flag("exact", changes.exact());
    json.flag("oldWhole", changes.oldWhole()).flag("newWhole", changes.newWhole());
    write(changes.total(), changes.exact());
    json.objects(
            SECTIONS,
            changes.sections(),
            section -> {
              json.text(PATH, section.path());
              write(section, changes.exact());
            })
        .end();
  }

  private void write(SectionChange change, boolean exact) {
    json.number("added", change.added())
        .number("removed", change.removed())
        .number("changed", exact ? change.changed() : null);
  }
}

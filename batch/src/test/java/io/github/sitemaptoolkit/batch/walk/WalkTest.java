package io.github.sitemaptoolkit.batch.walk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.sitemaptoolkit.Sitemaps;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.io.Children;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.IndexEntry;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.TruncatedException;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class WalkTest {

  private static final Context CONTEXT = Context.of(Extensions.of());

  private final Map<String, String> documents = new HashMap<>();
  private final List<String> calls = new ArrayList<>();
  private int ahead;

  /** Finds documents by the ends of their urls, and notes what it is asked. */
  private final Children children =
      new Children() {
        private final Map<String, String> used = new HashMap<>();

        @Override
        public Optional<Source> open(String loc) throws IOException {
          calls.add("open " + loc);
          String text = documents.get(name(loc));
          return text == null ? Optional.empty() : Optional.of(source(text, loc));
        }

        @Override
        public Optional<String> use(String loc) {
          return Optional.ofNullable(used.putIfAbsent(name(loc), loc));
        }

        @Override
        public int ahead() {
          return ahead;
        }

        @Override
        public void prepare(String loc) {
          calls.add("prepare " + loc);
        }
      };

  private static String name(String loc) {
    return loc.substring(loc.lastIndexOf('/') + 1);
  }

  private static Source source(String text, String name) throws IOException {
    return Source.of(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), name);
  }

  private static Listing listing(boolean robots, String... locs) {
    var sitemaps = new ArrayList<Listing.Sitemap>();
    for (String loc : locs) {
      sitemaps.add(new Listing.Sitemap(IndexEntry.of(loc), Location.of("index")));
    }
    return new Listing(sitemaps, robots, false, null);
  }

  private static String index(String... locs) {
    var xml =
        new StringBuilder("<sitemapindex xmlns='http://www.sitemaps.org/schemas/sitemap/0.9'>");
    for (String loc : locs) {
      xml.append("<sitemap><loc>").append(loc).append("</loc></sitemap>");
    }
    return xml + "</sitemapindex>";
  }

  private static List<String> rest(Walk walk) {
    List<String> locs = new ArrayList<>();
    for (Listed sitemap = walk.next(); sitemap != null; sitemap = walk.next()) {
      locs.add(sitemap.loc());
    }
    return locs;
  }

  @Test
  void whatAnEnteredIndexListsComesBeforeWhatFollowsTheIndex() {
    var walk = new Walk(children);
    walk.enter(null, listing(true, "a", "b"));
    Listed first = walk.next();
    walk.enter(first, listing(false, "a1", "a2"));
    Listed below = walk.next();
    assertEquals("a1", below.loc());
    assertEquals(first, below.parent());
    assertEquals(List.of(0, 1), List.of(first.depth(), below.depth()));
    assertEquals(List.of(true, false), List.of(first.mayBeIndex(), below.mayBeIndex()));
    assertEquals(List.of("a2", "b"), rest(walk));
    assertEquals(List.of(), calls.stream().filter(call -> call.startsWith("open")).toList());
  }

  @Test
  void anIndexIsReadNoFurtherThanChildrenArePreparedAhead() throws IOException {
    ahead = 1;
    var walk = new Walk(children);
    walk.enter(null, Sitemaps.readIndex(source(index("a", "b", "c"), "index"), CONTEXT));
    walk.next();
    assertEquals(List.of("prepare a", "prepare b"), calls);
  }

  @Test
  void allOfAListingIsPreparedBeforeItsFirstSitemap() {
    var walk = new Walk(children);
    walk.enter(null, listing(false, "a", "b", "c"));
    assertEquals(List.of("prepare a", "prepare b", "prepare c"), calls);
  }

  @Test
  void aSitemapIsOpenedOnceWhateverUrlsLeadToIt() throws Exception {
    documents.put("s.xml", "<urlset/>");
    var walk = new Walk(children);
    walk.enter(null, listing(false, "http://a/s.xml", "http://a/s.xml", "http://b/s.xml", "no"));
    walk.open(walk.next()).close();
    Listed repeated = walk.next();
    assertEquals(true, repeated.isRepeated());
    Listed other = walk.next();
    assertEquals(false, other.isRepeated());
    assertEquals(
        "a file with this name was already read for \"http://a/s.xml\"",
        assertThrows(AbsentException.class, () -> walk.open(other)).getMessage());
    Listed none = walk.next();
    assertEquals(
        "there is no sitemap for this url",
        assertThrows(AbsentException.class, () -> walk.open(none)).getMessage());
    assertEquals(
        List.of("open http://a/s.xml", "open no"),
        calls.stream().filter(call -> call.startsWith("open")).toList());
  }

  @Test
  void aCutIndexFailsAfterWhatItListsBefore() throws IOException {
    ahead = 10;
    var walk = new Walk(children);
    String cut = index("a", "b").replace("</sitemapindex>", "");
    walk.enter(null, listing(true, "cut", "z"));
    walk.enter(walk.next(), Sitemaps.readIndex(source(cut, "index"), CONTEXT));
    assertEquals("a", walk.next().loc());
    assertEquals("b", walk.next().loc());
    assertThrows(TruncatedException.class, walk::next);
    assertEquals(List.of("z"), rest(walk));
  }

  @Test
  void breadthFirstWhatAnEnteredIndexListsComesAfterAllThatIsListed() {
    Walk walk = Walk.breadthFirst(children, 5);
    assertEquals(true, walk.enter(null, listing(true, "a", "b")));
    Listed first = walk.next();
    assertEquals(true, walk.enter(first, listing(true, "a1", "b", "a2")));
    assertEquals("b", walk.next().loc());
    Listed below = walk.next();
    assertEquals(false, walk.enter(below, listing(true, "c1", "c2"))); // the sixth
    assertEquals(List.of("b", "a2", "c1"), rest(walk));
  }
}

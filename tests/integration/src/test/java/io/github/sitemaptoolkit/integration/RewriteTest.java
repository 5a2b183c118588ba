package io.github.sitemaptoolkit.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import io.github.sitemaptoolkit.converters.Rewrite;
import io.github.sitemaptoolkit.converters.Step;
import io.github.sitemaptoolkit.ext.link.Link;
import io.github.sitemaptoolkit.ext.video.Video;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.testkit.RandomEntries;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** Urls are renamed in the values of every extension, and nothing else is. */
class RewriteTest {

  private final Context context = Context.load().withProblems(new Problems());

  @Test
  void randomEntriesComeBackEqual() {
    Step there = Rewrite.NONE.with("https://", "https://there.").step(context);
    Step back = Rewrite.NONE.with("https://there.", "https://").step(context);
    for (UrlEntry entry : new RandomEntries(context.extensions(), 20261121).next(300)) {
      UrlEntry renamed = Objects.requireNonNull(there.page(entry));
      assertNotEquals(entry, renamed);
      assertEquals(entry, back.page(renamed));
    }
    assertEquals(List.of(), context.problems().first());
  }

  @Test
  void attributesOfExtensionsAreRenamedToo() {
    UrlEntry entry =
        UrlEntry.builder("https://cms.example/1")
            .add(Video.builder().contentLoc("https://cms.example/g").build())
            .add(Link.alternate("de", "https://cms.example/de"))
            .build();
    UrlEntry expected =
        UrlEntry.builder("https://cdn.example/1")
            .add(Video.builder().contentLoc("https://cdn.example/g").build())
            .add(Link.alternate("de", "https://cdn.example/de"))
            .build();
    Step step = Rewrite.NONE.with("https://cms.example/", "https://cdn.example/").step(context);
    assertEquals(expected, step.page(entry));
  }
}

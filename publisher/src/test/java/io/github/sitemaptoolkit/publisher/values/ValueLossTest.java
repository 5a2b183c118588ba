package io.github.sitemaptoolkit.publisher.values;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which fields a set has lost from one night to the next. */
class ValueLossTest {

  private static String lost(long urls, String before, long now, String after, int percent) {
    return ValueLoss.between(
            urls, FieldCounts.parse(before), now, FieldCounts.parse(after), percent)
        .stream()
        .map(ValueLoss::field)
        .collect(Collectors.joining(" "));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "two of three pictures go             |40|image=36|43|image=12|image",
        "as many pages without any picture    |60|image=30|60|''|image",
        "half of the pictures stay            |40|image=36|40|image=18|''",
        "nine pictures go                     |60|image=9|60|''|''",
        "an archive without pictures comes in |40|image=36|440|image=36|''",
        "few of many new pages have one       |40|image=36|1000|image=40|''",
        "half of the pages go                 |100|image=50|50|image=25|''",
        "the only five dates go               |5|lastmod=5|5|''|lastmod",
        "four dates are too few to tell       |4|lastmod=4|4|''|''",
        "one new page has no date             |5|lastmod=5|1|''|lastmod",
        "an emptied set is not asked          |40|image=40|0|''|''",
        "films lose their pictures            |100|video=20 video.thumbnail_loc=20|100|video=20"
            + "|video.thumbnail_loc",
        "six films among articles lose theirs |30|video=6 video.thumbnail_loc=6|30|video=6"
            + "|video.thumbnail_loc",
        "films go with their titles           |100|video=20 video.title=20|100|''|video",
        "the hour of the build is everywhere  |12|lastmod=12:a.b.c.d.e|12|lastmod=12:f|lastmod",
        "four days become one                 |12|lastmod=12:a.b.c.d|12|lastmod=12:f|''",
        "a few days stay                      |12|lastmod=12:a.b.c.d.e|12|lastmod=12:f.a|''",
        "nine pages with one date             |9|lastmod=9:a.b.c.d.e|9|lastmod=9:f|''",
        "galleries become single pictures     |50|image=40,20|50|image=40|image",
        "nineteen galleries are too few       |50|image=40,19|50|image=40|''",
        "one gallery is left                  |50|image=40,20|50|image=40,1|''",
      })
  void aNight(String night, long urls, String before, long now, String after, String lost) {
    assertEquals(lost, lost(urls, before, now, after, 50), night);
  }

  @Test
  void theShareThatMayGoIsChosen() {
    assertEquals("image", lost(100, "image=100", 100, "image=85", 10));
    assertEquals("", lost(100, "image=100", 100, "image=95", 10), "fewer than ten");
    assertEquals("", lost(100, "image=100", 100, "", 100));
  }

  @Test
  void aLossSaysWhatItIs() {
    List<ValueLoss> losses =
        ValueLoss.between(
            40,
            FieldCounts.parse("image=36 lastmod=12:a.b.c.d.e news=30 video=6 video.title=6"),
            43,
            FieldCounts.parse("image=12 lastmod=12:a news=30 video=5"),
            50);
    assertEquals(
        List.of(
            "with image 36 -> 12",
            "with different dates in lastmod: 5 or more -> 1",
            "with video.title 6 -> 0 of 6 -> 5 with video"),
        losses.stream().map(ValueLoss::toString).toList());
    assertEquals(
        "with several image 20 -> 0",
        ValueLoss.between(
                50, FieldCounts.parse("image=40,20"), 50, FieldCounts.parse("image=40"), 50)
            .get(0)
            .toString());
  }

  @Test
  void countsOfFilesAreAdded() {
    FieldCounts all =
        FieldCounts.sum(
            List.of(
                FieldCounts.parse("image=3,1 lastmod=2:1.2"),
                FieldCounts.parse("lastmod=4:2.3.4.5.6")));
    assertEquals("image=3,1 lastmod=6:1.2.3.4.5", all.toString());
    assertEquals(all, FieldCounts.parse(all.toString()));
  }
}

package io.github.sitemaptoolkit.fuzz;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.code_intelligence.jazzer.junit.DictionaryEntries;
import com.code_intelligence.jazzer.junit.FuzzTest;
import io.github.sitemaptoolkit.date.DateCheck;
import io.github.sitemaptoolkit.date.DateFault;
import io.github.sitemaptoolkit.date.ParsedDate;
import io.github.sitemaptoolkit.model.W3cDateTime;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.MethodSource;

/** Dates of sitemaps and of feeds. */
class DatesFuzzTest {

  static List<byte[]> seeds() {
    return Stream.of(
            "2024-02-29T10:00:00.250+01:00",
            "2024-02-30",
            "Thu, 29 Feb 2024 10:00:00 GMT",
            "29 Feb 24 10:00 EST",
            "Thursday, 29-Feb-2024 10:00:00 (comment (nested)) -0530",
            "2024-02-29 10:00:00 +0000",
            "Thu Feb 29 10:00:00 UTC 2024",
            "20240229T100000Z",
            "22.11.2026 10:15",
            "1732104000",
            "05/01/2024")
        .map(text -> text.getBytes(UTF_8))
        .toList();
  }

  @MethodSource("seeds")
  @DictionaryEntries({
    "Jan",
    "Feb",
    "February",
    "Thu,",
    "GMT",
    "UT",
    "EST",
    "+0100",
    "-00:00",
    "T",
    "Z",
    "24:00",
    "23:59:60",
    "1900",
    "0000",
    "99",
    ".",
    "AM",
    "PM"
  })
  @FuzzTest(maxDuration = "")
  void areReadOrRefused(byte[] bytes) {
    String text = new String(bytes, UTF_8);
    W3cDateTime.parse(text).ifPresent(date -> assertEquals(text.strip(), date.text()));
    ParsedDate result = ParsedDate.of(text);
    String date = result.date();
    DateFault fault = DateCheck.fault(text);
    if (fault != null) {
      assertNotNull(DateCheck.message(fault, text));
    }
    if (date == null) {
      assertNotNull(result.fault(), "no date, and nothing wrong");
    } else {
      W3cDateTime read = W3cDateTime.parse(date).orElseThrow();
      assertEquals(date, read.text());
      assertTrue(W3cDateTime.same(date, date));
      if (!text.strip().matches("[0-9]{10,13}")) {
        assertDayIsWritten(text, date);
      }
    }
  }

  /** Nothing rolls over: year and day of the month stand in the text. */
  private static void assertDayIsWritten(String text, String date) {
    String year = date.substring(2, 4);
    assertTrue(text.contains(year), () -> text + " became " + date);
    if (date.length() >= 10) {
      int day = Integer.parseInt(date.substring(8, 10));
      assertTrue(text.contains(String.valueOf(day)), () -> text + " became " + date);
    }
  }
}

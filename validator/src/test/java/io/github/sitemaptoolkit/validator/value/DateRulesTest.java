package io.github.sitemaptoolkit.validator.value;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.model.W3cDateTime;
import io.github.sitemaptoolkit.model.W3cDateTime.Precision;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DateRulesTest {

  private static final Instant NOW = Instant.parse("2026-11-20T12:00:00Z");

  @ParameterizedTest
  @ValueSource(
      strings = {
        "2026-11-20",
        "2024-02-29",
        "2000-02-29",
        "2026-11-20T10:00:00Z",
        "2026-11-20T23:59:59.123456789012-05:30",
        "2026-11-20T00:00:00+14:00",
        "2026-11-20T00:00:00-14:00",
        " 2026-11-20\n",
      })
  void formsThatNoteAndSchemaAllowHaveNoFault(String text) {
    assertNull(DateRules.fault(text));
  }

  @ParameterizedTest
  @CsvSource({
    "2026, date.year-only",
    "2026-11, date.year-month",
    "2026-11-20T10:00Z, date.no-seconds",
    "2026-11-20T10:00+01:00, date.no-seconds",
    "2026-11-20T10:00:00, date.no-zone",
    "2026-11-20T10:00, date.no-zone",
    "2026-11-20T24:00:00, date.no-zone",
    "2026-11-20T10:00:00+14:01, date.large-offset",
    "2026-11-20T10:00:00-15:00, date.large-offset",
    "2026-11-20T10:00:00.5+18:00, date.large-offset",
    "2026-11-20T10:00+15:00, date.large-offset",
    "2026-11-20Z, date.date-with-zone",
    "2026-11-20+01:00, date.date-with-zone",
    "2026-11-20T24:00:00Z, date.hour-24",
    "2026-12-31T24:00+01:00, date.hour-24",
    "2026-11-20 10:00:00+01:00, date.space-separator",
    "2026-11-20 10:00, date.space-separator",
    "2026-11-20 10:00:00 +0100, date.space-separator",
    "2026-11-20 10:00:00 UTC, date.space-separator",
    "2026-11-20T10:00:00+0100, date.compact-offset",
    "2026-11-20T10:00:00.5-01, date.compact-offset",
    "2026-02-29, date.impossible",
    "1900-02-29, date.impossible",
    "2026-13-01, date.impossible",
    "2026-00, date.impossible",
    "2026-11-31T10:00:00Z, date.impossible",
    "2026-11-31 10:00, date.impossible",
    "2026-11-20T25:00:00Z, date.impossible",
    "2026-11-20T24:00:01Z, date.impossible",
    "2026-11-20T10:60:00Z, date.impossible",
    "2026-11-20T10:00:60Z, date.impossible",
    "2026-11-20T10:00:00+18:01, date.impossible",
    "2026-11-20T10:00:00+01:60, date.impossible",
    "'Fri, 20 Nov 2026 10:00:00 GMT', date.rfc822",
    "'Fri, 20 Nov 2026 10:00:00 +0100', date.rfc822",
    "20 Nov 2026, date.rfc822",
    "'Friday, 20-Nov-26 10:00:00 GMT', date.rfc822",
    "'', date.invalid",
    "now, date.invalid",
    "20.11.2026, date.invalid",
    "11/20/2026, date.invalid",
    "2026/11/20, date.invalid",
    "2026-1-5, date.invalid",
    "20261120, date.invalid",
    "1732104000, date.invalid",
    "-2026-11-20, date.invalid",
    "12026-11-20, date.invalid",
    "2026-11-20t10:00:00z, date.invalid",
    "2026-11-20T10:00:00.Z, date.invalid",
    "2026-11-20T10Z, date.invalid",
    "2026-11-20T, date.invalid",
    "2026-11-20TZ, date.invalid",
    "2026-11-20x, date.invalid",
    "2026-11-20 soon, date.invalid",
    "2026-11-20T10:00:00 +01:00, date.invalid",
    "2026-11-20T10:00:00[Europe/Berlin], date.invalid",
    "2026-11Z, date.invalid",
    "2026-02-30x, date.invalid",
    "\u0662\u0660\u0662\u0666, date.invalid",
  })
  void eachFaultHasItsCode(String text, String code) {
    DateRule fault = DateRules.fault(text);
    assertEquals(code, fault == null ? "none" : fault.code().id());
  }

  @ParameterizedTest
  @CsvSource({
    "2026-11-20T10:00Z, 2026-11-20T10:00:00Z",
    "2026-11-20T10:00-05:00, 2026-11-20T10:00:00-05:00",
    "2026-11-20T10:00, 2026-11-20T10:00:00Z",
    "2026-11-20+01:00, 2026-11-20",
    "2026-12-31T24:00:00Z, 2027-01-01T00:00:00Z",
    "2026-11-20 10:00:00.5+01:00, 2026-11-20T10:00:00.5+01:00",
    "2026-11-20 10:00:00 +0100, 2026-11-20T10:00:00+01:00",
    "2026-11-20 10:00 UTC, 2026-11-20T10:00:00Z",
    "2026-11-20 10:00:00, 2026-11-20T10:00:00Z",
    "2026-11-20T10:00:00-0130, 2026-11-20T10:00:00-01:30",
    "2026-11-20T10:00:00+01, 2026-11-20T10:00:00+01:00",
    "'Fri, 20 Nov 2026 10:00:00 GMT', 2026-11-20T10:00:00Z",
    "'20 Nov 2026 10:00:00 +0100', 2026-11-20T10:00:00+01:00",
  })
  void messagesSayWhatToWriteAndThatIsClean(String text, String mended) {
    String message = DateRules.fault(text).message(text);
    String shown = message.substring(message.indexOf("; write ") + 8).split(" ")[0];
    assertEquals(mended, shown);
    assertNull(DateRules.fault(shown));
  }

  @Test
  void messagesOfAllRulesAreWords() {
    assertEquals(
        "\"2026\" is only a year, which the schema of the protocol does not allow;"
            + " write the day, too",
        DateRule.YEAR_ONLY.message("2026"));
    assertEquals(
        "\"9999-12-31T24:00:00Z\" has the hour 24, which is 00 of the next day",
        DateRule.HOUR_24.message("9999-12-31T24:00:00Z"));
    assertEquals(
        "\"20 Nov 26\" has the form of dates in e-mails and RSS feeds",
        DateRule.RFC822.message("20 Nov 26"));
  }

  /** Texts made of the parts of dates, valid ones among them by the thousand. */
  @Test
  void aDateIsValidForTheseRulesIfItIsForTheModel() {
    String[] dates = {
      "2026", "0000", "9999", "-11", "-02", "-00", "-13", "-20", "-29", "-30", "-31", "-01", "x"
    };
    String[] times = {
      "T",
      " ",
      "t",
      "10:00",
      "23:59",
      "24:00",
      "00:00",
      "7:00",
      ":00",
      ":59",
      ":60",
      ".5",
      ".",
      ".000000000001",
      "Z",
      "z",
      "+01:00",
      "-18:00",
      "+18:01",
      "+14:60",
      "+0100",
      "+01",
      " "
    };
    var random = new Random(1);
    int valid = 0;
    for (int i = 0; i < 50_000; i++) {
      var text = new StringBuilder(dates[random.nextInt(3)]);
      for (int j = random.nextInt(3); j > 0; j--) {
        text.append(dates[3 + random.nextInt(dates.length - 3)]);
      }
      for (int j = random.nextInt(5); j > 0; j--) {
        text.append(times[random.nextInt(times.length)]);
      }
      valid += agrees(text.toString()) ? 1 : 0;
    }
    assertTrue(valid > 2_000, "valid: " + valid);
  }

  /** Each way to change one character of a good date. */
  @Test
  void theModelAgreesOnEachSlip() {
    for (String date :
        new String[] {"2026-11-20", "2026-11-20T10:00:00Z", "2026-11-20T10:00:00.5+01:00"}) {
      for (int i = 0; i < date.length(); i++) {
        for (char c = ' '; c < 0x7F; c++) {
          agrees(date.substring(0, i) + c + date.substring(i + 1));
          agrees(date.substring(0, i) + c + date.substring(i));
        }
        agrees(date.substring(0, i));
      }
    }
  }

  private static boolean agrees(String text) {
    Optional<W3cDateTime> date = W3cDateTime.parse(text);
    DateRule fault = DateRules.fault(text);
    assertEquals(date.isPresent(), fault == null || fault.isValid(), text + ": " + fault);
    if (date.isPresent()) {
      DateRule expected =
          switch (date.get().precision()) {
            case YEAR -> DateRule.YEAR_ONLY;
            case MONTH -> DateRule.YEAR_MONTH;
            case MINUTE -> DateRule.NO_SECONDS;
            case DAY, SECOND, FRACTION -> null;
          };
      boolean large = expected == null || expected == DateRule.NO_SECONDS;
      assertEquals(
          large && text.contains("-18:00") ? DateRule.LARGE_OFFSET : expected, fault, text);
    }
    return date.isPresent();
  }

  @Test
  void daysAreCountedAsJavaCountsThem() {
    for (LocalDate day = LocalDate.of(0, 1, 1); day.getYear() < 10_000; day = day.plusDays(53)) {
      int year = day.getYear();
      assertEquals(
          day.toEpochDay(), DateText.epochDay(year, day.getMonthValue(), day.getDayOfMonth()));
    }
  }

  @ParameterizedTest
  @CsvSource({
    "2026-11-20T12:00:00Z, false",
    "2026-11-20T12:00:01Z, true",
    "2026-11-20T13:00:00+01:00, false",
    "2026-11-20T13:00:01+01:00, true",
    "2026-11-19T19:00:00-18:00, true",
    "2026-11-21T05:59:59+18:00, false",
    "2026-11-20, false",
    "2026-11-21, false", // it has begun in Kiribati
    "2026-11-22, true",
    "2026-12, true",
    "2026-11, false",
    "2027, true",
    "2026, false",
    "2026-11-21T10:00:00, false",
    "2026-11-22T10:00:00, true",
    "2026-11-22 10:00:00+0100, true",
    "2100-01-01, true",
    "1970-01-01, false",
    "9999-12-31, true",
    "9999-99-99, false",
    "2026-11-31, false",
    "soon, false",
    "'', false",
    "' 2030-01-01 ', true",
  })
  void aDateIsOnlyInTheFutureIfItIsInAllZones(String text, boolean future) {
    assertEquals(future, DateRules.isAfter(text, NOW));
  }

  @Test
  void theQuickAnswerAboutTheFutureIsTheExactOne() {
    for (int hours = -24 * 400; hours < 24 * 40; hours += 5) {
      W3cDateTime time = W3cDateTime.of(NOW.plusSeconds(hours * 3600L));
      assertEquals(time.start().isAfter(NOW), DateRules.isAfter(time.text(), NOW), time.text());
      W3cDateTime day = W3cDateTime.of(LocalDate.parse(time.text().substring(0, 10)));
      assertEquals(Precision.DAY, day.precision());
      boolean everywhere = day.start().minusSeconds(14 * 3600).isAfter(NOW);
      assertEquals(everywhere, DateRules.isAfter(day.text(), NOW), day.text());
    }
  }

  @Test
  void datesBeforeTheWebAreFound() {
    assertTrue(DateRules.isBefore1990("1970-01-01"));
    assertTrue(DateRules.isBefore1990("0001-01-01T00:00:00Z"));
    assertTrue(DateRules.isBefore1990("1989"));
    assertFalse(DateRules.isBefore1990("1990-01-01"));
    assertFalse(DateRules.isBefore1990("1732104000"));
    assertFalse(DateRules.isBefore1990("soon"));
  }
}

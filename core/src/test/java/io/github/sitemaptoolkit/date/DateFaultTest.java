package io.github.sitemaptoolkit.date;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.model.W3cDateTime;
import io.github.sitemaptoolkit.model.W3cDateTime.Precision;
import java.time.Instant;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DateFaultTest {

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
    assertNull(DateCheck.fault(text));
  }

  @ParameterizedTest
  @CsvSource({
    "2026, date.year-only",
    "2026-11, date.year-month",
    "2026-11-20T10:00Z, date.no-seconds",
    "2026-11-20T10:00+01:00, date.no-seconds",
    "2026-11-20T10:00:00, date.no-zone",
    "2026-11-20T10:00, date.no-zone",
    "2026-11-20T24:00:00, date.hour-24",
    "2026-11-20T10:00:00+14:01, date.large-offset",
    "2026-11-20T10:00:00-15:00, date.large-offset",
    "2026-11-20T10:00:00.5+18:00, date.large-offset",
    "2026-11-20T10:00+15:00, date.large-offset",
    "2026-11-20Z, date.date-with-zone",
    "2026-11-20+01:00, date.date-with-zone",
    "2026-11-20T24:00:00Z, date.hour-24",
    "2026-12-31T24:00+01:00, date.hour-24",
    "2026-11-20 10:00:00+01:00, date.space-separator",
    "2026-11-20 10:00, date.no-zone",
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
    DateFault fault = DateCheck.fault(text);
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
    String message = DateCheck.message(DateCheck.fault(text), text);
    String shown = message.substring(message.indexOf("; write ") + 8).split(" ")[0];
    assertEquals(mended, shown);
    assertNull(DateCheck.fault(shown));
  }

  @ParameterizedTest
  @CsvSource({
    "2026-02-30, 2026-02 has 28 days",
    "2026-11-31T10:00:00Z, 2026-11 has 30 days",
    "2026-13-01, there is no month 13",
    "2026-00, there is no month 00",
    "2026-01-00, there is no day 00",
    "2026-01-32, there is no day 32",
    "2026-01-02T25:00Z, there is no hour 25",
    "2026-01-02T10:60:00+01:00, there is no minute 60",
    "2026-01-02T10:00:61Z, there is no second 61",
    "2026-01-02T24:00:01Z, there is no time after 24:00",
    "2026-01-02T10:00:00+25:00, it is the offset",
    "2026-01-02T10:00+01:60, it is the offset",
  })
  void messagesSayWhatDoesNotExist(String text, String part) {
    assertEquals(
        '"' + text + "\" contains a day, a time or an offset that does not exist: " + part,
        DateCheck.message(DateCheck.fault(text), text));
  }

  @Test
  void messagesOfAllRulesAreWords() {
    assertEquals(
        "\"2026\" is only a year, which the schema of the protocol does not allow;"
            + " write the day, too",
        DateCheck.message(DateFault.YEAR_ONLY, "2026"));
    assertEquals(
        "\"9999-12-31T24:00:00Z\" has the hour 24, which is 00 of the next day",
        DateCheck.message(DateFault.HOUR_24, "9999-12-31T24:00:00Z"));
    assertEquals(
        "\"20 Nov 26\" has the form of dates in e-mails and RSS feeds; write 2026-11-20",
        DateCheck.message(DateFault.RFC822, "20 Nov 26"));
  }

  /** Texts made of the parts of dates, valid ones among them by the thousand. */
  @Test
  void aDateIsValidIfItIsForTheModel() {
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

  /** Each day of leap years and of others, and the days that do not exist. */
  @ParameterizedTest
  @ValueSource(ints = {1900, 2000, 2024, 2026})
  void theDaysOfAYearAreThoseOfJava(int year) {
    for (int month = 0; month <= 13; month++) {
      for (int day = 0; day <= 32; day++) {
        String text = String.format("%d-%02d-%02d", year, month, day);
        boolean exists = month >= 1 && month <= 12 && day >= 1;
        exists = exists && day <= YearMonth.of(year, month).lengthOfMonth();
        assertEquals(exists ? null : DateFault.IMPOSSIBLE, DateCheck.fault(text), text);
      }
    }
  }

  @Test
  void timesBeginWhenTheyDoInJava() {
    var random = new Random(2);
    for (int i = 0; i < 10_000; i++) {
      OffsetDateTime time =
          Instant.ofEpochSecond(random.nextLong(-62_000_000_000L, 253_000_000_000L), i)
              .atOffset(ZoneOffset.ofTotalSeconds(60 * random.nextInt(-1080, 1081)));
      String text = DateTimeFormatter.ISO_OFFSET_DATE_TIME.format(time);
      assertTrue(W3cDates.isDate(text), text);
      assertEquals(time.toEpochSecond(), W3cDates.epochSecond(text), text);
      assertEquals(time.getNano(), W3cDates.nano(text), text);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "2026, 2026-01-01",
    "2026-11, 2026-11-01",
    "2026-11-20, 2026-11-20",
    "2026-11-20T10:00Z, 2026-11-20T10:00:00Z",
    "2026-11-20T10:00-01:00, 2026-11-20T10:00:00-01:00",
    "2026-11-20T10:00:00.5Z, 2026-11-20T10:00:00.5Z",
  })
  void datesAreExtendedToTheirFirstDayOrSecond(String date, String extended) {
    assertEquals(extended, W3cDates.forSchema(date));
    assertNull(DateCheck.fault(extended));
  }

  private static boolean agrees(String text) {
    Optional<W3cDateTime> date = W3cDateTime.parse(text);
    DateFault fault = DateCheck.fault(text);
    assertEquals(date.isPresent(), fault == null || fault.isValid(), text + ": " + fault);
    if (date.isPresent()) {
      DateFault expected =
          switch (date.get().precision()) {
            case YEAR -> DateFault.YEAR_ONLY;
            case MONTH -> DateFault.YEAR_MONTH;
            case MINUTE -> DateFault.NO_SECONDS;
            case DAY, SECOND, FRACTION -> null;
          };
      boolean large = expected == null || expected == DateFault.NO_SECONDS;
      assertEquals(
          large && text.contains("-18:00") ? DateFault.LARGE_OFFSET : expected, fault, text);
    }
    return date.isPresent();
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
    "2026-11-20T12:00:00.0Z, false",
    "2026-11-20T12:00:00.000000001Z, true",
    "2026-11-20T12:00Z, false",
    "2026-11-20T12:01Z, true",
    "2100-01-01, true",
    "1970-01-01, false",
    "9999-12-31, true",
  })
  void aDateIsOnlyInTheFutureIfItIsInAllZones(String text, boolean future) {
    assertEquals(future, W3cDates.isAfter(text, NOW));
  }

  @Test
  void theQuickAnswerAboutTheFutureIsTheExactOne() {
    for (int hours = -24 * 400; hours < 24 * 40; hours += 5) {
      W3cDateTime time = W3cDateTime.of(NOW.plusSeconds(hours * 3600L));
      assertEquals(time.start().isAfter(NOW), W3cDates.isAfter(time.text(), NOW), time.text());
      W3cDateTime day = W3cDateTime.of(LocalDate.parse(time.text().substring(0, 10)));
      assertEquals(Precision.DAY, day.precision());
      boolean everywhere = day.start().minusSeconds(14 * 3600).isAfter(NOW);
      assertEquals(everywhere, W3cDates.isAfter(day.text(), NOW), day.text());
    }
  }

  private static boolean isUsual(String text) {
    byte[] padded = ("  " + text + "        ").getBytes(ISO_8859_1);
    return W3cDates.isUsual(padded, 2, 2 + text.length());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "2026-11-20",
        "2024-02-29",
        "2026-11-20T10:00:00Z",
        "2026-11-20T23:59:59+13:59",
        "2026-12-31T00:00:00-05:30"
      })
  void mostDatesAreUsual(String text) {
    assertTrue(isUsual(text));
  }

  @Test
  void usualDatesHaveNoFault() {
    var random = new Random(1);
    String characters = "0123456789012345678901234567890123459-:TZ+. /";
    String[] forms = {"2024-02-29", "2026-11-20T10:00:00Z", "2026-09-30T23:59:59+13:59"};
    int usual = 0;
    for (int i = 0; i < 300_000; i++) {
      var text = new StringBuilder(forms[random.nextInt(forms.length)]);
      for (int change = random.nextInt(4); change >= 0; change--) {
        char c = characters.charAt(random.nextInt(characters.length()));
        text.setCharAt(random.nextInt(text.length()), c);
      }
      if (isUsual(text.toString())) {
        usual++;
        assertNull(W3cDates.fault(text.toString()), text.toString());
      }
    }
    assertTrue(usual > 10_000);
  }
}

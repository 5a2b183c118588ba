package io.github.sitemaptoolkit.validator.value;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Locale;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LanguagesTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "en",
        "de",
        "en-GB",
        "en-gb",
        "es-MX",
        "zh-Hant",
        "zh-hans",
        "zh-Hant-TW",
        "sr-Latn-rs",
        "fr-CA",
        "ca",
        "uk",
        "se",
        "no",
        "nb",
        "x-default"
      })
  void tagsThatGoogleReadsHaveNoFault(String tag) {
    assertNull(Languages.fault(tag));
  }

  @ParameterizedTest
  @CsvSource({
    "EN, en",
    "en-Gb, en-GB",
    "EN-US, en-US",
    "EN-us, en-US",
    "zh-HANT, zh-Hant",
    "ZH-hant-tw, zh-Hant-TW",
    "X-Default, x-default",
  })
  void onlyTheCaseIsUnusual(String tag, String usual) {
    ValueFault fault = Languages.fault(tag);
    assertTrue(fault.caseOnly());
    assertEquals('"' + tag + "\" is usually written " + usual, fault.message());
    assertNull(Languages.fault(usual));
  }

  @ParameterizedTest
  @CsvSource({
    "en_US, has an underscore instead of a hyphen, en-US",
    "en_uk, has an underscore instead of a hyphen, en-GB",
    "zh_Hant_TW, has an underscore instead of a hyphen, zh-Hant-TW",
    "x_default, has an underscore instead of a hyphen, x-default",
    "en-UK, 'has \"UK\", which is not a country of ISO 3166-1', en-GB",
    "en-USA, 'has \"USA\", which is not a country of ISO 3166-1', en-US",
    "my-BU, 'has \"BU\", which is not a country of ISO 3166-1', my-MM",
    "us-en, has the country before the language, en-US",
    "sr-RS-Latn, has the country before the script, sr-Latn-RS",
    "jp, 'is a country without a language; the language comes first, as in en-JP', ja",
    "jp-JP, 'has \"jp\", which is not a language of ISO 639-1', ja-JP",
    "eng, 'has a language of three letters; search engines read those of ISO 639-1, which have two', en",
  })
  void messagesSayWhatToWriteAndThatIsClean(String tag, String words, String better) {
    ValueFault fault = Languages.fault(tag);
    assertFalse(fault.caseOnly() || fault.replaced());
    assertEquals('"' + tag + "\" " + words + "; write " + better, fault.message());
    assertNull(Languages.fault(better));
  }

  @ParameterizedTest
  @CsvSource({
    "es-419, es",
    "en-001, en",
    "zh-Hant-030, zh-Hant",
    "fil, tl",
    "fil-PH, tl-PH",
    "cmn, zh",
    "cmn-CN, zh-CN",
    "iw, he",
    "IW-il, he-il",
    "in, id",
  })
  void registeredTagsHaveAReplacement(String tag, String better) {
    ValueFault fault = Languages.fault(tag);
    assertTrue(fault.replaced(), fault::message);
    assertTrue(fault.message().endsWith("; write " + better), fault::message);
    assertNull(Languages.fault(better));
  }

  @Test
  void whiteSpaceAroundATagIsNoPartOfIt() {
    ValueFault fault = Languages.faultOfAttribute(" en ");
    assertTrue(fault.replaced());
    assertEquals("\" en \" has white space around it; write en", fault.message());
    assertEquals(Languages.fault("en_US"), Languages.faultOfAttribute(" en_US"));
    assertNull(Languages.faultOfAttribute("en"));
  }

  @Test
  void oldCodeOfALanguageIsNotTakenForACountry() {
    assertEquals(
        "\"in\" has \"in\", the old code of a language; write id", Languages.fault("in").message());
  }

  @ParameterizedTest
  @CsvSource({
    "us, 'is a country without a language; the language comes first, as in en-US'",
    "en-EU, 'has \"EU\", which is not a country of ISO 3166-1'",
    "en-UN, 'has \"UN\", which is not a country of ISO 3166-1'",
    "sr-YU, 'has \"YU\", which is not a country of ISO 3166-1'",
    "es-LATAM, 'has \"LATAM\", which is not a country of ISO 3166-1'",
    "en-en, 'has \"en\", which is not a country of ISO 3166-1'",
    "zh-Chin, 'has \"Chin\" where a script of ISO 15924 is expected, such as Hant'",
    "xx, 'does not begin with a language of ISO 639-1, such as en'",
    "default, 'does not begin with a language of ISO 639-1, such as en'",
    "'', 'does not begin with a language of ISO 639-1, such as en'",
    "english, 'does not begin with a language of ISO 639-1, such as en'",
    "en-US-GB, has two countries",
    "en-, 'has \"\", which is not a country of ISO 3166-1'",
    "de-DE-1996, 'has \"1996\" where a script of ISO 15924 is expected, such as Hant'",
    "'en,de', 'does not begin with a language of ISO 639-1, such as en'",
  })
  void whatCannotBeMendedIsExplained(String tag, String words) {
    ValueFault fault = Languages.fault(tag);
    assertFalse(fault.caseOnly() || fault.replaced());
    assertEquals('"' + tag + "\" " + words, fault.message());
  }

  @Test
  void theLanguagesOfJavaAreKnown() {
    for (String code : Locale.getISOLanguages()) {
      boolean old =
          code.equals("iw") || code.equals("in") || code.equals("ji") || code.equals("mo");
      if (code.length() == 2) {
        assertEquals(old, Languages.fault(code) != null, code);
      }
    }
  }

  @Test
  void hostileTextsDoNoHarm() {
    String[] parts = {
      "en", "-", "_", "us", "Hant", "419", "x", "default", "\u0130", "\u00DF", " ", "aaa", "fil"
    };
    var random = new Random(1);
    for (int i = 0; i < 5_000; i++) {
      var tag = new StringBuilder();
      for (int j = random.nextInt(7); j > 0; j--) {
        tag.append(parts[random.nextInt(parts.length)]);
      }
      assertDoesNotThrow(() -> Languages.fault(tag.toString()), () -> "tag: " + tag);
      assertDoesNotThrow(() -> Countries.fault(tag.toString()), () -> "list: " + tag);
      assertDoesNotThrow(() -> Currencies.fault(tag.toString()), () -> "code: " + tag);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"sq-XK", "sr-xk", "sr-Latn-XK"})
  void theCodeOfKosovoIsKnownToFew(String tag) {
    ValueFault fault = Languages.fault(tag);
    assertTrue(fault.replaced());
    assertTrue(fault.message().contains("user-assigned"), fault.message());
    assertFalse(Languages.fault("xx-XK").replaced());
  }
}

package io.github.sitemaptoolkit.validator.value;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LanguageCodesTest {

  private static final List<String> CHINESE = List.of("zh-cn", "zh-tw");

  private static ValueFault fault(String code) {
    return LanguageCodes.fault(code, CHINESE);
  }

  @ParameterizedTest
  @ValueSource(strings = {"en", "zh-cn", "zh-tw", "eng", "deu", "ger", "fil", "cmn", "gsw"})
  void codesOfLanguagesHaveNoFault(String code) {
    assertNull(fault(code));
  }

  @ParameterizedTest
  @ValueSource(strings = {"zzz", "qqq", "xx", "english", "e", "é", "12", "--"})
  void whatIsNoLanguageIsWrong(String code) {
    ValueFault fault = fault(code);
    assertFalse(fault.caseOnly() || fault.replaced());
    assertEquals(
        '"' + code + "\" is not a language of ISO 639, such as en",
        fault
            .message()
            .replace("has more than a language", "is not a language of ISO 639, such as en"));
  }

  @ParameterizedTest
  @CsvSource({
    "en-US, en",
    "en_GB, en",
    "pt-br, pt",
    "zh-Hans, zh-cn",
    "zh-Hant-HK, zh-tw",
    "zh-hk, zh-tw",
    "zh-sg, zh-cn",
    "jp, ja"
  })
  void messagesSayWhatToWriteAndThatIsClean(String code, String better) {
    ValueFault fault = fault(code);
    assertFalse(fault.caseOnly() || fault.replaced());
    assertTrue(fault.message().endsWith("; write " + better), fault.message());
    assertNull(fault(better));
  }

  @ParameterizedTest
  @CsvSource({"EN, en", "zh-CN, zh-cn", "Eng, eng"})
  void onlyTheCaseIsUnusual(String code, String better) {
    ValueFault fault = fault(code);
    assertTrue(fault.caseOnly());
    assertEquals('"' + code + "\" is usually written " + better, fault.message());
  }

  @Test
  void oldCodesAreReplaced() {
    ValueFault fault = fault("iw");
    assertTrue(fault.replaced());
    assertEquals("\"iw\" is an old code; write he", fault.message());
  }

  /** Google's page on news asks for one of the two. */
  @Test
  void chineseSaysWhich() {
    assertTrue(LanguageCodes.fault("zh", List.of("zh-cn", "zh-tw")).message().contains("zh-cn"));
    assertNull(LanguageCodes.fault("zh", List.of()));
  }
}

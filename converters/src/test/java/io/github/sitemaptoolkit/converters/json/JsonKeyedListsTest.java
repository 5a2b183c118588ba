package io.github.sitemaptoolkit.converters.json;

import static io.github.sitemaptoolkit.converters.json.Documents.context;
import static io.github.sitemaptoolkit.converters.json.Documents.read;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.converters.option.JsonInputOptions;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Objects whose members are entries, as Firebase exports them. */
class JsonKeyedListsTest {

  private static final String ONE = "{\"loc\":\"https://example.com/1\"}\n";
  private static final String TWO = ONE + "{\"loc\":\"https://example.com/2\"}\n";

  private static Documents of(String text) throws IOException {
    return read(text.replace('\'', '"'));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{'-K0':{'url':'https://example.com/1'},'-K1':{'url':'https://example.com/2'}}",
        "{'-K0':{'url':'https://example.com/1'},'-K1':null,'-K2':{'url':'https://example.com/2'}}",
        "{'v':3,'pages':{'a':{'url':'https://example.com/1'},'b':{'url':'https://example.com/2'}}}",
        "{'users':{'u':{'name':'A'},'v':{'name':'B'}},"
            + "'pages':{'a':{'url':'https://example.com/1'},'b':{'url':'https://example.com/2'}}}",
        "{'tags':[{'name':'x'}],"
            + "'pages':{'a':{'url':'https://example.com/1'},'b':{'url':'https://example.com/2'}}}",
        "{'pages':{'/1.html':{'url':'https://example.com/1'},'/2':{'url':'https://example.com/2'}}}",
        "{'a':{'loc':'https://example.com/1'},'b':{'loc':'https://example.com/2'}}",
        "{'a':{'url':'https://example.com/1','tags':[{'name':'x'}]},"
            + "'b':{'url':'https://example.com/2','tags':[{'name':'y'}]}}",
        "{'a':{'data':{'url':'https://example.com/1'}},'b':{'data':{'url':'https://example.com/2'}}}"
      })
  void membersOfOneKindAreEntries(String text) throws IOException {
    Documents document = of(text);

    assertEquals(TWO, document.lines());
    assertNull(document.end());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{'page':{'url':'https://example.com/1','title':'A','text':'B'},"
            + "'author':{'url':'https://a.example','name':'C','mail':'D'}}",
        "{'page':{'url':'https://example.com/1'},'status':'ok'}",
        "{'page':{'url':'https://example.com/1'},'config':{'debug':true}}",
        "{'page':{'url':'https://example.com/1'},"
            + "'links':{'self':{'href':'https://a.example/1'},'next':{'href':'https://a.example/2'}}}",
        "{'url':'https://example.com/1','author':{'url':'https://a.example'},"
            + "'publisher':{'url':'https://b.example'}}",
        "{'site':{'url':'https://a.example'},"
            + "'query':{'url':'https://b.example','items':[{'url':'https://example.com/1'}]}}",
        "{'_links':{'self':{'href':'https://a.example/1'},'up':{'href':'https://a.example/2'}},"
            + "'page':{'url':'https://example.com/1'}}",
        "{'thumbnails':{'small':{'url':'https://a.example/s.jpg'},"
            + "'large':{'url':'https://a.example/l.jpg'}},'page':{'url':'https://example.com/1'}}"
      })
  void objectsOfDifferentKindsAreNoList(String text) throws IOException {
    assertEquals(ONE, of(text).lines());
  }

  @Test
  void membersThatAreNoEntriesAreLeftOutWithAProblem() throws IOException {
    Documents document =
        of(
            "{'pages':{'a':{'url':'https://example.com/1'},'b':{'url':'https://example.com/2'},\n"
                + "'c':{'name':'x'}}}");

    assertEquals(TWO, document.lines());
    assertTrue(document.codes().contains("loc.missing"), document.problems().toString());
    assertTrue(
        document.problems().stream().anyMatch(it -> it.startsWith("2:5 loc.missing")),
        document.problems().toString());
  }

  @Test
  void membersWithoutUrlsAreEntriesIfAskedFor() throws IOException {
    Documents refused =
        read(
            "{\"links\":{\"a\":{\"slug\":\"1\"},\"b\":{\"slug\":\"2\"}}}",
            context().with(JsonInputOptions.DEFAULTS.withItems("links")));

    assertNotNull(refused.end());
    assertTrue(
        refused.end().message().endsWith("The items have \"slug\""), refused.end().message());
  }

  @Test
  void twoKeyedListsAreNotGuessed() throws IOException {
    Documents refused =
        of(
            "{'y1':{'a':{'url':'https://example.com/1'},'b':{'url':'https://example.com/2'}},"
                + "'y2':{'c':{'url':'https://example.com/3'},'d':{'url':'https://example.com/4'}}}");

    assertNotNull(refused.end());
    assertEquals(
        "cannot tell which list holds the entries; choose one of \"y1\", \"y2\" (--items)",
        refused.end().message());
  }

  @Test
  void entriesBehindTheBeginningAreRead() throws IOException {
    String large = "x".repeat(1 << 20);
    Documents document =
        of(
            "{'a':{'url':'https://example.com/1','text':'"
                + large
                + "'},'b':{'url':'https://example.com/2'}}");

    assertEquals(TWO, document.lines());
  }

  @Test
  void aListThatEndsInTheMiddleIsReadAsFarAsItGoes() throws IOException {
    Documents document =
        of("{'a':{'url':'https://example.com/1'},'b':{'url':'https://example.com/2'},'c':{'u");

    assertEquals(TWO, document.lines());
    assertNotNull(document.end());
    assertEquals("doc.truncated", document.end().code());
  }

  @Test
  void whatFollowsAKeyedListIsReported() throws IOException {
    Documents document =
        of(
            "{'a':{'url':'https://example.com/1'},'b':{'url':'https://example.com/2'}}\n"
                + "{'c':{'url':'https://example.com/3'}}");

    assertEquals(TWO, document.lines());
    assertEquals(List.of("json.trailing-content"), document.codes());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "[{'links':{'self':{'href':'https://a.example/api/1'}},'link':'https://example.com/1'}]",
        "{'data':[{'links':{'self':'https://a.example/api/1'},"
            + "'attributes':{'path':'https://example.com/1'}}]}",
        "{'_embedded':{'pages':[{'_links':{'self':{'href':'https://a.example/api/1'}},"
            + "'web':'https://example.com/1'}]}}",
        "{'value':[{'@odata.id':'https://a.example/api/1','web':'https://example.com/1'}]}",
        "[{'@id':'https://a.example/api/1','web':'https://example.com/1'}]",
        "[{'self':'https://a.example/api/1','web':'https://example.com/1'}]"
      })
  void addressesOfTheInterfaceAreNoPages(String text) throws IOException {
    assertEquals(ONE, of(text).lines());
  }

  @Test
  void itemsWithAddressesOfTheInterfaceAloneHaveNoPages() throws IOException {
    Documents refused =
        of("{'data':[{'slug':'a','links':{'self':{'href':'https://a.example/api/1'}}}]}");

    assertNotNull(refused.end());
    assertEquals("csv.no-url-column", refused.end().code());
    assertTrue(refused.end().message().startsWith("no member contains web addresses of pages,"));
  }

  @Test
  void linksThatRepeatThePageAreNoLoss() throws IOException {
    Documents document =
        of(
            "[{'url':'https://example.com/1','og':{'url':'https://example.com/1'},"
                + "'meta':{'canonical':'https://example.com/1'}}]");

    assertEquals(ONE, document.lines());
    assertTrue(
        document.problems().stream().noneMatch(problem -> problem.contains("dropped")),
        document.problems().toString());
  }

  @Test
  void membersOfOneMeaningAreOneMessage() throws IOException {
    Documents document =
        of(
            "[{'url':'https://example.com/1','modified':'2026','updated':'2025','updated_at':'2024'}]");

    assertTrue(
        document
            .problems()
            .contains(
                "0:0 csv.duplicate-column the members \"updated\", \"updated_at\" mean the same as"
                    + " others; they are left out"),
        document.problems().toString());
  }
}

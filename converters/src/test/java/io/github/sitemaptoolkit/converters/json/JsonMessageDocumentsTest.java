package io.github.sitemaptoolkit.converters.json;

import static io.github.sitemaptoolkit.converters.json.Documents.read;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Answers that are messages: the addresses in them are no pages. */
class JsonMessageDocumentsTest {

  private static final String PAGE = "{\"loc\":\"https://example.com/1\"}\n";

  private static Documents of(String text) throws IOException {
    return read(text.replace('\'', '"'));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{'error':{'message':'Invalid token','help':'https://example.com/auth'}}",
        "{'error':'not_found','url':'https://example.com/help'}",
        "{'errors':[{'message':'x','url':'https://example.com/x'}],'data':null}",
        "{'success':false,'url':'https://example.com/login'}",
      })
  void anErrorIsRefused(String document) throws IOException {
    Documents read = of(document);
    assertEquals("", read.lines());
    assertEquals("json.error", Objects.requireNonNull(read.end()).code());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{'message':'Not Found','documentation_url':'https://example.com/rest'}",
        "{'code':20003,'message':'x','more_info':'https://example.com/20003'}",
      })
  void aSingleObjectWithoutANameForThePageIsRefused(String document) throws IOException {
    Documents read = of(document);
    assertEquals("", read.lines());
    assertTrue(Objects.requireNonNull(read.end()).message().contains("--map '"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{'error':null,'errors':[],'success':true,'items':[{'url':'https://example.com/1'}]}",
        "{'error':{'code':'ok','message':'','log_id':'7'},'items':[{'url':'https://example.com/1'}]}",
        "{'error':0,'items':[{'url':'https://example.com/1'}]}",
      })
  void noErrorIsNone(String document) throws IOException {
    assertEquals(PAGE, of(document).lines());
    assertTrue(of(document).problems().stream().noneMatch(it -> it.contains("json.error")));
  }

  @Test
  void aListBesideAnErrorIsReadAndMayBeIncomplete() throws IOException {
    Documents read =
        of("{'errors':[{'message':'timeout'}],'data':{'pages':[{'url':'https://example.com/1'}]}}");
    assertEquals(PAGE, read.lines());
    assertTrue(
        read.problems().stream().anyMatch(it -> it.contains("json.error the document has an")));
  }

  @Test
  void theErrorOfALineIsThatOfItsPage() throws IOException {
    String lines =
        "{'url':'https://example.com/1','error':'timeout'}\n{'url':'https://example.com/1'}\n";
    assertEquals(PAGE + PAGE, of(lines).lines());
  }

  @Test
  void theAddressOfAnAuthorIsNoPage() throws IOException {
    Documents article =
        of("{'mainEntityOfPage':'https://example.com/1','author':{'url':'https://example.com/x'}}");
    assertEquals(PAGE, article.lines());
    assertNotNull(of("[{'headline':'A','author':{'url':'https://example.com/x'}}]").end());
  }

  @Test
  void furtherUrlsOfAnItemAreMissing() throws IOException {
    Documents read = of("[{'url':['https://example.com/1','https://example.com/2']}]");
    assertEquals(PAGE, read.lines());
    assertTrue(
        read.problems().get(0).contains("the item has 2 urls; only the first is read"),
        read.problems().get(0));
  }
}

package io.github.sitemaptoolkit.converters.json;

import static io.github.sitemaptoolkit.converters.json.Documents.context;
import static io.github.sitemaptoolkit.converters.json.Documents.read;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import io.github.sitemaptoolkit.converters.option.JsonInputOptions;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Where the entries of a document are found. */
class JsonItemsTest {

  private static final String ONE = "{\"loc\":\"https://example.com/1\"}\n";
  private static final String TWO = ONE + "{\"loc\":\"https://example.com/2\"}\n";

  /** Behind the rows that are looked at first, each new column costs the same. */
  @Test
  void aMemberOfItsOwnCostsTheSameHoweverManyItemsHaveOne() throws IOException {
    allocated(3800); // loads classes
    long few = allocated(2200) - allocated(1400);
    long many = allocated(3800) - allocated(3000);
    assertTrue(many < 1.5 * few, () -> few + " bytes for 800 items, later " + many);
  }

  private static long allocated(int items) throws IOException {
    var text = new StringBuilder("[");
    for (int i = 0; i < items; i++) {
      text.append("{\"url\":\"https://example.com/").append(1000 + i);
      text.append("\",\"m").append(1000 + i).append("\":1},");
    }
    String document = text.append("{}]").toString();
    var threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long before = threads.getCurrentThreadAllocatedBytes();
    read(document);
    return threads.getCurrentThreadAllocatedBytes() - before;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "['https://example.com/1','https://example.com/2']",
        "{'urls':['https://example.com/1','https://example.com/2'],'total':2}",
        "{'Links':['https://example.com/1','https://example.com/2']}",
        "{'result':{'pages':['https://example.com/1','https://example.com/2']},'ok':true}",
        "{'url':'https://api.example/','data':['https://example.com/1','https://example.com/2']}",
        "{'tags':[{'name':'x'}],'urls':['https://example.com/1','https://example.com/2']}"
      })
  void aListOfUrlsIsFoundAtAnyDepth(String text) throws IOException {
    Documents document = read(text.replace('\'', '"'));

    assertEquals(TWO, document.lines());
    assertNull(document.end());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{'url':'https://example.com/1','pages':12}",
        "{'url':'https://example.com/1','pages':['a','b']}",
        "{'url':'https://example.com/1','documents':[{'name':'x'}]}",
        "{'url':'https://example.com/1','documents':[{'name':'x','author':{'url':'https://a.example'}}]}",
        "{'documents':[],'pages':12,'url':'https://example.com/1'}",
        "{'url':'https://example.com/1','see':['https://example.com/x','https://example.com/y']}"
      })
  void anArticleWhoseListsHoldNoUrlsIsAnArticle(String text) throws IOException {
    Documents document = read(text.replace('\'', '"'));

    assertEquals(ONE, document.lines());
    assertNull(document.end());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{'url':'https://api.example/','items':[{'fields':{'url':'https://example.com/1'}}]}",
        "{'link':'https://api.example/','edges':[{'node':{'link':'https://example.com/1'}}]}"
      })
  void aListWhoseUrlsAreWrappedIsStillTheList(String text) throws IOException {
    assertEquals(ONE, read(text.replace('\'', '"')).lines());
  }

  @Test
  void theListAroundRelativeUrlsIsStillTheList() throws IOException {
    assertEquals(
        ONE,
        read(
                "{\"url\":\"https://api.example/\",\"items\":[{\"url\":\"/1\"}]}",
                context().withBase("https://example.com/"))
            .lines());
  }

  @Test
  void anEmptyPathIsTheDocumentItself() throws IOException {
    assertEquals(
        ONE,
        read(
                "{\"url\":\"https://example.com/1\",\"items\":[{\"url\":\"https://example.com/2\"}]}",
                context().with(JsonInputOptions.DEFAULTS.withItems("")))
            .lines());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{'db':[{'meta':{'version':'5'},'data':{'posts':[{'url':'https://example.com/1'},{'url':'https://example.com/2'}],'tags':[{'url':'https://example.com/t'}]}}]}",
        "{'db':[{'data':{'posts':[{'url':'https://example.com/1'}]}},{'data':null},{},{'data':{'posts':[{'url':'https://example.com/2'}]}}]}",
        "{'db':{'data':[[{'posts':{'url':'https://example.com/1'}}],[{'posts':{'url':'https://example.com/2'}},7]]}}",
        "[{'db':{'data':{'posts':[{'url':'https://example.com/1'}]}}},{'db':[{'data':{'posts':[{'url':'https://example.com/2'}]}}]}]",
      })
  void aPathGoesThroughArrays(String text) throws IOException {
    Documents document =
        read(
            text.replace('\'', '"'),
            context().with(JsonInputOptions.DEFAULTS.withItems("db.data.posts")));

    assertEquals(TWO, document.lines());
    assertNull(document.end());
  }

  @Test
  void aSecondListInOneElementOfAnArrayIsNotLeftOutSilently() throws IOException {
    Documents document =
        read(
            "{\"db\":[{\"posts\":[{\"url\":\"https://example.com/1\"}],\n\"posts\":[{\"url\":\"https://example.com/x\"}]},{\"posts\":[{\"url\":\"https://example.com/2\"}]}]}",
            context().with(JsonInputOptions.DEFAULTS.withItems("db.posts")));

    assertEquals(TWO, document.lines());
    assertEquals(List.of("json.duplicate-key"), document.codes());
  }

  @Test
  void twoListsAreNotGuessed() throws IOException {
    Documents refused =
        read(
            "{\"urls\":[\"https://example.com/1\"],\"posts\":[{\"url\":\"https://example.com/2\"}]}");

    assertNotNull(refused.end());
    assertEquals(
        "cannot tell which list holds the entries; choose one of \"urls\", \"posts\" (--items)",
        refused.end().message());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{'items':[{'url':'https://example.com/1'}],'items':[{'url':'https://example.com/2'}]}",
        "{'a':{'items':[{'url':'https://example.com/1'}]},'a':{'items':[{'url':'https://example.com/2'}]}}"
      })
  void aSecondListOfOneNameIsNotLeftOutSilently(String text) throws IOException {
    Documents document = read(text.replace('\'', '"').replace("},'", "},\n'"));

    assertEquals(ONE, document.lines());
    assertEquals(List.of("json.duplicate-key"), document.codes());
  }

  @Test
  void aLinkIsPreferredToARelativeUri() throws IOException {
    assertEquals(
        ONE,
        read("{\"data\":[{\"uri\":\"/videos/1\",\"link\":\"https://example.com/1\",\"user\":{\"link\":\"https://example.com/a\"}}]}")
            .lines());
  }

  @Test
  void aUrlIsNotAnElementWithoutText() throws IOException {
    Documents document =
        read("[{\"url\":\"https://example.com/1\",\"video\":\"https://example.com/v.mp4\"}]");

    assertEquals(ONE, document.lines());
    assertEquals(List.of("csv.about", "csv.incomplete-film"), document.codes());
  }
}

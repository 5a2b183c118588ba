package io.github.sitemaptoolkit.converters.json;

import static io.github.sitemaptoolkit.converters.json.Documents.context;
import static io.github.sitemaptoolkit.converters.json.Documents.read;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.format.Context;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Lists that are one page of several. */
class JsonPagingTest {

  private static final String ITEMS = "'items':[{'url':'https://example.com/1'}]";

  private static Documents of(String text) throws IOException {
    return read(text.replace('\'', '"'));
  }

  private static List<String> found(String text) throws IOException {
    return of(text).problems().stream()
        .filter(problem -> problem.contains("json.next-page"))
        .map(problem -> problem.replaceFirst("^\\S+ \\S+ ", ""))
        .toList();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "'next':'https://a.example/?page=2'|another page follows this one|next",
        "'next_url':'/?page=2'|another page follows this one|next_url",
        "'nextPageToken':'CAUQAA','pageInfo':{'totalResults':200}|the document has 1 of 200 entries|nextPageToken",
        "'next_page':2,'page':1,'total_pages':40|the document is page 1 of 40|next_page",
        "'meta':{'pagination':{'page':1,'pages':40,'next':2}}|the document is page 1 of 40|meta.pagination.next",
        "'links':{'self':'https://a.example/','next':{'href':'https://a.example/?page=2'}}|another page follows this one|links.next.href",
        "'_links':{'next':{'href':'https://a.example/?page=2'}},'page':{'number':0,'totalPages':3}|the document is page 1 of 3|_links.next.href",
        "'paging':{'next':{'after':'100'}}|another page follows this one|paging.next.after",
        "'@odata.nextLink':'https://a.example/?$skip=1','@odata.count':300|the document has 1 of 300 entries|@odata.nextLink",
        "'hydra:view':{'hydra:next':'/?page=2'}|another page follows this one|hydra:view.hydra:next",
        "'has_more':true|another page follows this one|has_more",
        "'last':false|another page follows this one|last",
        "'offset':'itr1/rec2'|another page follows this one|offset",
        "'continue':{'apcontinue':'B','continue':'-'}|another page follows this one|continue.apcontinue",
        "'total':120,'skip':0,'limit':100|the document has 1 of 120 entries|total",
        "'meta':{'pagination':{'page':1,'pageSize':25,'pageCount':3}}|the document is page 1 of 3|meta.pagination.pageCount",
        "'meta':{'pagination':{'start':0,'limit':25,'total':70}}|the document has 1 of 70 entries|meta.pagination.total",
        "'nbHits':500,'page':0,'nbPages':25|the document is page 1 of 25|nbPages",
        "'after':'t3_x'|another page follows this one|after",
        "'pageToken':'BE4'|another page follows this one|pageToken",
        "'search_criteria':{'page_size':100,'current_page':2},'total_count':2046|the document has 1 of 2,046 entries|total_count"
      })
  void aNextPageIsReportedAsMissing(String members, String found, String by) throws IOException {
    String message = found + ", as \"" + by + "\" says; the entries of other pages are missing";
    assertEquals(List.of(message), found("{" + members + "," + ITEMS + "}"));
    assertEquals(List.of(message), found("{" + ITEMS + "," + members + "}"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{'data':{'posts':{'edges':[{'node':{'url':'https://example.com/1'}}],'pageInfo':{'hasNextPage':true}}}}",
        "{'data':{'pages':[{'url':'https://example.com/1'}],'pagesConnection':{'pageInfo':{'hasNextPage':true}}}}",
        "{'data':{'pages':[{'url':'https://example.com/1'}],'pages_aggregate':{'aggregate':{'count':9}}}}",
        "{'hits':{'total':{'value':1000},'hits':[{'_source':{'url':'https://example.com/1'}}]}}",
        "{'pages':{'a':{'url':'https://example.com/1'},'b':{'url':'https://example.com/2'}},'next':'x'}",
        "{'next':'x','items':[{'loc':'https://example.com/1'}]}"
      })
  void aNextPageIsFoundAroundAnyList(String text) throws IOException {
    assertEquals(1, found(text).size());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "'next':null,'total':120",
        "'next':''",
        "'next':false",
        "'next':[]",
        "'next':'https://a.example/','self':'https://a.example/'",
        "'links':{'next':{'href':'https://a.example/'},'self':{'href':'https://a.example/'}}",
        "'links':[{'rel':'self','href':'https://a.example/'},{'rel':'next','href':'https://a.example/'}]",
        "'meta':{'pagination':{'page':40,'pages':40,'next':null}}",
        "'page':40,'total_pages':40,'total':4000",
        "'page':{'number':2,'totalPages':3}",
        "'page':24,'nbPages':25",
        "'total':1",
        "'total':101,'skip':100,'limit':100",
        "'total_count':101,'current_page':2,'page_size':100",
        "'pageInfo':{'hasNextPage':false},'totalCount':40",
        "'last':true,'total':40",
        "'total':'all','limit':99999999999999999999,'page':1e3",
        "'meta':{'x':{'next':'y'}}"
      })
  void theLastPageIsNotReported(String members) throws IOException {
    assertEquals(List.of(), found("{" + members + "," + ITEMS + "}"));
    assertEquals(List.of(), found("{" + ITEMS + "," + members + "}"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{'url':'https://example.com/1','next':'https://example.com/2'}",
        "{'page':{'url':'https://example.com/1'},'next':'https://example.com/2'}",
        "[{'url':'https://example.com/1','next':'https://example.com/2'}]"
      })
  void anArticleMayNameTheNextArticle(String text) throws IOException {
    assertEquals(List.of(), found(text));
  }

  @Test
  void aNextPageHasItsPlaceAndIsAPartThatIsMissing() throws IOException {
    Context context = context();
    Documents document =
        read("{\"next\":\n \"x\",\"items\":[{\"url\":\"https://example.com/1\"}]}", context);

    assertTrue(
        document.problems().stream().anyMatch(it -> it.startsWith("2:2 json.next-page ")),
        document.problems().toString());
  }

  @Test
  void aFeedIsNotIncomplete() throws IOException {
    Documents document =
        of(
            "{'version':'https://jsonfeed.org/version/1.1','next_url':'https://example.com/2.json',"
                + ITEMS
                + "}");

    assertEquals("{\"loc\":\"https://example.com/1\"}\n", document.lines());
    assertTrue(document.codes().contains("json.next-page"), document.problems().toString());
    assertFalse(document.problems().toString().contains("missing"));
  }
}

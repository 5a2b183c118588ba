package io.github.sitemaptoolkit.converters.csv;

import static io.github.sitemaptoolkit.converters.csv.Tables.URL;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.sitemaptoolkit.ext.image.Image;
import io.github.sitemaptoolkit.model.UrlEntry;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Tables in which a product has several rows. */
class ProductRowsTest {

  private static final String HEADER = "Handle,Title,URL,Image_URL,Image_Title";

  private final Tables csv = new Tables();

  private List<String> read(String... rows) {
    String table = HEADER + '\n' + String.join("\n", rows) + '\n';
    return csv.read(table.replace("*", URL)).stream().map(ProductRowsTest::shown).toList();
  }

  private static String shown(UrlEntry entry) {
    return (entry.loc()
            + entry.extensions(Image.class).stream()
                .map(image -> " " + image.loc() + "=" + image.title())
                .collect(Collectors.joining()))
        .replace(URL, "*");
  }

  @Test
  void picturesInRowsOfTheirOwnBelongToTheirProduct() {
    assertEquals(
        List.of("*ski *1.jpg=A *2.jpg=null *3.jpg=C", "*wax *4.jpg=D"),
        read(
            "ski,Ski,*ski,*1.jpg,A",
            "ski,,,*2.jpg,",
            "ski,,,,",
            "ski,,,*3.jpg,C",
            "wax,Wax,*wax,*4.jpg,D"));
    assertEquals(0, csv.codes().stream().filter("loc.missing"::equals).count());
  }

  @Test
  void aProductWithoutAPictureOfItsOwnHasThoseOfItsRows() {
    assertEquals(List.of("*ski *2.jpg=B"), read("ski,Ski,*ski,,", "ski,,,*2.jpg,B"));
  }

  @Test
  void aRowWithATitleOrAUrlIsAProductOfItsOwn() {
    assertEquals(
        List.of("*ski *1.jpg=A", "*ski2 *2.jpg=B", "*ski3 *3.jpg=C"),
        read("ski,Ski,*ski,*1.jpg,A", "ski,Ski 2,*ski2,*2.jpg,B", "ski,,*ski3,*3.jpg,C"));
  }

  @Test
  void aRowOfAnotherHandleIsNoPartOfAProduct() {
    assertEquals(List.of("*ski *1.jpg=A"), read("ski,Ski,*ski,*1.jpg,A", "wax,,,*2.jpg,"));
    assertEquals(1, csv.codes().stream().filter("loc.missing"::equals).count());
  }
}

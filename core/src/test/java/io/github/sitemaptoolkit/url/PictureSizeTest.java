package io.github.sitemaptoolkit.url;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PictureSizeTest {

  @ParameterizedTest
  @CsvSource({
    "https://e.com/a-300x200.jpg, http://e.com/a.jpg",
    "https://e.com/a_1024x1024.jpg?v=1, https://e.com/a.jpg?v=1&width=300",
    "https://e.com/a_x200.jpg, https://e.com/a.jpg",
    "https://e.com/a_530x@2x.jpg, https://e.com/a@2x.jpg",
    "https://e.com/a.jpg?w=300&h=200#x, https://e.com/a.jpg",
    "https://e.com/a.jpg?resize=300%2C200&ssl=1, https://e.com/a.jpg?fit=10,20",
    "https://e.com/a.jpg?format=1500w, https://e.com/a.jpg",
    "https://1.bp.blogspot.com/-x/s72-c/a.jpg, https://1.bp.blogspot.com/-x/w640-h480/a.jpg",
    "https://blogger.googleusercontent.com/a=s72-c, https://blogger.googleusercontent.com/a",
    "'https://m.org/iiif/2/x/full/600,/0/default.jpg', https://m.org/iiif/2/x/full/max/0/default.jpg",
    "https://cdn-images-1.medium.com/max/1024/a.png, https://cdn-images-1.medium.com/a.png",
    "'https://s.com/image/fetch/$s_!x!,w_1456/https%3A%2F%2Fb.com%2Fa.png', https://b.com/a.png",
    "'https://s.com/image/fetch/w_5/https%3A%2F%2Fb.com%2Fa.png', "
        + "'https://s.com/image/fetch/c_fill,h_5/https%3A%2F%2Fb.com%2Fa.png'",
  })
  void sizesOfOnePictureHaveOneKey(String one, String other) {
    assertEquals(PictureSize.withoutSize(one), PictureSize.withoutSize(other));
  }

  @ParameterizedTest
  @CsvSource({
    "https://e.com/a-1.jpg, https://e.com/a-2.jpg",
    "https://e.com/a-3xl.jpg, https://e.com/a.jpg",
    "https://e.com/a@b.jpg, https://e.com/a.jpg",
    "'https://m.org/x/0,0,9,9/600,/0/default.jpg', 'https://m.org/x/full/600,/0/default.jpg'",
    "https://e.com/a.php?id=1, https://e.com/a.php?id=2",
    "https://e.com/a.jpg?h=d2f3, https://e.com/a.jpg?h=9aa1",
    "https://e.com/s72/a.jpg, https://e.com/s320/a.jpg",
    "https://e.com/A.jpg, https://e.com/a.jpg",
    "https://s.com/image/fetch/https%3A%ZZ, https://s.com/image/fetch/https%3A%YY",
  })
  void twoPicturesHaveTwo(String one, String other) {
    assertNotEquals(PictureSize.withoutSize(one), PictureSize.withoutSize(other));
  }
}

package io.github.sitemaptoolkit.pages.internal;

/**
 * Knows the pages that servers show instead of others, by their names: {@code 404.html}, also as
 * {@code 404/index.html} and in the folder of a language. Deeper in a site, a page about an error
 * may have such a name.
 */
final class ErrorPages {

  private ErrorPages() {}

  static boolean isOne(PageFile file) {
    String stem = file.stem();
    int slash = stem.indexOf('/');
    boolean language = slash > 0 && PathLanguages.isLanguage(stem, slash);
    String name = language ? stem.substring(slash + 1) : stem;
    return name.equals("50x") || (name.length() == 3 && isError(name));
  }

  private static boolean isError(String name) {
    char first = name.charAt(0);
    return (first == '4' || first == '5')
        && Character.isDigit(name.charAt(1))
        && Character.isDigit(name.charAt(2));
  }
}

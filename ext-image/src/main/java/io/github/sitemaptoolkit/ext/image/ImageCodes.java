package io.github.sitemaptoolkit.ext.image;

import io.github.sitemaptoolkit.problem.Code;

/** The codes of problems with images. */
final class ImageCodes {

  /** An entry has the same image twice. */
  static final Code DUPLICATE = Code.warning("image.duplicate");

  /** The url of an image is that of the page. */
  static final Code LOC_EQUALS_PAGE = Code.warning("image.loc-equals-page");

  /** An image is on another host than the page. */
  static final Code OTHER_DOMAIN = Code.info("image.other-domain");

  /** An image is http, and its page https. */
  static final Code INSECURE = Code.warning("image.insecure");

  private ImageCodes() {}
}

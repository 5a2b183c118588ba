package io.github.sitemaptoolkit.robustness;

/**
 * What is hostile in a document of XML, whatever kind of document that is.
 *
 * @param prolog what stands before the root element
 * @param attributes what stands in the root's start tag
 * @param text what stands in a text, behind the begin of a url
 * @param child what stands beside the url in its entry
 * @param epilog what stands behind the root element
 */
record Payload(String name, Piece prolog, Piece attributes, Piece text, Piece child, Piece epilog) {

  static Payload prolog(String name, Piece piece, String text) {
    return new Payload(name, piece, Piece.NONE, Piece.of(text), Piece.NONE, Piece.NONE);
  }

  static Payload attributes(String name, Piece piece) {
    return new Payload(name, Piece.NONE, piece, Piece.NONE, Piece.NONE, Piece.NONE);
  }

  static Payload text(String name, Piece piece) {
    return new Payload(name, Piece.NONE, Piece.NONE, piece, Piece.NONE, Piece.NONE);
  }

  static Payload child(String name, Piece piece) {
    return new Payload(name, Piece.NONE, Piece.NONE, Piece.NONE, piece, Piece.NONE);
  }

  static Payload epilog(String name, Piece piece) {
    return new Payload(name, Piece.NONE, Piece.NONE, Piece.NONE, Piece.NONE, piece);
  }
}

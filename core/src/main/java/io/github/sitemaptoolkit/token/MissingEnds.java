package io.github.sitemaptoolkit.token;

import io.github.sitemaptoolkit.internal.bytes.ByteWindow;
import io.github.sitemaptoolkit.internal.bytes.TagsAhead;
import io.github.sitemaptoolkit.internal.bytes.TagsAhead.Tag;
import io.github.sitemaptoolkit.internal.name.XmlName;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.stream.LongStream;

/**
 * Looks ahead to find out whether an element ends before its parent, if that is doubtful: because
 * an element begins in one that may only contain text, or because a start tag breaks off. Also
 * finds out whether an element after the root is an entry.
 *
 * <p>In a well-formed document the answer is never no: nested elements with the same names are
 * counted, and nothing in comments, CDATA sections, processing instructions and attribute values is
 * taken for a tag.
 */
final class MissingEnds {

  /**
   * The number of bytes to look ahead. If that is not enough, the document is assumed to be
   * correct.
   */
  private static final int REACH = 64 * 1024;

  private final ByteWindow in;
  private final OpenElements open;
  private final TagsAhead tags;
  private long looked; // in total, to keep this proportional to the bytes read

  MissingEnds(ByteWindow in, OpenElements open) {
    this.in = in;
    this.open = open;
    this.tags = new TagsAhead(in);
  }

  /** The tag that comes first. */
  enum First {
    ITS_END,
    /** The end of its parent, or of the root. */
    OTHER_END,
    /** None of them was found in the range. */
    UNKNOWN
  }

  /**
   * Returns which end tag comes first.
   *
   * @param from the place after the start tag, relative to the base
   * @param element the name of the element
   * @param around the name of its parent
   */
  First look(int from, XmlName element, XmlName around) {
    long[] names = {
      TagsAhead.hash(element.raw), TagsAhead.hash(around.raw), TagsAhead.hash(open.name(0).raw)
    };
    int first = first(from, names, names.length);
    return first < 0 ? First.UNKNOWN : first == 0 ? First.ITS_END : First.OTHER_END;
  }

  /**
   * Returns whether a child of one of some names begins before an element ends, or may do so beyond
   * the range.
   *
   * @param from the place after the start tag, relative to the base
   * @param element the name of the element, whose prefix its children have too
   */
  boolean mayHold(int from, XmlName element, Collection<String> children) {
    String prefix = element.prefix.isEmpty() ? "" : element.prefix + ':';
    LongStream names =
        children.stream()
            .mapToLong(child -> TagsAhead.hash((prefix + child).getBytes(StandardCharsets.UTF_8)));
    long own = TagsAhead.hash(element.raw);
    return first(from, LongStream.concat(LongStream.of(own), names).toArray(), 1) != 0;
  }

  /**
   * Returns the index of the name that comes first; -1 if none was found in the range.
   *
   * @param names hashes of names
   * @param ends how many of the names are sought in end tags, the others in start tags
   */
  private int first(int from, long[] names, int ends) {
    long begin = in.position(in.base + from);
    long most = Math.min(REACH, 2 * begin + REACH - looked);
    tags.begin(in.base + from, most);
    int[] inside = new int[ends]; // open elements for each of the names
    for (Tag tag = tags.nextTag(); tag != Tag.NONE; tag = tags.nextTag()) {
      int which = index(names, tags.name());
      boolean end = tag == Tag.END;
      if (which >= ends ? !end : which >= 0 && end && inside[which]-- == 0) {
        looked += tags.position() - begin;
        return which;
      } else if (which >= 0 && which < ends && tag == Tag.START) {
        inside[which]++;
      }
    }
    looked += most;
    return -1;
  }

  private static int index(long[] names, long name) {
    for (int i = 0; i < names.length; i++) {
      if (names[i] == name) {
        return i;
      }
    }
    return -1;
  }
}

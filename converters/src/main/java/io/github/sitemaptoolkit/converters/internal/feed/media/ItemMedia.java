package io.github.sitemaptoolkit.converters.internal.feed.media;

import io.github.sitemaptoolkit.feed.FeedMedia;
import io.github.sitemaptoolkit.feed.Rendition;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The media of one item in document order: contents, groups of contents, enclosures. */
public final class ItemMedia {

  /** A file and its traits. */
  public record Content(Rendition file, MediaTraits traits) {}

  private record Group(List<Content> contents, MediaTraits traits, boolean enclosure) {}

  private final MediaTraits traits = new MediaTraits();
  private final List<Group> groups = new ArrayList<>();
  private final List<MediaTraits> emptyGroups = new ArrayList<>();

  /** Returns the traits that are direct children of the item, to be filled by a reader. */
  public MediaTraits traits() {
    return traits;
  }

  /** Returns the traits that all media of the item have in common. */
  public MediaTraits common() {
    var common = new MediaTraits();
    common.inherit(traits);
    emptyGroups.forEach(common::inherit);
    return common;
  }

  /** Adds the contents of a {@code media:group}. */
  public void addGroup(List<Content> contents, MediaTraits groupTraits) {
    if (contents.isEmpty() && !groupTraits.hasPlayer()) {
      emptyGroups.add(groupTraits); // it has no files, so its traits are those of the item
    } else {
      groups.add(new Group(contents, groupTraits, false));
    }
  }

  /** Adds a content that is not in a group. */
  public void addContent(Content content) {
    groups.add(new Group(List.of(content), new MediaTraits(), false));
  }

  /** Adds an enclosure. */
  public void addEnclosure(String url, @Nullable String type) {
    var content = new Content(Rendition.of(url, type), new MediaTraits());
    groups.add(new Group(List.of(content), new MediaTraits(), true));
  }

  /** Returns whether there is any enclosure. */
  public boolean hasEnclosure() {
    return groups.stream().anyMatch(Group::enclosure);
  }

  /**
   * Returns all media in document order, with the traits that they inherit. An enclosure is left
   * out if its file is already one of the contents.
   *
   * @param channel the traits of all media of the feed
   * @param duration the duration of the enclosure; null if unknown
   */
  public List<FeedMedia> build(MediaTraits channel, @Nullable String duration) {
    Set<String> contentUrls = urls(false);
    Set<String> enclosureUrls = urls(true);
    MediaTraits outer = common();
    outer.inherit(channel);
    List<FeedMedia> media = new ArrayList<>();
    for (Group group : groups) {
      if (group.enclosure()) {
        String url = group.contents().get(0).file().url();
        if (url == null || !contentUrls.add(url)) {
          continue;
        }
      }
      media.add(media(group, outer, enclosureUrls, duration));
    }
    if (groups.isEmpty() && traits.hasPlayer()) {
      media.add(outer.media(List.of()));
    }
    return media;
  }

  private Set<String> urls(boolean enclosure) {
    Set<String> urls = new HashSet<>();
    for (Group group : groups) {
      if (group.enclosure() == enclosure) {
        group.contents().stream()
            .map(content -> content.file().url())
            .filter(url -> url != null)
            .forEach(urls::add);
      }
    }
    return urls;
  }

  private static FeedMedia media(
      Group group, MediaTraits outer, Set<String> enclosures, @Nullable String duration) {
    List<Rendition> files = new ArrayList<>();
    var merged = new MediaTraits();
    for (Content content : group.contents()) {
      if (content.file().isDefault()) {
        merged.inherit(content.traits()); // says more of the whole than the others do
      }
    }
    for (Content content : group.contents()) {
      merged.inherit(content.traits());
      Rendition file = content.file();
      boolean enclosed = file.url() != null && enclosures.contains(file.url());
      files.add(
          enclosed && file.duration() == null ? file.toBuilder().duration(duration).build() : file);
    }
    merged.inherit(group.traits());
    merged.inherit(outer);
    return merged.media(files);
  }
}

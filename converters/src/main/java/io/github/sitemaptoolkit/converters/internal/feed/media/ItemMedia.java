package io.github.sitemaptoolkit.converters.internal.feed.media;

import io.github.sitemaptoolkit.converters.internal.feed.source.Feed;
import io.github.sitemaptoolkit.feed.FeedMedia;
import io.github.sitemaptoolkit.feed.Rendition;
import io.github.sitemaptoolkit.feed.Rendition.Medium;
import io.github.sitemaptoolkit.url.UrlEnding;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The media of one item in document order: contents, groups of contents, enclosures. */
public final class ItemMedia {

  /** A file and its traits. */
  public record Content(Rendition file, MediaTraits traits) {}

  private record Group(List<Content> contents, @Nullable MediaTraits traits, boolean enclosure) {}

  private final MediaTraits traits = new MediaTraits();
  private final List<Group> groups = new ArrayList<>(1);
  private List<MediaTraits> emptyGroups = List.of();
  private List<Content> alternates = List.of(); // of the enclosure
  private boolean hasEnclosure;

  /** Returns the traits that are direct children of the item, to be filled by a reader. */
  public MediaTraits traits() {
    return traits;
  }

  /** Returns the traits that all media of the item have in common, not to be changed. */
  public MediaTraits common() {
    if (emptyGroups.isEmpty()) {
      return traits;
    }
    var common = new MediaTraits();
    common.inherit(traits);
    emptyGroups.forEach(common::inherit);
    return common;
  }

  /** Adds the contents of a {@code media:group}. */
  public void addGroup(List<Content> contents, MediaTraits groupTraits) {
    if (contents.isEmpty() && !groupTraits.hasPlayer()) {
      emptyGroups = emptyGroups.isEmpty() ? new ArrayList<>() : emptyGroups;
      emptyGroups.add(groupTraits); // it has no files, so its traits are those of the item
    } else {
      groups.add(new Group(contents, groupTraits, false));
    }
  }

  /** Adds a content that is not in a group. */
  public void addContent(Content content) {
    groups.add(new Group(List.of(content), null, false));
  }

  /**
   * Adds the enclosure that the cursor is at, if it has a url.
   *
   * @param attribute the name of the attribute with the url
   */
  public void addEnclosure(Feed feed, String attribute) {
    String url = feed.url(attribute);
    if (url != null) {
      addEnclosure(url, feed.cursor().attribute("type"));
    }
  }

  /** Adds an enclosure. */
  public void addEnclosure(String url, @Nullable String type) {
    var content = new Content(Rendition.of(url, type), new MediaTraits());
    groups.add(new Group(List.of(content), null, true));
    hasEnclosure = true;
  }

  /** Adds another version of the enclosure. */
  public void addAlternate(Content content) {
    alternates = alternates.isEmpty() ? new ArrayList<>() : alternates;
    alternates.add(content);
    hasEnclosure = true;
  }

  /** Adds the other versions to the first enclosure; without one, they are the enclosure. */
  private void addAlternates() {
    for (int i = 0; i < groups.size(); i++) {
      if (groups.get(i).enclosure()) {
        List<Content> all = new ArrayList<>(groups.get(i).contents());
        all.addAll(alternates);
        groups.set(i, new Group(all, null, true));
        return;
      }
    }
    groups.add(new Group(List.copyOf(alternates), null, true));
  }

  /** Returns whether there is a film, or a player. */
  public boolean hasFilm() {
    return traits.hasPlayer() || has(Medium.VIDEO);
  }

  /** Returns whether a page is the player of a film, and there is no file of one. */
  public boolean isOnlyPlayedBy(String page) {
    boolean played = traits.isPlayedBy(page);
    for (Group group : groups) {
      MediaTraits own = group.traits();
      played |= own != null && own.isPlayedBy(page);
      for (Content content : group.contents()) {
        played |= content.traits().isPlayedBy(page);
      }
    }
    return played && !has(Medium.VIDEO);
  }

  /** Returns whether there is a file of a medium. */
  public boolean has(Medium kind) {
    for (int i = 0; i < groups.size(); i++) { // for each item: no iterators
      List<Content> contents = groups.get(i).contents();
      for (int j = 0; j < contents.size(); j++) {
        Rendition file = contents.get(j).file();
        if (file.url() != null && file.kind() == kind) {
          return true;
        }
      }
    }
    return false;
  }

  /** Returns the files that are pictures, none if there is a film: they may be its thumbnails. */
  public List<Rendition> pictures() {
    List<Rendition> files = new ArrayList<>();
    if (hasFilm()) {
      return files;
    }
    for (Group group : groups) {
      for (Content content : group.contents()) {
        if (content.file().kind() == Medium.IMAGE && content.file().url() != null) {
          files.add(content.file());
        }
      }
    }
    return files;
  }

  /** Returns whether there is any enclosure. */
  public boolean hasEnclosure() {
    return hasEnclosure;
  }

  /** Returns whether there is neither a file nor a player. */
  public boolean isEmpty() {
    return groups.isEmpty() && alternates.isEmpty() && !traits.hasPlayer();
  }

  /**
   * Returns all media in document order, with the traits that they inherit. An enclosure is left
   * out if its file is already one of the contents.
   *
   * @param channel the traits of all media of the feed
   * @param duration the duration of the enclosure; null if unknown
   */
  public List<FeedMedia> build(MediaTraits channel, @Nullable String duration) {
    if (isEmpty()) {
      return List.of();
    }
    if (!alternates.isEmpty()) {
      addAlternates();
    }
    Set<String> contentUrls = hasEnclosure ? urls(false) : Set.of();
    Set<String> enclosureUrls = hasEnclosure ? urls(true) : Set.of();
    MediaTraits outer = outer(channel);
    List<FeedMedia> media = new ArrayList<>(Math.max(1, groups.size()));
    for (Group group : groups) {
      if (group.enclosure()) {
        String url = group.contents().get(0).file().url();
        if (url == null || !contentUrls.add(url)) {
          continue;
        }
      }
      media.add(media(group, outer, enclosureUrls, duration));
    }
    if (groups.isEmpty()) {
      media.add(outer.media(List.of()));
    }
    return media;
  }

  /** Returns what all media inherit, made once: media that inherit a list share it. */
  private MediaTraits outer(MediaTraits channel) {
    MediaTraits common = common();
    if (common.isEmpty() && channel.isEmpty()) {
      return common;
    }
    var outer = new MediaTraits();
    outer.inherit(common);
    outer.inherit(channel);
    return outer;
  }

  private Set<String> urls(boolean enclosure) {
    Set<String> urls = new HashSet<>();
    for (Group group : groups) {
      for (Content content : group.contents()) {
        String url = content.file().url();
        if (group.enclosure() == enclosure && url != null) {
          urls.add(url);
        }
      }
    }
    return urls;
  }

  private static FeedMedia media(
      Group group, MediaTraits outer, Set<String> enclosures, @Nullable String duration) {
    List<Content> contents = group.contents();
    List<Rendition> files = new ArrayList<>(contents.size());
    MediaTraits merged = merged(group, outer);
    for (int i = 0; i < contents.size(); i++) {
      Rendition file = contents.get(i).file();
      boolean enclosed = file.url() != null && enclosures.contains(file.url());
      files.add(
          enclosed && file.duration() == null ? file.toBuilder().duration(duration).build() : file);
    }
    if (files.size() == 1 && !merged.hasPlayer() && isUntypedPicture(files.get(0))) {
      files.set(0, files.get(0).toBuilder().medium("image").build());
    }
    return merged.media(files);
  }

  private static MediaTraits merged(Group group, MediaTraits outer) {
    List<Content> contents = group.contents();
    if (contents.size() == 1 && group.traits() == null && outer.isEmpty()) {
      return contents.get(0).traits(); // as most are
    }
    var merged = new MediaTraits();
    for (Content content : contents) {
      if (content.file().isDefault()) {
        merged.inherit(content.traits()); // says more of the whole than the others do
      }
    }
    for (Content content : contents) {
      merged.inherit(content.traits());
    }
    if (group.traits() != null) {
      merged.inherit(group.traits());
    }
    merged.inherit(outer);
    return merged;
  }

  /**
   * Returns whether nothing says what a file is, but it has a width and a height and plays no time:
   * news agencies write pictures so.
   */
  private static boolean isUntypedPicture(Rendition file) {
    return file.medium() == null
        && file.type() == null
        && file.duration() == null
        && file.bitrate() == null
        && file.url() != null
        && UrlEnding.of(file.url()).isEmpty()
        && Rendition.pixels(file.width(), file.height()) > 0;
  }
}

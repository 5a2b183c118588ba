package io.github.sitemaptoolkit.converters.internal.feed.read;

import io.github.sitemaptoolkit.converters.internal.feed.media.DeclaredMedia;
import io.github.sitemaptoolkit.converters.internal.feed.media.FirstValue;
import io.github.sitemaptoolkit.converters.internal.feed.media.MediaTraits;
import io.github.sitemaptoolkit.converters.internal.feed.source.LossListener;
import io.github.sitemaptoolkit.feed.FeedItem;
import io.github.sitemaptoolkit.feed.FeedMedia;
import io.github.sitemaptoolkit.feed.FeedMedia.Scheme;
import io.github.sitemaptoolkit.feed.Rendition;
import io.github.sitemaptoolkit.feed.Rendition.Medium;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What a podcast says of the page of an episode, and a shop of the page of a product. */
final class ItemPage {

  private record Explicit(String name, String value, Scheme rating) {}

  private final List<String> pictures = new ArrayList<>(2);
  private final Set<String> smaller = new HashSet<>();
  private @Nullable String link;
  private String linkName = "";
  private @Nullable Explicit explicit;
  private boolean films;

  /** Sets the link that a shop gives, from the element of a name. */
  void link(String name, @Nullable String url, LossListener lost) {
    linkName = link == null ? name : linkName;
    link = FirstValue.keep(link, url, name, lost);
  }

  /** Returns the item's own link, else that of the shop, which is lost if it is another. */
  @Nullable String choose(@Nullable String own, LossListener lost) {
    return FirstValue.keep(own, link, linkName, lost);
  }

  /** Adds a picture that is on the page, unless it or a larger version of it is known. */
  void picture(@Nullable String url) {
    if (url != null && !pictures.contains(url) && !smaller.contains(url)) {
      pictures.add(url);
    }
  }

  /** Returns the first picture, as a thumbnail; empty if there is none. */
  List<String> first() {
    return pictures.isEmpty() ? List.of() : List.of(pictures.get(0));
  }

  /** Returns the pictures. */
  List<String> pictures() {
    return pictures;
  }

  /** Leaves out pictures that are none of the page. */
  void judge(DeclaredMedia declared) {
    List<String> kept = declared.ownPictures(List.copyOf(pictures));
    pictures.clear();
    kept.forEach(this::picture);
  }

  /** Adds urls that are smaller versions of a picture. */
  void smaller(List<String> urls) {
    smaller.addAll(urls);
    pictures.removeAll(urls);
  }

  /** Sets whether the episode is explicit, from the element of a name. */
  void explicit(String name, String value, boolean yes) {
    if (explicit == null) {
      var rating = new Scheme(yes ? "adult" : "nonadult", "urn:simple");
      explicit = new Explicit(name, value, rating);
    }
  }

  /** Returns whether any media are a film without a picture. */
  static boolean lackThumbnail(List<FeedMedia> media) {
    return media.stream()
        .anyMatch(shown -> shown.kind() == Medium.VIDEO && shown.thumbnails().isEmpty());
  }

  /** Returns the traits of all media of the feed with what the episode says. */
  MediaTraits traits(MediaTraits channel) {
    return explicit == null ? channel : MediaTraits.rated(explicit.rating(), channel);
  }

  /** Adds the pictures to an item, except those that are among its media. */
  void addTo(FeedItem.Builder item, List<FeedMedia> media) {
    films = media.stream().anyMatch(shown -> shown.kind() == Medium.VIDEO);
    for (String picture : pictures) {
      if (media.stream()
          .flatMap(shown -> shown.renditions().stream())
          .noneMatch(file -> picture.equals(file.url()))) {
        List<Rendition> files = List.of(Rendition.image(picture));
        item.addMedia(FeedMedia.builder().renditions(files).build());
      }
    }
  }

  /** Reports that an episode is explicit if it has no film that it could be said of. */
  void reportTo(LossListener lost) {
    if (explicit != null && !films) {
      lost.add(explicit.name(), explicit.value());
    }
  }
}

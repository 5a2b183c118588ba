package io.github.sitemaptoolkit.site.config;

import io.github.sitemaptoolkit.batch.plan.Input;
import io.github.sitemaptoolkit.batch.setting.SetSettings;
import io.github.sitemaptoolkit.batch.setting.SettingException;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.publisher.layout.IndexFile;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Finds the places that a site is published to: its own, and those of sets that have one. */
final class SitePlaces {

  private static final String OUTPUT = "output";
  private static final String BASE_URL = "base-url";

  private final Map<String, SetSettings> sets;
  private final Map<String, Map<String, Setting>> found;

  /**
   * Creates it for the sets of a site.
   *
   * @param sets the sets by name
   * @param found where their settings stand, by name and key
   */
  SitePlaces(Map<String, SetSettings> sets, Map<String, Map<String, Setting>> found) {
    this.sets = sets;
    this.found = found;
  }

  /**
   * Checks the place of a set.
   *
   * @throws SettingException if it has a directory without a url, or a url without a directory
   */
  static void check(SetSettings set) {
    if (set.baseUrl() != null && set.output() == null) {
      throw SettingException.of(
          BASE_URL, "a set with a url of its own needs an output of its own, too");
    } else if (set.output() != null && set.baseUrl() == null) {
      throw SettingException.of(
          OUTPUT, "a set with an output of its own needs its url, too: base-url");
    }
    String url = set.baseUrl();
    try {
      if (url != null) {
        IndexFile.base(url);
      }
    } catch (IllegalArgumentException e) {
      throw SettingException.of(BASE_URL, e);
    }
  }

  /** Returns whether any set has a place of its own. */
  boolean any() {
    return sets.values().stream().anyMatch(set -> set.output() != null);
  }

  /** Returns whether anything is published to the place of the site. */
  boolean needsCommon() {
    return sets.isEmpty() || sets.values().stream().anyMatch(set -> set.output() == null);
  }

  /**
   * Returns all places: that of the site comes first, if anything is published there.
   *
   * @param output the place of the site; null if nobody has said it
   * @param baseUrl its url; null if nobody has said it
   * @throws SettingException if the place of the site has no set
   * @throws SiteException if two urls are said to be those of one place
   */
  List<SitePlace> all(@Nullable String output, @Nullable String baseUrl) {
    if (output != null && !needsCommon()) {
      throw SettingException.of(
          OUTPUT, "each set has an output of its own, so nothing is published here; remove this");
    }
    Map<String, SitePlace> places = new LinkedHashMap<>();
    if (output != null) {
      places.put(key(output), new SitePlace(output, baseUrl, List.of()));
    }
    sets.forEach(
        (name, set) -> {
          String own = set.output() == null ? output : set.output();
          if (own != null) {
            String url = set.output() == null ? baseUrl : set.baseUrl();
            var place = new SitePlace(own, url, List.of(name));
            try {
              places.merge(key(own), place, SitePlaces::joined);
            } catch (SettingException e) {
              throw Settings.placed(e, found.getOrDefault(name, Map.of()));
            }
          }
        });
    return List.copyOf(places.values());
  }

  private static SitePlace joined(SitePlace place, SitePlace more) {
    String url = place.baseUrl() == null ? more.baseUrl() : place.baseUrl();
    if (url != null && more.baseUrl() != null && !base(url).equals(base(more.baseUrl()))) {
      throw SettingException.of(
          BASE_URL,
          more.output()
              + " has two urls, "
              + Problem.quoted(url)
              + " and "
              + Problem.quoted(more.baseUrl())
              + "; give all sets that are published there the same");
    }
    List<String> sets = new ArrayList<>(place.sets());
    sets.addAll(more.sets());
    return new SitePlace(place.output(), url, sets);
  }

  private static String base(String url) {
    return url.endsWith("/") ? url : url + '/';
  }

  /** Returns what two names of one place have in common. */
  private static String key(String output) {
    try {
      return Input.isAddress(output)
          ? base(output)
          : Path.of(output).toAbsolutePath().normalize().toString();
    } catch (InvalidPathException e) {
      return output; // who opens it tells what is wrong
    }
  }
}

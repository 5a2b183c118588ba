package io.github.sitemaptoolkit.converters.internal.table.about;

import io.github.sitemaptoolkit.converters.internal.table.cell.FilmAddress;
import io.github.sitemaptoolkit.converters.internal.table.column.KnownHeaders;
import io.github.sitemaptoolkit.converters.internal.table.column.Turn;
import io.github.sitemaptoolkit.converters.internal.table.type.HeaderText;
import io.github.sitemaptoolkit.converters.internal.table.type.YesNo;
import io.github.sitemaptoolkit.value.CountryNames;
import io.github.sitemaptoolkit.value.MediaDuration;
import io.github.sitemaptoolkit.value.MediaDuration.Unit;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.function.Predicate;

/**
 * Finds the columns of films: a column has their files, their players or the codes that embed them,
 * and others say what belongs to a film.
 *
 * <p>An address that is known to be none of a film is only one under a header that says player,
 * embed or video, beside stills or lengths.
 */
final class FilmColumns {

  /** What a column is of a film. */
  record Role(String field, Turn turn) {}

  private static final String RESTRICTION = "restriction";
  private static final String RENDERED = "rendered";
  private static final Set<String> UPLOADER = Set.of("uploader", "uploaded by", "uploader name");

  /** Headers that say title, which other words for titles in the same table do not outdo. */
  private static final Set<String> TITLES =
      Set.of("title", "titel", "titre", "titulo", "titolo", "tytul", "タイトル", "标题", "название");

  private static final Set<String> ADDRESSES = Set.of("video.content_loc", "video.player_loc");
  private static final int LEAST_TEXT = 2; // characters
  private static final int LONGEST_TITLE = 100; // as Google accepts

  private final TableColumns table;
  private final Map<Integer, Role> roles = new LinkedHashMap<>();
  private final String around; // of paths: the objects that films are

  private FilmColumns(TableColumns table, List<Integer> addresses) {
    this.table = table;
    this.around = table.paths() ? KnownHeaders.parent(table.names().get(addresses.get(0))) : "";
    for (int i : addresses) {
      boolean file = hasFiles(table.sample(i));
      roles.put(i, new Role(file ? "content_loc" : "player_loc", Turn.FILM));
    }
  }

  /**
   * Returns the roles of columns; empty if the table has no films.
   *
   * @param certain whether films are only those that are found without doubt
   */
  static FilmColumns find(TableColumns table, boolean certain) {
    List<Integer> sure =
        table
            .all()
            .filter(i -> isFree(table, i) && hasFilms(table.sample(i)))
            .filter(i -> !table.holdsPictureFiles(i)) // with a film among them
            .boxed()
            .toList();
    List<Integer> likely = likely(table, certain);
    List<Integer> addresses = new ArrayList<>();
    largest(table, sure.stream().filter(i -> hasFiles(table.sample(i))).toList(), addresses);
    largest(table, sure.stream().filter(i -> !hasFiles(table.sample(i))).toList(), addresses);
    if (addresses.isEmpty() || sure.stream().allMatch(i -> hasFiles(table.sample(i)))) {
      likely.stream().filter(i -> !sure.contains(i)).findFirst().ifPresent(addresses::add);
    }
    if (addresses.isEmpty() && (certain || ADDRESSES.stream().noneMatch(table::has))) {
      return new FilmColumns(table);
    }
    var films = addresses.isEmpty() ? new FilmColumns(table) : new FilmColumns(table, addresses);
    films.findAll();
    return films;
  }

  /** Adds the column with the largest of the files of a film. */
  private static void largest(TableColumns table, List<Integer> columns, List<Integer> into) {
    int best = -1;
    for (int i : columns) {
      best = best < 0 || PictureColumns.isLarger(table, i, best) ? i : best;
    }
    if (best >= 0) {
      into.add(best);
    }
  }

  private static boolean hasFiles(ColumnSample sample) {
    return sample.cells().stream()
        .map(FilmAddress::of)
        .anyMatch(address -> address != null && address.isFile());
  }

  private FilmColumns(TableColumns table) {
    this.table = table;
    this.around = "";
  }

  private static boolean isFree(TableColumns table, int column) {
    return (table.isFree(column) || table.isForeign(column, "video.content_loc"))
        && !table.isOfOther(column);
  }

  private static boolean hasFilms(ColumnSample sample) {
    return sample.cells().stream().anyMatch(FilmAddress::isSure);
  }

  /** Columns under a header that says film, whose hosts are not known. */
  private static List<Integer> likely(TableColumns table, boolean certain) {
    boolean beside =
        !certain
            || table
                .all()
                .anyMatch(
                    i ->
                        isStill(table, i)
                            || (isLength(table, i) && table.words(i).meansDuration()));
    return !beside
        ? List.of()
        : table
            .all()
            .filter(i -> isFree(table, i) && table.words(i).meansFilm())
            .filter(i -> table.sample(i).cells().stream().allMatch(FilmAddress::mayBe))
            .filter(i -> !table.sample(i).isEmpty())
            .boxed()
            .toList();
  }

  private static boolean isStill(TableColumns table, int column) {
    return table.words(column).meansStill() && table.holdsPictureFiles(column);
  }

  private static boolean isLength(TableColumns table, int column) {
    Unit unit = Unit.ofHeader(table.names().get(column));
    ColumnSample sample = table.sample(column);
    long lengths =
        sample.cells().stream().filter(cell -> MediaDuration.of(cell, unit) != null).count();
    return lengths > 0 && lengths * 2 >= sample.cells().size();
  }

  private void findAll() {
    still();
    one("duration", Turn.NONE, this::isLengthOfFilm);
    text("title", words -> TITLES.contains(words.toString()));
    text("title", this::isExactTitle);
    text("title", HeaderText::meansTitle);
    text("description", HeaderText::meansDescription);
    one("title", Turn.NONE, this::isNameOfThing);
    dates("expiration_date", HeaderText::meansExpiry);
    dates("publication_date", HeaderText::meansRelease);
    one(RESTRICTION, Turn.ALLOWED, i -> words(i).meansAllowed() && holdsCountries(i));
    one(RESTRICTION, Turn.DENIED, i -> words(i).meansDenied() && holdsCountries(i));
    answers("live", Turn.NONE, HeaderText::meansLive);
    answers("family_friendly", Turn.NEGATED, HeaderText::meansAdult);
    answers("family_friendly", Turn.NONE, HeaderText::meansFamily);
    answers("requires_subscription", Turn.NONE, HeaderText::meansPaid);
    one("tag", Turn.WORDS, i -> words(i).meansTags() && isText(i));
    one("view_count", Turn.NONE, i -> words(i).meansViews());
    one("rating", Turn.NONE, i -> words(i).meansRating() && isRating(i));
    one("uploader", Turn.NONE, i -> UPLOADER.contains(words(i).toString()) && isText(i));
    if (roles.values().stream().anyMatch(role -> role.field.equals("uploader"))) {
      one("uploader@info", Turn.NONE, i -> words(i).toString().equals("uploader url"));
    }
  }

  /** Returns the words of a header: of a path, those of its last name. */
  private HeaderText words(int column) {
    String name = KnownHeaders.withoutPrefix(KnownHeaders.ofValue(table.names().get(column)));
    if (!table.paths()) {
      return HeaderText.withoutRemark(name);
    }
    boolean rendered = KnownHeaders.lastName(name).equals(RENDERED); // the text of WordPress
    return HeaderText.of(KnownHeaders.lastName(rendered ? KnownHeaders.parent(name) : name));
  }

  /** Returns whether a member is one of the film's object, or of one around it. */
  private boolean isBeside(int column) {
    if (!table.paths()) {
      return true;
    }
    String name = KnownHeaders.ofValue(table.names().get(column));
    boolean rendered = KnownHeaders.lastName(name).equals(RENDERED);
    String inner = KnownHeaders.parent(rendered ? KnownHeaders.parent(name) : name);
    boolean other = table.sample(column).isSeveral() && !around.startsWith(inner);
    return !other && (inner.isEmpty() || around.equals(inner) || around.startsWith(inner + "."));
  }

  /** Returns whether a member is the only one of a picture in the film's object. */
  private boolean isOfPicture(int column) {
    String inner = KnownHeaders.parent(KnownHeaders.ofValue(table.names().get(column)));
    boolean inside = around.isEmpty() || inner.startsWith(around + '.');
    if (!inside || inner.isEmpty() || table.sample(column).isSeveral()) {
      return false;
    }
    String path = around.isEmpty() ? inner : inner.substring(around.length() + 1);
    for (String name : path.split("\\.", -1)) {
      HeaderText words = HeaderText.of(name);
      if (!words.meansPicture() && !words.meansStill() && !PictureColumns.isAround(name)) {
        return false;
      }
    }
    return true;
  }

  private boolean isFree(int column) {
    return !roles.containsKey(column)
        && table.isFree(column)
        && !table.isOfOther(column)
        && isBeside(column)
        && !table.sample(column).isEmpty();
  }

  private void one(String field, Turn turn, IntPredicate is) {
    if (roles.values().stream().anyMatch(role -> isTaken(role, field, turn))
        || table.all().anyMatch(i -> table.isColumn(i, "video." + field))) {
      return;
    }
    int best = -1;
    for (int i = 0; i < table.names().size(); i++) {
      boolean fits = isFree(i) && is.test(i);
      boolean nearer =
          best < 0
              || KnownHeaders.parent(table.names().get(i)).length()
                  > KnownHeaders.parent(table.names().get(best)).length();
      best = fits && (best < 0 || (table.paths() && nearer)) ? i : best;
    }
    if (best >= 0) {
      roles.put(best, new Role(field, turn));
    }
  }

  /** A film has one column for each field, but two for where it may and must not be seen. */
  private static boolean isTaken(Role role, String field, Turn turn) {
    return role.field.equals(field) && (role.turn == turn || !field.equals(RESTRICTION));
  }

  private void text(String field, Predicate<HeaderText> means) {
    one(field, Turn.NONE, i -> isText(i) && means.test(words(i)));
  }

  /**
   * Returns whether a column is one of short texts that differ, under a header that says nothing
   * else: tables of films call their titles what they are films of, such as a match or a dish.
   */
  private boolean isNameOfThing(int column) {
    List<String> cells = table.sample(column).cells();
    HeaderText words = words(column);
    return isText(column)
        && !words.meansNoPicture()
        && !words.meansTags()
        && !words.meansLanguage()
        && !words.meansNote()
        && !words.meansDescription()
        && cells.stream().distinct().count() == cells.size()
        && cells.stream().allMatch(cell -> cell.length() <= LONGEST_TITLE);
  }

  private boolean isExactTitle(HeaderText words) {
    return words.isTitle();
  }

  private void dates(String field, Predicate<HeaderText> means) {
    one(field, Turn.NONE, i -> means.test(words(i)) && table.sample(i).mostlyDates());
  }

  private void answers(String field, Turn turn, Predicate<HeaderText> means) {
    one(
        field,
        turn,
        i ->
            means.test(words(i))
                && table.sample(i).cells().stream().allMatch(cell -> YesNo.of(cell) != null));
  }

  private boolean isText(int column) {
    ColumnSample sample = table.sample(column);
    return !sample.holdsUrls()
        && !sample.mostlyDates()
        && sample.cells().stream()
            .anyMatch(
                cell -> cell.length() >= LEAST_TEXT && cell.chars().anyMatch(Character::isLetter));
  }

  private boolean isLengthOfFilm(int column) {
    return words(column).meansDuration() && isLength(table, column);
  }

  private boolean holdsCountries(int column) {
    return table.sample(column).cells().stream().allMatch(cell -> CountryNames.codes(cell) != null);
  }

  private boolean isRating(int column) {
    return table.sample(column).cells().stream().allMatch(FilmColumns::isRating);
  }

  private static boolean isRating(String cell) {
    try {
      double rating = Double.parseDouble(cell.replace(',', '.'));
      return rating >= 0 && rating <= 5;
    } catch (NumberFormatException e) {
      return false;
    }
  }

  /** The still is the picture whose header says so, else the first. */
  private void still() {
    List<Integer> found = new ArrayList<>();
    for (int i : PictureColumns.find(table)) {
      if (isBeside(i) || isOfPicture(i)) {
        found.add(i);
      }
    }
    found.stream()
        .filter(i -> table.words(i).meansStill())
        .findFirst()
        .or(() -> found.stream().findFirst())
        .ifPresent(
            i -> {
              roles.put(i, new Role("thumbnail_loc", Turn.NONE));
            });
  }

  /** Returns the roles by column. */
  Map<Integer, Role> roles() {
    return new HashMap<>(roles);
  }
}

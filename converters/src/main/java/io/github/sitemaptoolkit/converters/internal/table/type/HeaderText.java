package io.github.sitemaptoolkit.converters.internal.table.type;

/** The words of a header. */
public final class HeaderText {

  private final String folded;

  private HeaderText(String folded) {
    this.folded = folded;
  }

  /** Returns the words of a header. */
  public static HeaderText of(String header) {
    return new HeaderText(FoldedText.ofHeader(header));
  }

  /** Returns the words of a header without a remark in parentheses at its end. */
  public static HeaderText withoutRemark(String header) {
    int open = header.endsWith(")") ? header.lastIndexOf('(') : -1;
    return of(open > 0 ? header.substring(0, open) : header);
  }

  /** Returns whether words of a list occur in it. */
  boolean contains(WordList list) {
    return list.occursIn(folded);
  }

  /**
   * Returns whether all of its words are those of a list, or may stand beside them: {@code Is
   * published}, not {@code private beach}. Languages that do not separate words are looked at for
   * words that occur.
   */
  boolean isAllOf(WordList list, WordList beside) {
    boolean any = false;
    for (int from = 0; from < folded.length(); ) {
      int to = list.end(folded, from);
      any |= to > from;
      to = to > from ? to : beside.end(folded, from);
      if (to == from) {
        return list.occursUnseparated(folded);
      }
      from = to + 1;
    }
    return any;
  }

  /** Returns whether an answer yes under it means that a page is not to be listed. */
  public boolean meansBlocked() {
    return contains(WordList.BLOCKED_HEADERS) || contains(WordList.NOINDEX_HEADERS);
  }

  /** Returns whether it means the url of a page. */
  public boolean meansPage() {
    return WordList.PAGE_HEADERS.contains(folded);
  }

  /** Returns whether it means the date of the last change, whatever is meant to have changed. */
  public boolean meansLastChange() {
    return isBetween(WordList.CHANGED_HEADERS);
  }

  /** Returns whether it means the date when a page was published, whatever it is called. */
  public boolean meansPublication() {
    return isBetween(WordList.PUBLISHED_HEADERS);
  }

  /** Returns whether it is of a list, but for words before and behind that say nothing more. */
  private boolean isBetween(WordList list) {
    int from = 0;
    for (int space = folded.indexOf(' ');
        space > 0 && WordList.BEFORE_CHANGED.contains(folded.substring(from, space));
        space = folded.indexOf(' ', from)) {
      from = space + 1;
    }
    int to = folded.length();
    while (!list.contains(folded, from, to)) {
      int space = folded.lastIndexOf(' ', to - 1);
      if (space < from || !WordList.AFTER_CHANGED.contains(folded, space + 1, to)) {
        return false;
      }
      to = space;
    }
    return true;
  }

  /** Returns whether it means pictures. */
  public boolean meansPicture() {
    return contains(WordList.PICTURE_HEADERS) || endsWith(WordList.PICTURE_HEADERS);
  }

  /** Returns whether it means pictures of a person, a brand or the site. */
  public boolean meansNoPicture() {
    return contains(WordList.NO_PICTURES);
  }

  /** Returns whether it means the text below a picture. */
  public boolean meansCaption() {
    return contains(WordList.CAPTION_HEADERS);
  }

  /** Returns whether it means one of the addresses of a redirect. */
  public boolean meansRedirect() {
    return WordList.REDIRECT_HEADERS.contains(folded) || saysFormer() || saysCurrent();
  }

  /** Returns whether it means a page of others that links to the site. */
  public boolean meansBacklink() {
    return contains(WordList.BACKLINK_HEADERS);
  }

  /** Returns whether it is one of a table of people or companies. */
  public boolean meansContact() {
    return contains(WordList.CONTACT_HEADERS);
  }

  /** Returns whether it means a note or a kind, beside addresses. */
  public boolean meansNote() {
    return WordList.NOTE_HEADERS.contains(folded);
  }

  /** Returns whether it means the title of what a row is about. */
  public boolean meansTitle() {
    return contains(WordList.TITLE_HEADERS) || endsWith(WordList.TITLE_HEADERS);
  }

  /** Returns whether it means nothing but the title of what a row is about. */
  public boolean isTitle() {
    return WordList.TITLE_HEADERS.contains(folded);
  }

  /** Returns whether it means a description. */
  public boolean meansDescription() {
    return contains(WordList.DESCRIPTION_HEADERS) || endsWith(WordList.DESCRIPTION_HEADERS);
  }

  /** Returns whether it means the still of a film. */
  public boolean meansStill() {
    return contains(WordList.STILL_HEADERS) || endsWith(WordList.STILL_HEADERS);
  }

  /** Returns whether it means the file, the player or the embed code of a film. */
  public boolean meansFilm() {
    return contains(WordList.FILM_HEADERS) || endsWith(WordList.FILM_HEADERS);
  }

  /** Returns whether it means the date from which a film cannot be seen any more. */
  public boolean meansExpiry() {
    return WordList.EXPIRY_HEADERS.contains(folded);
  }

  /** Returns whether it means the date of the first publication. */
  public boolean meansRelease() {
    return WordList.RELEASE_HEADERS.contains(folded);
  }

  /** Returns whether it means the countries where a film may be seen. */
  public boolean meansAllowed() {
    return WordList.ALLOWED_HEADERS.contains(folded);
  }

  /** Returns whether it means the countries where a film must not be seen. */
  public boolean meansDenied() {
    return WordList.DENIED_HEADERS.contains(folded);
  }

  /** Returns whether it means whether a film is a live stream. */
  public boolean meansLive() {
    return WordList.LIVE_HEADERS.contains(folded);
  }

  /** Returns whether it means whether a film is for adults only. */
  public boolean meansAdult() {
    return WordList.ADULT_HEADERS.contains(folded);
  }

  /** Returns whether it means whether a film is suitable for children. */
  public boolean meansFamily() {
    return WordList.FAMILY_HEADERS.contains(folded);
  }

  /** Returns whether it means tags. */
  public boolean meansTags() {
    return contains(WordList.TAG_HEADERS) || endsWith(WordList.TAG_HEADERS);
  }

  /** Returns whether it means the number of views. */
  public boolean meansViews() {
    return WordList.VIEW_HEADERS.contains(folded);
  }

  /** Returns whether it means what translations of one page share. */
  public boolean meansTranslations() {
    return contains(WordList.TRANSLATION_HEADERS);
  }

  /** Returns whether it means the age from which a film may be seen. */
  public boolean meansAge() {
    return WordList.AGE_HEADERS.contains(folded);
  }

  /** Returns whether it means a rating. */
  public boolean meansRating() {
    return WordList.RATING_HEADERS.contains(folded);
  }

  /** Returns whether it means whether a subscription is needed. */
  public boolean meansPaid() {
    return WordList.PAID_HEADERS.contains(folded);
  }

  /** Returns whether one of its words ends with a word of a list, as in {@code Titelbild}. */
  private boolean endsWith(WordList list) {
    for (String word : folded.split(" ", -1)) {
      if (list.ends(word)) {
        return true;
      }
    }
    return false;
  }

  /** Returns the words, with a space between them. */
  @Override
  public String toString() {
    return folded;
  }

  /** Returns whether it speaks of a date or a time. */
  public boolean meansDate() {
    return contains(WordList.DATE_HEADERS);
  }

  /** Returns whether it may mean the canonical url of a page. */
  public boolean meansCanonical() {
    return contains(WordList.CANONICAL_HEADERS);
  }

  /** Returns whether it says that a url is the present one, or that for visitors. */
  public boolean saysCurrent() {
    return isAllOf(WordList.CURRENT_URL, WordList.BESIDE_URLS);
  }

  /** Returns whether it says that a url is a former one, or that for authors. */
  public boolean saysFormer() {
    return isAllOf(WordList.FORMER_URL, WordList.BESIDE_URLS);
  }

  /** Returns whether it means the language of a page. */
  public boolean meansLanguage() {
    return contains(WordList.LANGUAGE_HEADERS);
  }

  /** Returns whether it means a duration. */
  public boolean meansDuration() {
    return contains(WordList.DURATION_HEADERS);
  }

  /** Returns whether it means the id of a document. */
  boolean meansId() {
    return folded.equals("id") || folded.equals("document id");
  }

  /** Returns whether it means the priority of a page. */
  public boolean meansPriority() {
    return WordList.PRIORITY_HEADERS.contains(folded);
  }

  /** Returns whether it says that its times are in UTC. */
  public boolean saysUtc() {
    return folded.endsWith(" utc") || folded.endsWith(" gmt");
  }
}

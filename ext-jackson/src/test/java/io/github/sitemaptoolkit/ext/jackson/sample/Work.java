package io.github.sitemaptoolkit.ext.jackson.sample;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.dataformat.xml.annotation.JacksonXmlElementWrapper;
import com.fasterxml.jackson.dataformat.xml.annotation.JacksonXmlProperty;
import com.fasterxml.jackson.dataformat.xml.annotation.JacksonXmlText;
import io.github.sitemaptoolkit.model.UrlExtension;
import java.math.BigDecimal;
import java.net.URI;
import java.time.LocalDate;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A work of art: every shape that a component may have. */
public record Work(
    @Nullable String title,
    @JacksonXmlProperty(isAttribute = true) @Nullable String ref,
    @JsonProperty("artist") List<Artist> artists,
    @JacksonXmlProperty(isAttribute = true, localName = "public") @Nullable Boolean isPublic,
    @Nullable Integer year,
    @Nullable Kind kind,
    @JsonFormat(pattern = "dd.MM.yyyy") @Nullable LocalDate acquired,
    @Nullable URI page,
    @JsonProperty("price") List<Price> prices,
    @JacksonXmlElementWrapper(localName = "tags") @JsonProperty("tag") @Nullable List<String> tags,
    @JacksonXmlElementWrapper @Nullable List<Integer> size,
    @JacksonXmlProperty(localName = "house", namespace = "urn:works") @Nullable House museum)
    implements UrlExtension {

  /** A closed list of words. */
  public enum Kind {
    PAINTING,
    @JsonProperty("of-stone")
    SCULPTURE
  }

  /** Elements inside. */
  public record Artist(@Nullable String name, @JsonProperty("alias") List<String> aliases) {}

  /** A text with an attribute. */
  public record Price(
      @JacksonXmlText @Nullable BigDecimal amount,
      @JacksonXmlProperty(isAttribute = true) @Nullable String currency) {}

  /** Elements inside an element. */
  public record House(@Nullable String name, @Nullable Place place) {}

  /** Attributes only. */
  public record Place(
      @JacksonXmlProperty(isAttribute = true) @Nullable String city,
      @JacksonXmlProperty(isAttribute = true) @Nullable String country) {}

  /** Returns a work of which nothing is known but the title. */
  public static Work of(@Nullable String title) {
    return new Work(
        title, null, List.of(), null, null, null, null, null, List.of(), null, null, null);
  }
}

package io.github.sitemaptoolkit.ext.jackson.sample;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.dataformat.xml.annotation.JacksonXmlProperty;
import io.github.sitemaptoolkit.model.UrlExtension;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Who made a page. */
public record Credit(
    @JacksonXmlProperty(isAttribute = true) @Nullable String role,
    @Nullable String name,
    @JsonProperty("award") List<String> awards)
    implements UrlExtension {

  public Credit {
    awards = List.copyOf(awards);
  }

  /** No component: not written. */
  public boolean isEmpty() {
    return role == null && name == null && awards.isEmpty();
  }

  /** No component: not written. */
  public String getShown() {
    throw new IllegalStateException("never asked for");
  }
}

package io.github.sitemaptoolkit.ext.jackson.sample;

import io.github.sitemaptoolkit.ext.jackson.RecordExtension;
import io.github.sitemaptoolkit.model.ElementName;

/** All that a jar with a record needs, with one line under META-INF/services. */
public final class CreditExtension extends RecordExtension<Credit> {

  public CreditExtension() {
    super(Credit.class, new ElementName("https://acme.example/ns/credit", "credit", "acme"));
  }
}

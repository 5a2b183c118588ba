package io.github.sitemaptoolkit.batch.setting;

/**
 * A key that no option has.
 *
 * @param value what its value may be
 * @param meaning what it does, for documents
 */
public record SettingKey(String name, String value, String meaning) {}

package io.github.sitemaptoolkit.site.check;

/**
 * What a run has checked.
 *
 * @param documents how many documents
 * @param unreadable how many of them could not be read
 * @param unseen how many sitemaps that indexes list were not checked
 * @param bug whether something was thrown in the place of an error in a program
 */
public record Checked(int documents, int unreadable, long unseen, boolean bug) {}

/**
 * What has to hold in a model, as far as it can be told from the model alone.
 *
 * <p>Start with {@link dev.ironkit.format.msh.rules.ModelRules}, which asks all rules in turn. Each class of rules looks at one kind of
 * record and tells {@code ModelReport} what breaks which rule; the report finds address, field and bytes by the layout of the record.
 * The rules themselves, in words, are the problem enums. Before an edited model is saved, {@link
 * dev.ironkit.format.msh.rules.SavedModel} refuses what the edit broke and leaves alone what was broken before.
 */
package dev.ironkit.format.msh.rules;

/**
 * Commands about the program itself: rules and schemas. {@link dev.ironkit.cli.help.ExplainCommand} shows a rule with an example,
 * {@link dev.ironkit.cli.help.SchemaCommand} the schema of a document.
 */
package dev.ironkit.cli.help;

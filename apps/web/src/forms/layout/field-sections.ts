import type { Field } from '@coverwright/core/model/field'
import { statementLists } from '@coverwright/core/model/statement-lists'
import type { FieldNode } from './field-tree.ts'
import { fieldTree } from './field-tree.ts'

/** Part of a page: the fields of one section, or of none. */
export type FieldSections = readonly { readonly section: string | undefined; readonly nodes: readonly FieldNode[] }[]

/**
 * Fields by section, in the order of the form. A follow-up hangs under its parent only within a section. A list of statements,
 * with what it opens, stands in the section of its first one.
 */
export function fieldSections(fields: readonly Field[]): FieldSections {
  const lists = statementLists(fields)
  const byPath = new Map(fields.map((field) => [field.path, field]))
  const sectionOf = (field: Field): string | undefined => {
    const parent = field.parent === undefined ? undefined : byPath.get(field.parent)
    if (parent && parent !== field && parent.section === field.section && lists.has(parent.path))
      return sectionOf(parent)
    return (lists.get(field.path)?.fields[0] ?? field).section
  }
  return [...Map.groupBy(fields, sectionOf)].map(([section, own]) => ({ section, nodes: fieldTree(own) }))
}

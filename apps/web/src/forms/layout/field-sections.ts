import type { Field } from '@coverwright/core/model/field'
import type { Text } from '@coverwright/core/text/text'
import type { FieldNode } from './field-tree.ts'
import { fieldTree } from './field-tree.ts'

/** Part of a page: the fields of one section, or of none. */
export type FieldSections = readonly { readonly section: Text | undefined; readonly nodes: readonly FieldNode[] }[]

/** Fields by section, in the order of the form. A follow-up hangs under its parent only within a section. */
export const fieldSections = (fields: readonly Field[]): FieldSections =>
  [...Map.groupBy(fields, ({ section }) => section)].map(([section, own]) => ({ section, nodes: fieldTree(own) }))

import type { Field, Statement } from '@coverwright/core/model/field'
import { statementLists } from '@coverwright/core/model/statement-lists'

/** A field with the visible ones that its answer opened. */
export type FieldNode = {
  readonly field: Field
  readonly follow: readonly FieldNode[]
  /** The field is the first of these, which are drawn as one list of statements. */
  readonly list?: Pick<Statement, 'kind' | 'list'> & { readonly nodes: readonly FieldNode[] }
}

/**
 * Fields as a tree: a follow-up hangs under its parent when that is on the same page, in the order of the form. A list of
 * statements stands where its first one would.
 */
export function fieldTree(fields: readonly Field[]): readonly FieldNode[] {
  const earlier = new Set<string>()
  const children = new Map<string | undefined, Field[]>()
  for (const field of fields) {
    // Only an earlier field can be a parent: two that name each other would otherwise vanish.
    const parent = field.parent !== undefined && earlier.has(field.parent) ? field.parent : undefined
    children.set(parent, [...(children.get(parent) ?? []), field])
    earlier.add(field.path)
  }
  const nodeOf = (field: Field): FieldNode => ({ field, follow: (children.get(field.path) ?? []).map(nodeOf) })
  const lists = statementLists(fields)
  return (children.get(undefined) ?? []).flatMap((field) => {
    const list = lists.get(field.path)
    if (!list) return [nodeOf(field)]
    if (list.fields[0] !== field) return []
    return [{ field, follow: [], list: { kind: list.kind, list: list.list, nodes: list.fields.map(nodeOf) } }]
  })
}

import type { Field } from '@coverwright/core/model/field'

/** A field with the visible ones that its answer opened. */
export type FieldNode = { readonly field: Field; readonly follow: readonly FieldNode[] }

/** Fields as a tree: a follow-up hangs under its parent when that is on the same page, in the order of the form. */
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
  return (children.get(undefined) ?? []).map(nodeOf)
}

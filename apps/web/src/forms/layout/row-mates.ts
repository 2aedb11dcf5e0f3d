import type { FieldNode } from './field-tree.ts'

const columns = 6

/** A question with follow-ups has the row for itself, as a list of statements has. */
const widthOf = ({ field, follow, list }: FieldNode): number =>
  list || follow.length > 0 ? columns : (field.width ?? columns)

/** The fields that share their row with another one, as the grid will place them. */
export function rowMates(nodes: readonly FieldNode[]): ReadonlySet<FieldNode> {
  const rows: FieldNode[][] = []
  let columnsLeft = 0
  for (const node of nodes) {
    const width = widthOf(node)
    const row = width <= columnsLeft ? rows.at(-1) : undefined
    if (row) row.push(node)
    else rows.push([node])
    columnsLeft = (row ? columnsLeft : columns) - width
  }
  return new Set(rows.filter((row) => row.length > 1).flat())
}

import type { BusinessClass } from '@coverwright/catalogue/reference/classes'
import type { ClassCodeHit } from '@coverwright/contract/reference'
import { foldText } from '@coverwright/core/input/fold-text'
import MiniSearch from 'minisearch'
import { toClassCode } from './class-code.ts'

type Name = { readonly id: number; readonly row: BusinessClass; readonly text: string }

/**
 * Looks for what a business does among the activities of one country: their names, the words people use, and a line of
 * explanation. A list of some dozens needs none of what the United States' thousand classes need.
 */
export function createActivitySearch(rows: readonly BusinessClass[]) {
  const names: readonly Name[] = rows
    .flatMap((row) => [row.name, ...row.terms, row.blurb].map((text) => ({ row, text })))
    .map((name, id) => ({ ...name, id }))
  const index = new MiniSearch<Name>({
    fields: ['text'],
    tokenize: (text) =>
      foldText(text)
        .split(/[^a-z0-9]+/)
        .filter(Boolean),
    processTerm: (term) => term,
  })
  index.addAll(names)
  return (query: string, limit = 8): ClassCodeHit[] => {
    const found = index.search(query, {
      prefix: (term) => term.length > 1,
      fuzzy: (term) => (term.length > 4 ? 0.2 : 0),
      boostDocument: (id) => (isName(names[Number(id)]) ? 1.5 : 1),
    })
    const hits = new Map<string, ClassCodeHit>()
    for (const { id } of found) {
      const name = names[Number(id)]
      if (!name || hits.has(name.row.ref)) continue
      const { row, text } = name
      hits.set(row.ref, {
        ...toClassCode(row),
        ...(text === row.name || text === row.blurb ? {} : { matched: text }),
      })
    }
    return [...hits.values()].slice(0, limit)
  }
}

const isName = (name: Name | undefined): boolean => name !== undefined && name.text === name.row.name

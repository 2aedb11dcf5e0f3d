import type { Answers } from '@coverwright/core/answers/answers'
import { isRecord } from '@coverwright/core/answers/answers'
import { changedItems } from './changed-items.ts'

/** One item of a list that changed: the list's first name, and where the item stands in it. */
type ItemChange = { readonly list: string; readonly at: number; readonly item: unknown }

/**
 * What a save writes: answers by their first names, the names of those that are taken away, and the one item by which a
 * list differs. A list may be most of a quote, and usually one item of it changed.
 */
export type Differences = {
  readonly given: Answers
  readonly taken: readonly string[]
  readonly item: ItemChange | undefined
}

/** @param stored the answers as the database has them: as before, but sealed */
export function differencesBetween(before: Answers, after: Answers, stored: Answers): Differences {
  const names = Object.keys(after).filter((name) => after[name] !== undefined && after[name] !== before[name])
  const taken = Object.keys(before).filter((name) => after[name] === undefined)
  const [item] = names.flatMap((name) => itemChange(name, before, after, stored) ?? [])
  const given = names.filter((name) => name !== item?.list).map((name) => [name, after[name]])
  return { given: Object.fromEntries(given), taken, item }
}

/** The item by which a list differs, when none came, went or moved, and no other differs. */
function itemChange(list: string, before: Answers, after: Answers, stored: Answers): ItemChange | undefined {
  const [items, kept] = [after[list], stored[list]]
  const [item, ...others] = changedItems(before[list], items)?.after ?? []
  if (!item || others.length > 0 || !Array.isArray(items) || !Array.isArray(kept)) return undefined
  const at = items.indexOf(item)
  const known: unknown = kept[at]
  return isRecord(known) && known.id === item.id ? { list, at, item } : undefined
}

/** The same with sensitive answers sealed. */
export function sealedDifferences(
  { given, taken, item }: Differences,
  seal: (answers: Answers) => Answers,
): Differences {
  if (!item) return { given: seal(given), taken, item }
  const list = seal({ [item.list]: [item.item] })[item.list]
  // What is not sealed is not written.
  if (!Array.isArray(list)) throw new Error('The sealed list is none')
  return { given: seal(given), taken, item: { ...item, item: list[0] } }
}

/** The answers as they are stored once it is written. */
export function withDifferences(stored: Answers, { given, taken, item }: Differences): Answers {
  const all: Record<string, unknown> = { ...stored, ...given }
  for (const name of taken) delete all[name]
  const list = item && all[item.list]
  if (item && Array.isArray(list)) all[item.list] = list.with(item.at, item.item)
  return all
}

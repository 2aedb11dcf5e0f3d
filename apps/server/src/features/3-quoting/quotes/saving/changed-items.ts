import type { Answers } from '@coverwright/core/answers/answers'
import { isRecord, sameAnswer } from '@coverwright/core/answers/answers'

type Item = Answers & { readonly id: string }

const isItem = (item: unknown): item is Item => isRecord(item) && typeof item.id === 'string'

/** The items of a list with unique ids; undefined for any other answer. */
function itemsOf(answer: unknown): readonly Item[] | undefined {
  if (!(Array.isArray(answer) && answer.every(isItem))) return undefined
  return new Set(answer.map(({ id }) => id)).size === answer.length ? answer : undefined
}

/**
 * The items that differ between two states of a list, before and after: of a long list mostly one. Undefined if items
 * were added, removed or moved, and for any other answer.
 */
export function changedItems(
  before: unknown,
  after: unknown,
): { readonly before: readonly Item[]; readonly after: readonly Item[] } | undefined {
  const [older, newer] = [itemsOf(before), itemsOf(after)]
  if (!older || !newer || older.length !== newer.length) return undefined
  if (!older.every(({ id }, at) => id === newer[at]?.id)) return undefined
  const isChanged = (_item: Item, at: number): boolean => !sameAnswer(older[at], newer[at])
  const [was, is] = [older.filter(isChanged), newer.filter(isChanged)]
  return was.length > 0 && was.length < older.length ? { before: was, after: is } : undefined
}

/** A list in which these items replace those with their ids. */
export function withItems(list: unknown, items: unknown): readonly unknown[] {
  const byId = new Map((itemsOf(items) ?? []).map((item) => [item.id, item]))
  return (Array.isArray(list) ? list : []).map((item: unknown) => (isItem(item) ? (byId.get(item.id) ?? item) : item))
}

import type { Answers } from '@coverwright/core/answers/answers'
import { dropKept, keep, kept } from '../../../api/browser/kept.ts'
import { storedName } from '../../../api/page/base.ts'

/** What stands in a page's controls and is not saved yet, by the answer's path; `version` is the quote it was typed on. */
export type Draft = {
  readonly version?: number
  readonly entered: Readonly<Record<string, unknown>>
  /** What stood in each control before it was touched: whether somebody else changed it since, shows by this. */
  readonly seen?: Readonly<Record<string, unknown>>
  /** What was sent of it and never acknowledged, the last ones: stored under it, it is nobody else’s answer. */
  readonly sent?: readonly Answers[]
}

export const noDraft: Draft = { entered: {} }

const keyOf = (quoteId: string | undefined, step: string) => storedName(`draft.${quoteId ?? 'new'}.${step}`)

const isDraft = (stored: unknown): stored is Draft =>
  typeof stored === 'object' && stored !== null && 'entered' in stored && typeof stored.entered === 'object'

/**
 * Typed text outlives a reload, a closed tab and a lost connection: it is kept in this browser until the server has
 * acknowledged it.
 * @param isBlank nothing was saved in the quote yet: what was typed before it was made belongs to it
 */
export function loadDraft(quoteId: string | undefined, step: string, isBlank = false): Draft {
  try {
    const text = kept(keyOf(quoteId, step)) ?? (isBlank ? kept(keyOf(undefined, step)) : null)
    const stored: unknown = JSON.parse(text ?? 'null')
    return isDraft(stored) ? stored : noDraft
  } catch {
    return noDraft
  }
}

export const keepDraft = (quoteId: string | undefined, step: string, draft: Draft): void =>
  keep(keyOf(quoteId, step), JSON.stringify(draft))

export const dropDraft = (quoteId: string | undefined, step: string): void => dropKept(keyOf(quoteId, step))

/** What was typed while `from` was being saved, on top of what that made; undefined when nothing was. */
export function typedSince(from: Draft, now: Draft, version: number): Draft | undefined {
  const since = Object.keys(now.entered).filter((path) => now.entered[path] !== from.entered[path])
  if (since.length === 0) return undefined
  return { version, entered: Object.fromEntries(since.map((path) => [path, now.entered[path]])) }
}

const itemKey = (quoteId: string | undefined, list: string) => storedName(`item.${quoteId ?? 'new'}.${list}`)

/** The id of the item this tab is about to add to a list, the same until it is saved: a repeated save adds it once. */
export function newItemId(quoteId: string | undefined, list: string): string {
  const name = itemKey(quoteId, list)
  try {
    const known = sessionStorage.getItem(name)
    if (known) return known
    const id = crypto.randomUUID()
    sessionStorage.setItem(name, id)
    return id
  } catch {
    return crypto.randomUUID()
  }
}

export function dropNewItemId(quoteId: string | undefined, list: string): void {
  try {
    sessionStorage.removeItem(itemKey(quoteId, list))
  } catch {
    // As above.
  }
}

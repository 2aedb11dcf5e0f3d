import { storedName } from '../../api/base.ts'
/** What stands in a page's controls and is not saved yet, by the answer's path; `version` is the quote it was typed on. */
export type Draft = {
  readonly version?: number
  readonly entered: Readonly<Record<string, unknown>>
  /** What stood in each control before it was touched: whether somebody else changed it since, shows by this. */
  readonly seen?: Readonly<Record<string, unknown>>
}

export const noDraft: Draft = { entered: {} }

const keyOf = (quoteId: string | undefined, step: string) => storedName(`draft.${quoteId ?? 'new'}.${step}`)

const isDraft = (stored: unknown): stored is Draft =>
  typeof stored === 'object' && stored !== null && 'entered' in stored && typeof stored.entered === 'object'

/**
 * Typed text outlives a reload, a closed tab and a lost connection: it is kept in this browser until the server has
 * acknowledged it. A browser that refuses storage loses only this comfort.
 */
export function loadDraft(quoteId: string | undefined, step: string): Draft {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(quoteId, step)) ?? 'null')
    return isDraft(stored) ? stored : noDraft
  } catch {
    return noDraft
  }
}

export function keepDraft(quoteId: string | undefined, step: string, draft: Draft): void {
  try {
    localStorage.setItem(keyOf(quoteId, step), JSON.stringify(draft))
  } catch {
    // A full or forbidden storage must not stop anyone from typing.
  }
}

export function dropDraft(quoteId: string | undefined, step: string): void {
  try {
    localStorage.removeItem(keyOf(quoteId, step))
  } catch {
    // As above.
  }
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

/** A key for the quote about to be made, the same until it exists, so that a repeated request makes only one. */
export function creationKey(): string {
  const name = storedName('creation')
  try {
    const known = localStorage.getItem(name)
    if (known) return known
    const key = crypto.randomUUID()
    localStorage.setItem(name, key)
    return key
  } catch {
    return crypto.randomUUID()
  }
}

export function dropCreationKey(): void {
  try {
    localStorage.removeItem(storedName('creation'))
  } catch {
    // As above.
  }
}

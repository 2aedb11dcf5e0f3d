import { isRecord } from '@coverwright/core/answers/answers'
import type { Arrival } from '@coverwright/core/visit/arrival'
import { storedName } from '../../../api/page/base.ts'

/** A quote about to be made. */
export type Creation = {
  /** The same until it exists, so that a repeated request makes only one. */
  readonly key: string
  /** Where they came from: a repeated request says the same, whatever their address says by then. */
  readonly arrival: Arrival
}

/** What it is made with, as it was first tried. */
export function creation(arrival: Arrival): Creation {
  const begun = { key: crypto.randomUUID(), arrival }
  const name = storedName('creation')
  try {
    const known = creationIn(localStorage.getItem(name))
    if (known) return known
    localStorage.setItem(name, JSON.stringify(begun))
  } catch {
    // Nothing can be kept here: a repeated request makes another quote.
  }
  return begun
}

function creationIn(text: string | null): Creation | undefined {
  if (text === null) return undefined
  try {
    const known: unknown = JSON.parse(text)
    if (isRecord(known) && typeof known.key === 'string' && isRecord(known.arrival))
      return { key: known.key, arrival: known.arrival }
  } catch {
    // As it was kept before: the key alone.
    return { key: text, arrival: {} }
  }
  return undefined
}

export function dropCreation(): void {
  try {
    localStorage.removeItem(storedName('creation'))
  } catch {
    // There was none to keep it.
  }
}

import { isRecord } from '@coverwright/core/answers/answers'
import type { Attribution } from '@coverwright/core/visit/attribution'
import { browserStorage } from '../../../api/browser/storage.ts'
import { storedName } from '../../../api/page/base.ts'

/** The request that creates a quote. It stays the same until the quote exists, so that a repeated one creates no other. */
export type QuoteCreation = { readonly key: string; readonly arrival: Attribution }

const name = () => storedName('creation')

/** The pending request; a new one for this arrival where there is none. */
export function quoteCreation(arrival: Attribution): QuoteCreation {
  const pending = creationIn(browserStorage.get(name()))
  if (pending) return pending
  const creation = { key: crypto.randomUUID(), arrival }
  browserStorage.set(name(), JSON.stringify(creation))
  return creation
}

function creationIn(text = 'null'): QuoteCreation | undefined {
  try {
    const content: unknown = JSON.parse(text)
    if (isRecord(content) && typeof content.key === 'string' && isRecord(content.arrival))
      return { key: content.key, arrival: content.arrival }
  } catch {
    // Not ours.
  }
  return undefined
}

export const dropQuoteCreation = (): void => browserStorage.remove(name())

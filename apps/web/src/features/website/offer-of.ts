import type { WebsiteFacts } from '@coverwright/contract/reference'
import { sameAnswer } from '@coverwright/core/answers/answers'

/** What stands below a field that a website may answer; each but `found` and `ask` is said in one sentence. */
export type Offer =
  | { readonly says: 'ask' | 'reading' | 'failed' | 'none' | 'taken' }
  | { readonly says: 'found'; readonly value: string }

type WebsiteReading = {
  readonly facts: WebsiteFacts | undefined
  readonly isFetching: boolean
  readonly isError: boolean
  readonly part: string | undefined
  /** What the field holds now. */
  readonly answer: unknown
}

export function offerOf({ facts, isFetching, isError, part, answer }: WebsiteReading): Offer {
  if (isFetching) return { says: 'reading' }
  if (isError || facts?.state === 'unreadable') return { says: 'failed' }
  if (!facts) return { says: 'ask' }
  const value = Object.entries(facts).find(([name]) => name === part)?.[1]
  if (value === undefined) return { says: 'none' }
  return sameAnswer(value, answer) ? { says: 'taken' } : { says: 'found', value }
}

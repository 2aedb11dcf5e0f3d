import type { OfferedLine } from '@coverwright/catalogue/carriers/carriers'
import type { QuoteAccess } from '../quotes/quotes.store.ts'
import { type Dependencies, fetchQuestions } from './fetch-questions.ts'

/**
 * Has the insurers asked for the question sets with these keys (`gl.liberty`), so that nobody submits around them. A set
 * that cannot be fetched stays away: it stops nobody.
 */
export type FetchMissingQuestions = (access: QuoteAccess, keys: readonly string[]) => Promise<void>

export const createMissingQuestions =
  (dependencies: Dependencies, offered: readonly OfferedLine[]): FetchMissingQuestions =>
  async (access, keys) => {
    const missing = offered.filter(({ line, carrier }) => keys.includes(`${line.line}.${carrier.id}`))
    await Promise.allSettled(missing.map((each) => fetchQuestions(dependencies, access, each, { retry: false })))
  }

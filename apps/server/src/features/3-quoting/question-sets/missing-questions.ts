import type { OfferedLine } from '@coverwright/catalogue/carriers/carriers'
import type { QuoteAccess } from '../quotes/quotes.store.ts'
import { type Dependencies, fetchQuestions } from './fetch-questions.ts'

/**
 * Fetches the question sets with these keys (`gl.liberty`) from their insurers, so that nobody submits without them. A
 * set that cannot be fetched stops nobody.
 */
export type FetchMissingQuestions = (access: QuoteAccess, keys: readonly string[]) => Promise<void>

export const createMissingQuestions =
  (dependencies: Dependencies, offeredLines: readonly OfferedLine[]): FetchMissingQuestions =>
  async (access, keys) => {
    const missing = offeredLines.filter(({ line, carrier }) => keys.includes(`${line.line}.${carrier.id}`))
    await Promise.allSettled(missing.map((each) => fetchQuestions(dependencies, access, each, { retry: false })))
  }

import type { QuoteRequest } from '@coverwright/contract/carrier-contract'
import { isRecord } from '@coverwright/core/answers/answers'
import type { RequestPath } from '../rating/amounts.ts'
import { answersAt } from '../rating/amounts.ts'

export type Entry = Readonly<Record<string, unknown>>

/** The entries of a list in the line's answers; none if it was not asked. */
export const entriesAt = (request: QuoteRequest, path: RequestPath): readonly Entry[] =>
  answersAt(request, path).filter(isRecord)

export const amountIn = (entry: Entry, name: string): number => {
  const value = Number(entry[name] ?? 0)
  return Number.isFinite(value) ? value : 0
}

/** The weight of an answer; 1 for answers not in the table. */
export const weightOf = (table: Readonly<Record<string, number>>, answer: unknown): number =>
  typeof answer === 'string' && Object.hasOwn(table, answer) ? (table[answer] ?? 1) : 1

export const sumOf = <T>(list: readonly T[], amount: (each: T) => number): number =>
  list.reduce((sum, each) => sum + amount(each), 0)

export const startYear = ({ coverage }: QuoteRequest): number => Number(coverage.effective_date.slice(0, 4))

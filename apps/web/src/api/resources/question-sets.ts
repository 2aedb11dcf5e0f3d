import type { Carrier } from '@coverwright/catalogue/carriers/carrier'
import type { QuoteReply } from '@coverwright/contract/quotes'
import { isRecord } from '@coverwright/core/answers/answers'
import type { QuestionSets } from '@coverwright/core/model/question'
import { queryOptions } from '@tanstack/react-query'
import { queryClient } from '../query-client.ts'
import type { paths } from '../schema.d.ts'
import { api, dataOf } from '../server/client.ts'
import { ApiProblem } from '../server/problem.ts'
import { lostQuestionSets } from './lost-question-sets.ts'
import { queryOf } from './quotes.ts'

type QuestionsPath = Extract<keyof paths, `${string}/uw-questions`>

/** A set that a quote lacks: `gl.liberty`, and the answers that it is wanted for. */
export type WantedSet = { readonly key: string; readonly basis: string }

/** Longer than the server lets an insurer take. */
const timeoutMs = 17_000

/** Fetches a carrier's questions for the quote and puts them into the cached quote; false for one without questions. */
async function fetchSet(
  quote: QuoteReply,
  key: string,
  carriers: readonly Carrier[],
  retry: boolean,
): Promise<boolean> {
  const [line = '', carrierId = ''] = key.split('.')
  const carrier = carriers.find(({ id }) => id === carrierId)
  const asks = carrier?.lines.find((each) => each.line === line)?.asks
  if (!asks) return false
  // The catalogue names the carrier's address; a test of the catalogue says that each has its call.
  const path = `/${asks.path}/${asks.version}/${line}/uw-questions` as QuestionsPath
  const query = { quote_id: quote._id, ...(retry ? { retry: '1' as const } : {}) }
  const set = await dataOf(api.GET(path, { params: { query }, signal: AbortSignal.timeout(timeoutMs) }))
  lostQuestionSets.arrived(quote._id, key, set.basis)
  queryClient.setQueryData(
    queryOf(quote).queryKey,
    (before) => before && { ...before, question_sets: { ...before.question_sets, [set.key]: set } },
  )
  return set.questions.length > 0
}

/**
 * A carrier's questions for the quote. Whatever fails, the set counts as empty and the application goes on.
 * @param carriers those of the site's country
 */
export const questionSetQuery = (quote: QuoteReply | null, { key, basis }: WantedSet, carriers: readonly Carrier[]) =>
  queryOptions({
    queryKey: ['questions', quote?._id, key, quote?.version],
    queryFn: async (): Promise<string> => {
      if (!quote) return key
      try {
        await fetchSet(quote, key, carriers, false)
      } catch (problem) {
        if (!(problem instanceof ApiProblem)) throw problem
        lostQuestionSets.add(quote._id, key, basis)
      }
      return key
    },
    enabled: quote !== null && !quote.completed,
    // Offline it fails at once instead of waiting for a connection.
    networkMode: 'always',
    retry: false,
  })

const retriedEveryMs = 61_000

/** Quietly fetches a set again that failed, and remembers that it was lost when questions arrive after all. */
export const lostSetQuery = (quote: QuoteReply | null, { key, basis }: WantedSet, carriers: readonly Carrier[]) =>
  queryOptions({
    queryKey: ['questions', quote?._id, key, 'again', basis],
    queryFn: async (): Promise<string> => {
      if (quote && (await fetchSet(quote, key, carriers, true))) lostQuestionSets.add(quote._id, key, basis)
      return key
    },
    enabled: quote !== null && !quote.completed,
    meta: { isQuiet: true },
    refetchInterval: retriedEveryMs,
    retry: false,
  })

const isQuestion = (value: unknown): boolean =>
  isRecord(value) && typeof value.id === 'string' && typeof value.type === 'string' && typeof value.label === 'string'

/** The contract leaves open what carriers ask, and core evaluates it. */
const areQuestionSets = (sets: QuoteReply['question_sets']): sets is QuoteReply['question_sets'] & QuestionSets =>
  Object.values(sets).every(({ questions }) => questions.every(isQuestion))

/** The question sets of a quote, those that were lost as empty ones; none where one of them is malformed. */
export function questionSetsOf(quote: QuoteReply | null): QuestionSets {
  if (!quote || !areQuestionSets(quote.question_sets)) return {}
  const storedSets: QuestionSets = quote.question_sets
  const lostEntries = Object.entries(lostQuestionSets.allOf(quote._id)).filter(
    ([key, { basis }]) => storedSets[key]?.basis !== basis,
  )
  return lostEntries.length === 0 ? storedSets : { ...storedSets, ...Object.fromEntries(lostEntries) }
}

/** The set has arrived after it was lost, with questions. */
export const hasArrivedLate = (quote: QuoteReply | null, key: string): boolean =>
  quote !== null &&
  lostQuestionSets.of(quote._id, key) !== undefined &&
  (quote.question_sets[key]?.questions.length ?? 0) > 0

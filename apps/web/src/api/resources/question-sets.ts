import type { Carrier } from '@coverwright/catalogue/carriers/carrier'
import type { QuoteReply } from '@coverwright/contract/quotes'
import { isRecord } from '@coverwright/core/answers/answers'
import type { QuestionSets } from '@coverwright/core/model/question'
import { queryOptions } from '@tanstack/react-query'
import type { paths } from '../schema.d.ts'
import { api, dataOf } from '../server/client.ts'
import { queryOf } from './quotes.ts'

type QuestionsPath = Extract<keyof paths, `${string}/uw-questions`>

/**
 * A carrier's questions for the quote, which are put into the cached quote.
 * @param key line and carrier: `gl.liberty`
 * @param carriers those of the site's country
 */
export const questionSetQuery = (quote: QuoteReply | null, key: string, carriers: readonly Carrier[]) =>
  queryOptions({
    queryKey: ['questions', quote?._id, key, quote?.version],
    queryFn: async ({ client }): Promise<string> => {
      const [line = '', carrierId = ''] = key.split('.')
      const carrier = carriers.find(({ id }) => id === carrierId)
      const asks = carrier?.lines.find((each) => each.line === line)?.asks
      if (!(quote && asks)) return key
      // The catalogue names the carrier's address; a test of the catalogue says that each has its call.
      const path = `/${asks.path}/${asks.version}/${line}/uw-questions` as QuestionsPath
      const set = await dataOf(api.GET(path, { params: { query: { quote_id: quote._id } } }))
      client.setQueryData(
        queryOf(quote).queryKey,
        (cached) => cached && { ...cached, question_sets: { ...cached.question_sets, [set.key]: set } },
      )
      return key
    },
    enabled: quote !== null && !quote.completed,
  })

const isQuestion = (value: unknown): boolean =>
  isRecord(value) && typeof value.id === 'string' && typeof value.type === 'string' && typeof value.label === 'string'

/** The contract leaves open what carriers ask, and core evaluates it. */
const areQuestionSets = (sets: QuoteReply['question_sets']): sets is QuoteReply['question_sets'] & QuestionSets =>
  Object.values(sets).every(({ questions }) => questions.every(isQuestion))

/** The question sets of a quote; none where one of them is malformed. */
export const questionSetsOf = (quote: QuoteReply | null): QuestionSets =>
  quote && areQuestionSets(quote.question_sets) ? quote.question_sets : {}

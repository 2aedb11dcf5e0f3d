import { IndicationRequest } from '@coverwright/contract/carrier-contract/indications'
import { type Answers, isRecord, readAnswer, writeAnswer } from '@coverwright/core/answers/answers'
import type { FlowState } from '@coverwright/core/evaluation/evaluate-flow'
import { itemField } from '@coverwright/core/evaluation/item-pages'
import type { Field, FieldType } from '@coverwright/core/model/field'
import { locate } from '@coverwright/core/navigation/navigate'
import { submission } from '@coverwright/core/saving/submission'
import { Value } from 'typebox/value'
import type { QuoteSnapshot } from '../../../3-quoting/quotes/snapshot/quote-snapshot.ts'
import { requestParts } from '../offers/carrier-request.ts'

/** Words move no price, and may say who somebody is or what happened: none is sent before an offer is asked for. */
const wordy: ReadonlySet<FieldType> = new Set([
  ...(['text', 'long_text', 'email', 'phone', 'url', 'tax_id', 'document', 'signature'] as const),
])
const birthdate = 'birthdate'

function withoutWordsOf(field: Field, answer: unknown): unknown {
  const { type, path, sensitive, fields = [] } = field
  if (wordy.has(type) || sensitive || path.split('.').at(-1) === birthdate) return undefined
  if (type === 'repeat') return withoutWordsInEach(fields, answer)
  return type === 'group' && isRecord(answer) ? withoutWords(fields, answer) : answer
}

const withoutWordsInEach = (fields: readonly Field[], entries: unknown): unknown =>
  Array.isArray(entries) ? entries.map((entry) => (isRecord(entry) ? withoutWords(fields, entry) : entry)) : entries

const withoutWords = (fields: readonly Field[], answers: Answers): Answers =>
  fields.reduce(
    (rest, field) => writeAnswer(rest, field.path, withoutWordsOf(field, readAnswer(rest, field.path))),
    answers,
  )

/** The answers of all pages, those to insurers' questions among them, without words. */
const wordless = (answers: Answers, { pages }: FlowState): Answers =>
  pages.reduce((rest, { list, form }) => {
    if (!list) return withoutWords(form.fields, rest)
    const fields = list.step.pages.flatMap((page) => page.form.fields).map(ofItem)
    return writeAnswer(rest, list.step.items, withoutWordsInEach(fields, readAnswer(rest, list.step.items)))
  }, answers)

const ofItem = (field: Field): Field => ({ ...field, path: itemField(field.path) })

/** How far the applicant has come: a list before that is finished, and one at that may still get entries. */
const reachedIn = (flowState: FlowState, furthest: string): number =>
  locate(flowState, `/${furthest.replace(/^\//, '')}`)?.index ?? 0

/** Prefilled answers of an open page do not count yet. */
function withoutUnfinished(answers: Answers, flowState: FlowState, furthestPage: number): Answers {
  const unfinishedPaths = flowState.pages.flatMap(({ list, status, visible }, index) => {
    if (list) return index < furthestPage ? [] : [list.step.items]
    return status === 'complete' ? [] : visible
  })
  return unfinishedPaths.reduce((rest, path) => writeAnswer(rest, path, undefined), answers)
}

/** Losses are known once somebody has answered whether there were any. */
const isAnswered = (claims: unknown): boolean => isRecord(claims) && claims.any !== undefined

/**
 * A quote on its way in the terms of the carrier contract, for each insurer that is asked. The request is undefined where not
 * even the class and the state are known. What is known is worked out once, however many are asked.
 */
export function indicationRequests({ row, facts, flowState, context }: QuoteSnapshot) {
  const furthestPage = reachedIn(flowState, row.max_step)
  const isComplete = flowState.pages.every(
    ({ status, list }, index) => status === 'complete' && (!list || index < furthestPage),
  )
  const finishedAnswers = withoutUnfinished(submission(flowState, context), flowState, furthestPage)
  const base = { answers: wordless(finishedAnswers, flowState), facts, submitted_at: context.today }
  return (target: { readonly line: string; readonly carrier: string }): IndicationRequest | undefined => {
    const parts = requestParts(base, { ...target, uuid: row.uuid })
    const { request_id: _id, remarks: _remarks, renewal: _renewal, claims, ...rest } = parts
    const request = {
      ...rest,
      ...(isAnswered(claims) ? { claims } : {}),
      ...(isComplete ? { complete: true } : {}),
    }
    return Value.Check(IndicationRequest, request) ? request : undefined
  }
}

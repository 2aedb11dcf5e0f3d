import { effectiveDates, lossPaths } from '@coverwright/catalogue/lines/sent-answers'
import type { AnswerPath } from '@coverwright/core/answers/answers'
import type { ShownQuestion, ShownStep } from '../snapshot/snapshot.ts'
import { addressOfProperty } from './insured-property.ts'

type Target = { readonly line: string; readonly carrier: string }

const quotePaths: ReadonlyMap<string, AnswerPath> = new Map([
  ['business.description', 'business_description'],
  ['business.website', 'business_website'],
  ['coverage.occurrence_limit', 'coverage.liability_limit'],
  ['coverage.aggregate_limit', 'coverage.liability_limit'],
])

/**
 * The answer that an insurer names in the terms of our request, as the quote names it. `[]` stands for any entry of a
 * list, and so for the list.
 */
export function answerPath(requestPath: string, { line, carrier }: Target): AnswerPath {
  const [path = ''] = requestPath.split('[]')
  const [part = '', name = ''] = split(path)
  if (part === 'uw_questions') return `${line}.${carrier}.uw_questions[${name}]`
  if (part === 'claims') return lossPath(name, line)
  if (part === 'coverage' && name === 'effective_date') return effectiveDates(line)[0] ?? path
  if (part === 'coverage') return quotePaths.get(path) ?? addressOfProperty(name) ?? path
  return (
    quotePaths.get(path) ?? path.replace(/^business\.contact\./, 'contact_').replace(/^(business|class|details)\./, '')
  )
}

function split(path: string): readonly string[] {
  const dot = path.indexOf('.')
  return dot < 0 ? [path] : [path.slice(0, dot), path.slice(dot + 1)]
}

/** An insurer is sent the losses of its line only, so that their positions are not those in our list. */
function lossPath(name: string, line: string): AnswerPath {
  const { any, list, cancelled, cancelledReason } = lossPaths(line)
  if (name === 'any') return any
  if (name === 'cancelled') return cancelled
  return name === 'cancelled_reason' ? cancelledReason : list
}

/** Whether the application asked for the answer at a path. */
export const wasAsked = (steps: readonly ShownStep[], path: AnswerPath): boolean =>
  steps.some(({ questions }) => isAmong(questions, path))

/** An answer within a group, or within one entry of a list, is asked if its own question is. */
const isAmong = (questions: readonly ShownQuestion[], path: AnswerPath): boolean =>
  questions.some(
    (question) =>
      question.path === path ||
      (path.startsWith(`${question.path}.`) &&
        isAmong(question.fields ?? [], path.slice(question.path.length + 1).replace(/^\d+\./, ''))),
  )

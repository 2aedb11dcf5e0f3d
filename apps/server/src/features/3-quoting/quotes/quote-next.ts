import type { QuoteNext } from '@coverwright/contract/open-questions'
import { type AnswerTextOptions, answerText } from '@coverwright/core/model/answer-text'
import type { Field } from '@coverwright/core/model/field'
import { type OpenQuestion, openQuestions } from '@coverwright/core/navigation/open-questions'
import type { Static } from 'typebox'
import type { ReferenceLookup } from '../../1-foundation/reference/reference.ts'
import { type Schema, schemaOf } from './openapi/field-schema.ts'
import { answerWords } from './replies/answer-words.ts'
import { quoteProblems } from './saving/validate-quote.ts'
import { translateFor } from './snapshot/for-viewer.ts'
import type { QuoteSnapshot } from './snapshot/quote-snapshot.ts'

type Next = Static<typeof QuoteNext>

/** What a quote still lacks, for a client that draws the questions itself. */
export function quoteNext(quote: QuoteSnapshot, reference: ReferenceLookup): Next {
  if (quote.row.completed) return { ready: true, questions: [], problems: [] }
  const { served, facts, flowState, context } = quote
  const words = answerWords({ site: served.site, translate: translateFor(quote), facts })
  const open = openQuestions(flowState, context)
  const openPaths = open.map(({ page, field }) => [page.path, field.path] as const)
  const isAsked = (step: string, path: string): boolean =>
    openPaths.some(([page, field]) => page === step && (path === field || path.startsWith(`${field}.`)))
  const problems = quoteProblems(quote, reference).filter(({ step, field }) => !isAsked(step, field))
  return {
    ready: open.length === 0 && problems.length === 0,
    questions: open.map((each) => questionReply(each, quote, words)),
    problems,
  }
}

function questionReply(
  { page, field }: OpenQuestion,
  quote: QuoteSnapshot,
  words: AnswerTextOptions,
): Next['questions'][number] {
  const { path, type, label, hint, why, parent } = field
  const source = sourceOf(field)
  return {
    field: path,
    page: page.path,
    label: words.t(label),
    type,
    ...(hint === undefined ? {} : { hint: words.t(hint) }),
    ...(why === undefined ? {} : { why: words.t(why) }),
    ...(parent === undefined ? {} : { follows: parent }),
    ...(source === undefined || quote.context.optionsOf?.(source) ? {} : { options_from: source }),
    schema: schemaOf(field, (part) => ({ about: aboutOf(part, words), choice: choiceOf(part, quote, words) })),
  }
}

const sourceOf = ({ type, optionsFrom }: Field): string | undefined => (type === 'class' ? 'class-codes' : optionsFrom)

const aboutOf = ({ label, hint }: Field, { t }: AnswerTextOptions): Schema => ({
  title: t(label),
  ...(hint === undefined ? {} : { description: t(hint) }),
})

/** The values that may be chosen, each with what it is called. */
function choiceOf(field: Field, { context }: QuoteSnapshot, words: AnswerTextOptions): Schema {
  const { type, options, optionsFrom } = field
  const optionValues = optionsFrom === undefined ? undefined : context.optionsOf?.(optionsFrom)
  const values = options?.map(({ value }) => value) ?? (optionValues && [...optionValues]) ?? wordsOf[type]
  if (!values) return {}
  const oneOf = values.map((value) => ({
    const: value,
    title: answerText(field, value, words),
    ...hintOf(field, value, words),
  }))
  return type === 'coverage' ? { properties: { uuid: { type: 'string', oneOf } } } : { oneOf }
}

const wordsOf: Readonly<Partial<Record<Field['type'], readonly string[]>>> = {
  yes_no: ['Yes', 'No'],
  yes_no_not_sure: ['Yes', 'No', 'Not sure'],
}

function hintOf({ options = [] }: Field, value: string, { t }: AnswerTextOptions): Schema {
  const hint = options.find((option) => option.value === value)?.hint
  return hint === undefined ? {} : { description: t(hint) }
}

import type { Site } from '@coverwright/catalogue/sites/site'
import { type Answers, isBlank, isRecord, readAnswer } from '@coverwright/core/answers/answers'
import { maskAnswer } from '@coverwright/core/answers/masked'
import { answerText } from '@coverwright/core/model/answer-text'
import type { Field } from '@coverwright/core/model/field'
import type { RemainingRemark } from '@coverwright/core/navigation/remaining-remarks'
import type { Translate } from '@coverwright/core/text/text'
import { producerLicenses } from '../../3-quoting/quotes/facts/license-facts.ts'
import { answerWords } from '../../3-quoting/quotes/replies/answer-words.ts'
import type { Disclosure, ShownQuestion, ShownStep } from '../submissions/snapshot/snapshot.ts'
import type { PrintedRenewal, PrintedSignature } from './printed-renewal.ts'

export type PrintedRow = { readonly question: string; readonly answer: string; readonly depth: number }
export type PrintedSection = { readonly title: string; readonly rows: readonly PrintedRow[] }

/** What was agreed to; texts under one heading are grouped. */
export type PrintedStatement = {
  readonly heading: string
  readonly texts: readonly { readonly text: string; readonly citation: string }[]
}

/** An application as plain text, ready to print. */
export type PrintedApplication = {
  readonly title: string
  readonly company: string
  readonly status: string
  readonly isDraft: boolean
  /** For a renewal: the changes, printed first. */
  readonly renewal?: PrintedRenewal
  readonly sections: readonly PrintedSection[]
  /** For a renewal: pages of the earlier application that were not asked again. */
  readonly carried?: { readonly heading: string; readonly sections: readonly PrintedSection[] }
  /** The electronic signature, which replaces the lines to sign. */
  readonly signed?: PrintedSignature
  readonly closing: readonly PrintedStatement[]
  /** The captions of the lines to sign; none on a draft. */
  readonly signature: readonly string[]
  readonly language: string
}

type PrintInput = {
  readonly steps: readonly ShownStep[]
  readonly remarks?: readonly RemainingRemark[] | undefined
  readonly answers: Answers
  readonly facts: Answers
  readonly site: Pick<Site, 'locale' | 'currency' | 'timeZone' | 'country'>
  readonly translate: Translate
}

export function printedApplication(
  input: PrintInput,
  around: Pick<PrintedApplication, 'status' | 'isDraft' | 'closing' | 'signature' | 'renewal' | 'signed'>,
): PrintedApplication {
  const { steps, answers, site, translate } = input
  const company = readAnswer(answers, 'company_name')
  const carriedSteps = steps.filter((step) => step.carried)
  return {
    ...around,
    title: translate(around.renewal ? 'document.renewal.title' : 'document.title'),
    company: typeof company === 'string' ? company : '',
    language: site.locale,
    sections: [
      ...sectionsOf(
        steps.filter((step) => !step.carried),
        input,
      ),
      ...remarksSection(input),
      ...licensesSection(input),
    ],
    ...(carriedSteps.length
      ? { carried: { heading: translate('document.renewal.carried'), sections: sectionsOf(carriedSteps, input) } }
      : {}),
  }
}

const sectionsOf = (steps: readonly ShownStep[], input: PrintInput): readonly PrintedSection[] =>
  steps.map(({ title, questions }) => ({
    title,
    rows: questions.flatMap((question) => rowsOf(question, readAnswer(input.answers, question.path), 0, input)),
  }))

/** For the underwriter: the remarks on answers that contradict others. */
const remarksSection = ({ remarks = [], translate }: PrintInput): readonly PrintedSection[] =>
  remarks.length > 0
    ? [
        {
          title: translate('document.remarks'),
          rows: remarks.map(({ question, text }) => ({ question, answer: text, depth: 0 })),
        },
      ]
    : []

/** Who sells the insurance, under which license. */
function licensesSection({ facts, translate }: PrintInput): readonly PrintedSection[] {
  const rows = producerLicenses(facts).map(({ holder, words }) => ({ question: holder, answer: words, depth: 0 }))
  return rows.length > 0 ? [{ title: translate('document.licenses'), rows }] : []
}

/** The texts that a submission was agreed to with, in order. */
export const closingOf = (disclosures: readonly Disclosure[]): readonly PrintedStatement[] =>
  [...Map.groupBy(disclosures, ({ heading }) => heading ?? '')].map(([heading, own]) => ({
    heading,
    texts: own.map(({ text, citation }) => ({ text, citation: citation ?? '' })),
  }))

function rowsOf(question: ShownQuestion, answer: unknown, depth: number, input: PrintInput): readonly PrintedRow[] {
  const { statement, fields, total } = question
  const label = statement?.words ?? question.label
  // Shares of a whole are printed on one line.
  if (!fields || total || isBlank(answer)) return [{ question: label, answer: words(question, answer, input), depth }]
  const entries: readonly unknown[] = Array.isArray(answer) ? answer : [answer]
  return entries.flatMap((entry, index) => [
    { question: entries.length > 1 ? `${label} (${index + 1})` : label, answer: '', depth },
    ...fields.flatMap((field) => {
      const inner = isRecord(entry) ? readAnswer(entry, field.path) : undefined
      return isBlank(inner) ? [] : rowsOf(field, inner, depth + 1, input)
    }),
  ])
}

/** In the review page's words: one wording of answers for screen and paper. */
function words(question: ShownQuestion, answer: unknown, { facts, site, translate }: PrintInput): string {
  if (isBlank(answer)) return translate('document.notAnswered')
  if (question.sensitive) return maskAnswer(answer)
  return answerText(fieldOf(question, site.country), answer, answerWords({ site, translate, facts }))
}

/**
 * The stored question as a field; its label is the text of that day, not a key.
 * @param country whose phone numbers it has
 */
const fieldOf = (
  { path, type, label, options, optionsFrom, fields, dateStyle }: ShownQuestion,
  country: string,
): Field => ({
  path,
  type,
  country,
  label: { words: label },
  ...(options ? { options: options.map((option) => ({ value: option.value, label: { words: option.label } })) } : {}),
  ...(optionsFrom ? { optionsFrom } : {}),
  ...(fields ? { fields: fields.map((field) => fieldOf(field, country)) } : {}),
  ...(dateStyle ? { dateStyle } : {}),
})

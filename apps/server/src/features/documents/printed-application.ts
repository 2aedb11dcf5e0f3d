import { businessTypes } from '@coverwright/catalogue/reference/business-types'
import { states } from '@coverwright/catalogue/reference/states'
import type { Site } from '@coverwright/catalogue/sites/site'
import { type Answers, isBlank, isRecord, readAnswer } from '@coverwright/core/answers/answers'
import { displayedPhone } from '@coverwright/core/forms/field-values'
import { masked } from '@coverwright/core/forms/masked'
import type { Translate } from '@coverwright/core/text/text'
import type { ShownQuestion, ShownStep } from '../submissions/snapshot.ts'

export type PrintedRow = { readonly question: string; readonly answer: string; readonly depth: number }
export type PrintedSection = { readonly title: string; readonly rows: readonly PrintedRow[] }

/** An application in nothing but words, ready for paper. */
export type PrintedApplication = {
  readonly title: string
  readonly company: string
  readonly status: string
  readonly isDraft: boolean
  readonly sections: readonly PrintedSection[]
  readonly closing: readonly string[]
  readonly language: string
}

type Printing = {
  readonly steps: readonly ShownStep[]
  readonly answers: Answers
  readonly facts: Answers
  readonly site: Pick<Site, 'locale' | 'currency'>
  readonly translate: Translate
}

export function printedApplication(
  printing: Printing,
  { status, isDraft, closing }: Pick<PrintedApplication, 'status' | 'isDraft' | 'closing'>,
): PrintedApplication {
  const { steps, answers, site, translate } = printing
  const company = readAnswer(answers, 'company_name')
  return {
    title: translate('document.title'),
    company: typeof company === 'string' ? company : '',
    status,
    isDraft,
    closing,
    language: site.locale,
    sections: steps.map(({ title, questions }) => ({
      title,
      rows: questions.flatMap((question) => rowsOf(question, readAnswer(answers, question.path), 0, printing)),
    })),
  }
}

function rowsOf(question: ShownQuestion, answer: unknown, depth: number, printing: Printing): readonly PrintedRow[] {
  const { label, fields } = question
  if (!fields || isBlank(answer)) return [{ question: label, answer: words(question, answer, printing), depth }]
  const entries: readonly unknown[] = Array.isArray(answer) ? answer : [answer]
  return entries.flatMap((entry, index) => [
    { question: entries.length > 1 ? `${label} (${index + 1})` : label, answer: '', depth },
    ...fields.flatMap((field) => {
      const inner = isRecord(entry) ? readAnswer(entry, field.path) : undefined
      return isBlank(inner) ? [] : rowsOf(field, inner, depth + 1, printing)
    }),
  ])
}

function words(question: ShownQuestion, answer: unknown, { facts, site, translate }: Printing): string {
  if (isBlank(answer)) return translate('document.notAnswered')
  if (question.sensitive) return masked(answer)
  const { path, type, options = [] } = question
  const known = String(namedByFact(path, facts) ?? answer)
  switch (type) {
    case 'money':
      return amount(Number(answer), site)
    case 'percent':
      return `${answer}%`
    case 'number':
      return new Intl.NumberFormat(site.locale).format(Number(answer))
    case 'date':
      return new Intl.DateTimeFormat(site.locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
        new Date(`${answer}T00:00:00Z`),
      )
    case 'phone':
      return displayedPhone(known) ?? known
    case 'coverage':
      return listed(answer)
        .map((each) => (isRecord(each) ? String(each.name) : ''))
        .join(', ')
    case 'select':
    case 'multi_select':
      return listed(answer)
        .map((each) => options.find(({ value }) => value === each)?.label ?? referenceName(path, each) ?? known)
        .join(', ')
    default:
      return known
  }
}

const listed = (answer: unknown): readonly unknown[] => (Array.isArray(answer) ? answer : [answer])

const amount = (value: number, { locale, currency }: Pick<Site, 'locale' | 'currency'>): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 }).format(value)

/** Refs that the facts of the quote put into words. */
const namedByFact = (path: string, facts: Answers): unknown => {
  if (path === 'class_code_ref') return facts.class_code_description
  return path === 'sub_class_code_ref' ? facts.sub_class_code_description : undefined
}

const referenceName = (path: string, value: unknown): string | undefined => {
  if (path === 'business_type') return businessTypes.find(({ id }) => id === value)?.label
  return path.endsWith('.state') ? states.find(({ code }) => code === value)?.name : undefined
}

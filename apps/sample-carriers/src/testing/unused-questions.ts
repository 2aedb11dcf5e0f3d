import type { QuoteRequest } from '@coverwright/contract/carrier-contract'
import { isRecord } from '@coverwright/core/answers/answers'
import type { CompiledFlow } from '@coverwright/core/evaluation/compile-flow'
import type { Field } from '@coverwright/core/model/field'
import type { SampleCarrier } from '../rating/sample-carrier.ts'
import { offerOf } from './offers.ts'

/** The fields of a flow's pages, those of numbered pages included. */
export const fieldsOf = ({ slots }: CompiledFlow): readonly Field[] =>
  slots.flatMap(({ node }) => {
    if (node.kind === 'page') return node.form.fields
    if (node.kind === 'list' || !('pages' in node.source)) return []
    return node.source.pages.flatMap(({ form }) => form.fields)
  })

/** Answers that an insurer could tell apart; none for free text, which a person reads. */
function answersTo({ type, options = [] }: Field): readonly unknown[] {
  if (type === 'yes_no' || type === 'yes_no_not_sure') return ['Yes', 'No']
  if (type === 'select') return options.map(({ value }) => value)
  if (type === 'multi_select') return options.map(({ value }) => [value])
  if (type === 'number' || type === 'money') return [0, 2, 60, 20_000, 90_000_000]
  if (type === 'percent') return [0, 100]
  if (type === 'year') return [1850, 2026]
  return type === 'date' ? ['1985-05-01', '2026-10-01', '2027-10-01'] : []
}

type Question = { readonly path: string; readonly says: (answer: unknown) => readonly unknown[] }

/** A question, or each field of a list's entry, answered in one entry besides the first. */
const questionsOf = (field: Field): readonly (Question & { readonly opens: readonly string[] })[] => {
  const opens = field.visible?.reads ?? []
  if (!field.fields) return [{ path: field.path, opens, says: () => answersTo(field) }]
  return field.fields.map((part) => ({
    path: `${field.path}.${part.path}`,
    opens: [...opens, ...(part.visible?.reads ?? []).map((name) => `${field.path}.${name}`)],
    says: (firstAnswer: unknown) => {
      const entry: unknown = Array.isArray(firstAnswer) ? firstAnswer[0] : undefined
      return answersTo(part).map((answer) => [{ ...(isRecord(entry) && entry), [part.path]: answer }])
    },
  }))
}

/**
 * Questions of the lines whose answer changes no insurer's offer and opens no other question.
 * @param requestWith a request that gets a price, with one answer changed
 * @param lineOf the line whose answers are stored under a name
 */
export function unusedQuestions(
  insurers: readonly SampleCarrier[],
  fields: readonly Field[],
  requestWith: (name: string, question: string, answer: unknown) => QuoteRequest,
  lineOf: Readonly<Record<string, string>> = {},
): readonly string[] {
  const questions = new Map(fields.flatMap(questionsOf).map((each) => [each.path, each]))
  const opening = new Set([...questions.values()].flatMap(({ opens }) => opens))
  return [...questions.values()].flatMap(({ path, says }) => {
    const [name = '', question = ''] = path.split('.')
    const offering = insurers.filter(({ lines }) => Object.hasOwn(lines, lineOf[name] ?? name))
    if (opening.has(path) || offering.length === 0) return []
    const own = requestWith(name, '', undefined).details?.[name]
    const answers = says(isRecord(own) ? own[question] : undefined)
    const isRead = offering.some((insurer) => {
      const offerText = (answer: unknown) => JSON.stringify(offerOf(insurer, requestWith(name, question, answer)))
      const [first, ...others] = answers
      const otherwise = offerText(first)
      return others.some((answer) => offerText(answer) !== otherwise)
    })
    return isRead || answers.length === 0 ? [] : [path]
  })
}

import type { QuoteRequest } from '@coverwright/contract/carriers'
import type { CompiledFlow } from '@coverwright/core/flow/compile'
import type { Field } from '@coverwright/core/forms/field'
import type { SampleCarrier } from '../rating/sample-carrier.ts'
import { offerOf } from './offers.ts'

/** The fields of a flow's pages, those of numbered pages included. */
export const fieldsOf = ({ slots }: CompiledFlow): readonly Field[] =>
  slots.flatMap(({ node }) => {
    if (node.kind === 'page') return node.form.fields
    if (node.kind === 'list' || !('pages' in node.source)) return []
    return node.source.pages.flatMap(({ form }) => form.fields)
  })

/** Answers that an insurer could tell apart; none for what is told in words, which a person reads. */
function answersTo({ type, options = [] }: Field): readonly unknown[] {
  if (type === 'yes_no' || type === 'yes_no_not_sure') return ['Yes', 'No']
  if (type === 'select') return options.map(({ value }) => value)
  if (type === 'multi_select') return options.map(({ value }) => [value])
  if (type === 'number' || type === 'money') return [0, 2, 60, 20_000, 90_000_000]
  if (type === 'percent') return [0, 100]
  if (type === 'year') return [1950, 2026]
  return type === 'date' ? ['1985-05-01', '2026-10-01'] : []
}

/**
 * Questions of the lines whose answer changes no insurer's offer and opens no other question.
 * @param requestWith a business that is offered a price, with one answer changed
 */
export function askedForNothing(
  insurers: readonly SampleCarrier[],
  fields: readonly Field[],
  requestWith: (line: string, name: string, answer: unknown) => QuoteRequest,
): readonly string[] {
  const opening = new Set(fields.flatMap(({ visible }) => visible?.reads ?? []))
  const written = (insurer: SampleCarrier, line: string) => Object.hasOwn(insurer.lines, line)
  const once = new Map(fields.map((each) => [each.path, each]))
  return [...once.values()].flatMap((each) => {
    const [line = '', name = ''] = each.path.split('.')
    const answers = answersTo(each)
    if (opening.has(each.path) || answers.length === 0) return []
    const offering = insurers.filter((insurer) => written(insurer, line))
    const isRead = offering.some((insurer) => {
      const said = answers.map((answer) => JSON.stringify(offerOf(insurer, requestWith(line, name, answer))))
      return new Set(said).size > 1
    })
    return isRead || offering.length === 0 ? [] : [each.path]
  })
}

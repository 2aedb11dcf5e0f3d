import type { QuoteRequest } from '@coverwright/contract/carriers'
import { isRecord } from '@coverwright/core/answers/answers'
import { compileFlow } from '@coverwright/core/flow/compile-flow'
import type { Flow } from '@coverwright/core/flow/step'
import type { Field } from '@coverwright/core/forms/field'
import type { SampleCarrier, SampleLine } from '../rating/sample-carrier.ts'

type Asked = { readonly path: string; readonly field: Field }

/** Every question of a line's own pages; a part of a list as `aa.vehicles.year`. */
function askedOn(flow: Flow, line: string): readonly Asked[] {
  const fields = compileFlow(flow).slots.flatMap(({ node }) => {
    if (node.kind === 'page') return node.form.fields
    return node.kind === 'paged' && 'pages' in node.source ? node.source.pages.flatMap(({ form }) => form.fields) : []
  })
  const own = new Map(fields.filter(({ path }) => path.startsWith(`${line}.`)).map((field) => [field.path, field]))
  return [...own.values()].flatMap((field) =>
    field.fields
      ? field.fields.map((part) => ({ path: `${field.path}.${part.path}`, field: part }))
      : [{ path: field.path, field }],
  )
}

/** What a person reads: words, places, and what a paper has to say. */
const words = new Set(['text', 'long_text', 'zip', 'date'])

function answerTo({ type, options = [] }: Field, at: number): unknown {
  const values = options.map(({ value }) => value)
  if (type === 'select') return values.at(at)
  if (type === 'multi_select') return values
  if (type === 'yes_no' || type === 'yes_no_not_sure') return at === 0 ? 'Yes' : 'No'
  return words.has(type) ? '2020-01-01' : 5
}

/** The same record, which notes the path of whatever is looked at in it. */
const watched = (value: unknown, path: string, seen: Set<string>): unknown => {
  if (Array.isArray(value)) return value.map((each) => watched(each, path, seen))
  if (!isRecord(value)) return value
  return new Proxy(value, {
    get(target, name) {
      const at = path ? `${path}.${String(name)}` : String(name)
      seen.add(at)
      return watched(Reflect.get(target, name), at, seen)
    },
  })
}

/** Where a line's rules look, of their own and by what they reckon from these answers. */
function readBy(line: SampleLine, request: QuoteRequest): ReadonlySet<string> {
  const seen = new Set<string>()
  const { answers = [], guidelines = [], optionalCovers = [], rateBooks, reads } = line
  const details = watched(request.details, '', seen)
  const told = { ...request, details: isRecord(details) ? details : {} }
  reads?.(told)
  const named: (string | undefined)[] = [
    ...answers.map(({ answer }) => answer),
    ...guidelines.map(({ measure }) => measure),
    ...optionalCovers.flatMap(({ answer, amountAt }) => [answer, amountAt]),
  ]
  for (const book of rateBooks) {
    if (!('exposures' in book)) continue
    named.push(book.limitAt, book.deductibleAt)
    for (const each of book.exposures) 'dollars' in each ? each.dollars(told) : named.push(each.amount)
    for (const each of book.factors ?? []) each.factor(told)
  }
  for (const each of named) if (each) seen.add(each.replace('details.', '').replaceAll('[]', ''))
  return seen
}

/**
 * The questions of a line that no insurer reads and that open no other question: what nobody needs to answer.
 * @param request a request of the line; its answers are put in
 */
export function unread(
  flow: Flow,
  carriers: readonly SampleCarrier[],
  line: string,
  request: QuoteRequest,
): readonly string[] {
  const asked = askedOn(flow, line)
  const opens = new Set(asked.flatMap(({ field }) => field.visible?.reads ?? []))
  const seen = carriers.flatMap(({ lines }) =>
    [0, -1].flatMap((at) => {
      const rules = lines[line]
      const answers: Record<string, unknown> = {}
      for (const { path, field } of asked) {
        const [, name = '', part] = path.split('.')
        const value = answerTo(field, at)
        answers[name] = part ? [{ ...entryOf(answers[name]), [part]: value }] : value
      }
      return rules ? [...readBy(rules, { ...request, details: { [line]: answers } })] : []
    }),
  )
  return asked
    .filter(({ path, field }) => !words.has(field.type) && !opens.has(path) && !seen.includes(path))
    .map(({ path }) => path)
}

const entryOf = (list: unknown): Record<string, unknown> => {
  const [entry] = Array.isArray(list) ? list : []
  return isRecord(entry) ? entry : {}
}

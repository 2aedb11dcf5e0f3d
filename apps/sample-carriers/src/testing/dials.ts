import { answerTo } from '@coverwright/catalogue/testing/any-answer'
import type { sites } from '@coverwright/catalogue/testing/sites-as-they-are'
import { type Answers, isRecord } from '@coverwright/core/answers/answers'
import { overlayAnswers } from '@coverwright/core/answers/overlay-answers'
import type { Field } from '@coverwright/core/model/field'
import fc from 'fast-check'

type Flow = (typeof sites)[number]['flow']

type AmountField = Pick<Field, 'type' | 'options' | 'checks'>

/** An amount that can be increased: its path, with `[]` for every entry of a list, and its possible values. */
export type Dial = { readonly path: string; readonly steps: readonly (number | string)[] }

const money = [
  0, 1000, 5000, 10_000, 25_000, 50_000, 99_999, 100_000, 249_999, 250_000, 251_000, 499_999, 500_000, 750_000, 999_999,
  1_000_000, 1_010_000, 2_500_000, 4_999_999, 5_000_000, 5_100_000, 10_000_000, 40_000_000,
]
const counts = [0, 1, 2, 3, 4, 5, 6, 9, 10, 11, 15, 19, 20, 21, 25, 49, 50, 51, 100, 250, 999, 1000, 5000]

/** `to_10000` and `500000` are sums; so are `none` before them and `more` after them. */
const isSum = (value: string) => /^(to_|up_to_|over_)?\d+$/.test(value)
const ends: Readonly<Record<string, number>> = { none: -1, more: Number.MAX_VALUE }
const sizeOf = (value: string): number =>
  ends[value] ?? Number(value.replace(/\D/g, '')) + Number(value.startsWith('over_')) / 2
const sumsIn = (values: readonly string[]) =>
  values.filter(isSum).length > 1
    ? values
        .filter((value) => isSum(value) || ends[value] !== undefined)
        .toSorted((one, other) => sizeOf(one) - sizeOf(other))
    : undefined

const least = (checks: Field['checks']) =>
  Math.max(0, ...(checks ?? []).map(({ rule, than }) => (rule === 'isMoreThan' ? Number(than) + 1 : 0)))

/**
 * The possible values of an amount, smallest first; undefined for anything else. A choice among sums is an amount.
 */
export function stepsOf({ type, options = [], checks }: AmountField): Dial['steps'] | undefined {
  if (type === 'money') return money
  if (type === 'number') return counts.filter((count) => count >= least(checks))
  return type === 'select' ? sumsIn(options.map(({ value }) => value)) : undefined
}

const withoutItem = (path: string) => path.replace(/^item\./, '')

const dialsIn = (fields: readonly Field[], prefix = ''): readonly Dial[] =>
  fields.flatMap((field) => {
    const path = `${prefix}${withoutItem(field.path)}`
    if (field.fields) return dialsIn(field.fields, `${path}${field.type === 'repeat' ? '[]' : ''}.`)
    const steps = stepsOf(field)
    return steps ? [{ path, steps }] : []
  })

type Part = { readonly fields: readonly Field[]; readonly list?: string }

const partsOf = ({ slots }: Flow): readonly Part[] =>
  [...new Set(slots.map(({ node }) => node))].flatMap((node): readonly Part[] => {
    if (node.kind === 'page') return [{ fields: node.form.fields }]
    if (node.kind === 'list') return [{ list: node.items, fields: node.pages.flatMap(({ form }) => form.fields) }]
    return 'pages' in node.source ? node.source.pages.map(({ form }) => ({ fields: form.fields })) : []
  })

/** Every amount that the pages of a flow ask for. */
export const dialsOf = (flow: Flow): readonly Dial[] => {
  const all = partsOf(flow).flatMap(({ fields, list }) => dialsIn(fields, list ? `${list}[].` : ''))
  return [...new Map(all.map((each) => [each.path, each])).values()]
}

/** Writes into the answers given; `[]` stands for every entry of a list. */
export function setAnswer(answers: object, path: string, value: unknown): void {
  const [name = '', ...rest] = path.split('.')
  const key = name.replace('[]', '')
  const inner: unknown = Reflect.get(answers, key)
  if (rest.length === 0) Reflect.set(answers, key, value)
  else if (name.endsWith('[]')) {
    for (const entry of Array.isArray(inner) ? inner : []) if (isRecord(entry)) setAnswer(entry, rest.join('.'), value)
  } else {
    const existing = isRecord(inner) ? inner : {}
    Reflect.set(answers, key, existing)
    setAnswer(existing, rest.join('.'), value)
  }
}

const entryOf = (fields: readonly Field[]): fc.Arbitrary<Answers> =>
  fc.tuple(...fields.map(answerTo)).map((values) => {
    const entry = {}
    for (const [at, { path }] of fields.entries()) setAnswer(entry, withoutItem(path), values[at])
    return entry
  })

/** Some answers to every page of a flow; each list has two entries. */
export const answersTo = (flow: Flow): fc.Arbitrary<Answers> =>
  fc
    .tuple(
      ...partsOf(flow).map(({ fields, list }) =>
        list
          ? fc.array(entryOf(fields), { minLength: 2, maxLength: 2 }).map((entries) => {
              const answers = {}
              setAnswer(answers, list, entries)
              return answers
            })
          : entryOf(fields),
      ),
    )
    .map((parts) => parts.reduce<Answers>(overlayAnswers, {}))

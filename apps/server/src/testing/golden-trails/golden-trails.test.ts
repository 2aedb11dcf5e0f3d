import { carriers, carriersOf } from '@coverwright/catalogue/carriers/carriers'
import { insuranceTypes } from '@coverwright/catalogue/lines/insurance-types'
import { isBlank, readAnswer } from '@coverwright/core/answers/answers'
import type { Slot } from '@coverwright/core/evaluation/compile-flow'
import { conditionsOf } from '@coverwright/core/evaluation/compile-flow'
import type { FlowState } from '@coverwright/core/evaluation/evaluate-flow'
import type { Field } from '@coverwright/core/model/field'
import { askedOnce, statementLists } from '@coverwright/core/model/statement-lists'
import { questionField } from '@coverwright/core/question-sets/question-field'
import type { View } from '@coverwright/core/rules/rule'
import { testAll } from '@coverwright/core/rules/rule'
import { submission } from '@coverwright/core/saving/submission'
import { expect, it, test } from 'vitest'
import { sampleCarriers } from '../../../../sample-carriers/src/carriers/registry.ts'
import { indicatedLines } from '../../../../sample-carriers/src/indication/lines.ts'
import type { QuoteSnapshot } from '../../features/3-quoting/quotes/snapshot/quote-snapshot.ts'
import { askedForNothing } from './appetite-first.ts'
import { type GoldenBusiness, goldenBusinesses } from './businesses.ts'
import { createIndicationNotes, holds, type Told, widens } from './indications.ts'
import { offersFor, walkBusiness } from './walk-business.ts'

/** The flow as text: each page with its questions, a list of statements in brackets, then every insurer's answer. */
function textOf(name: string, quote: QuoteSnapshot): string {
  const pages = quote.flowState.pages.map(({ path, visible, list, form }) => {
    const visibleFields = form.fields.filter((field) => visible.includes(field.path))
    const fieldsText = list ? `${visible.join(' ')} (${list.count})` : askedIn(visibleFields)
    return fieldsText ? `${path}\n    ${fieldsText}` : path
  })
  return `${[name, '', ...pages, '', ...offersFor(quote)].join('\n')}\n`
}

function askedIn(fields: readonly Field[]): string {
  const lists = statementLists(fields)
  return askedOnce(fields)
    .map(({ path }) => {
      const list = lists.get(path)?.fields.map((field) => shortPath(field.path))
      return list ? `[${list.join(' ')}]` : shortPath(path)
    })
    .join(' ')
}

type Walk = { readonly quote: QuoteSnapshot; readonly told: readonly Told[] }
const walks = new WeakMap<GoldenBusiness, Walk>()

/** Each business is walked once, for all tests. */
function walkOf(business: GoldenBusiness): Walk {
  const cachedWalk = walks.get(business)
  if (cachedWalk) return cachedWalk
  const indications = createIndicationNotes(business)
  const quote = walkBusiness(business, indications.note)
  const walk = { quote, told: indications.told(quote) }
  walks.set(business, walk)
  return walk
}

/** `gl.liberty.uw_questions[height]` is the question `height`. */
const shortPath = (path: string): string => /\[(.+)\]$/.exec(path)?.[1] ?? path

test.for(goldenBusinesses.map((business) => [business.name, business] as const))(
  '%s: pages, questions and offers are unchanged (F2, F3)',
  async ([name, business]) => {
    const { quote } = walkOf(business)
    expect(quote.flowState.pages.every(({ status }) => status === 'complete')).toBe(true)
    await expect(textOf(name, quote)).toMatchFileSnapshot(`./trails/${name}.txt`)
  },
)

test.for(goldenBusinesses.map((business) => [business.name, business] as const))(
  '%s: each insurer gets answers to all its questions that apply, asked or known (Q2, F2)',
  ([, business]) => {
    const { flowState, context } = walkOf(business).quote
    const sentAnswers = submission(flowState, context)
    const open = new Set(flowState.flow.slots.filter((slot) => isOpen(slot, flowState.view)).map(({ node }) => node.id))
    const unansweredFields = Object.entries(context.sets)
      .filter(([key]) => open.has(stepOf(flowState, key)))
      .flatMap(([key, { questions }]) => questions.map((question) => questionField(key, question)))
      .filter(({ optional, visible }) => !optional && (!visible || visible.test(flowState.view) === true))
      .filter(({ path }) => isBlank(readAnswer(sentAnswers, path)))
    expect(unansweredFields.map(({ path }) => path)).toEqual([])
  },
)

const isOpen = (slot: Slot, view: View): boolean => testAll(conditionsOf(slot), view) === true

/** The step with the questions of a set. */
const stepOf = ({ flow }: FlowState, key: string): string =>
  flow.slots.find(({ node }) => node.kind === 'paged' && 'set' in node.source && node.source.set === key)?.node.id ?? ''

it('every line is picked by at least four of at least eighty businesses (F3)', () => {
  expect(goldenBusinesses.length).toBeGreaterThanOrEqual(80)
  const pickedCount = (line: string) => goldenBusinesses.filter(({ lines }) => lines.includes(line)).length
  expect(insuranceTypes.filter(({ line }) => pickedCount(line) < 4).map(({ line }) => line)).toEqual([])
})

test.for(goldenBusinesses.map((business) => [business.name, business] as const))(
  '%s is asked nothing that only insurers need that will not quote (F2)',
  ([, business]) => {
    expect(askedForNothing(walkOf(business).quote)).toEqual([])
  },
)

const everyIndication = () => goldenBusinesses.flatMap((business) => walkOf(business).told)
const usualOnes = () => everyIndication().filter(({ usual }) => usual)

it('with ordinary answers, the first range contains the price of the offer (seven of ten offers; decision 98)', () => {
  expect(usualOnes().length).toBeGreaterThan(0.7 * everyIndication().length)
  const misses = usualOnes().filter(({ ranges: [first], price }) => !(first && holds(first, price)))
  expect(misses.map(({ about }) => about)).toEqual([])
})

it('with ordinary answers, a later range lies within each earlier one (decision 98)', () => {
  expect(
    usualOnes()
      .filter(widens)
      .map(({ about }) => about),
  ).toEqual([])
})

it('once everything is answered the range is the price, whatever the answers', () => {
  const exact = ({ ranges, price }: Told) => ranges.at(-1)?.low === price && ranges.at(-1)?.high === price
  expect(
    everyIndication()
      .filter((each) => !exact(each))
      .map(({ about }) => about),
  ).toEqual([])
})

it('the median first range is less than three times as wide at the top as at the bottom', () => {
  const widths = everyIndication().map(({ ranges: [first] }) =>
    first ? first.high / first.low : Number.POSITIVE_INFINITY,
  )
  expect(widths.toSorted((one, other) => one - other)[Math.floor(widths.length / 2)]).toBeLessThan(3)
})

it('the insurers that give indications are those that the catalogue names', () => {
  const indicates = ({ id, lines }: (typeof sampleCarriers)[number]) =>
    Object.entries(lines).flatMap(([line, { givesNoIndication }]) =>
      Object.hasOwn(indicatedLines, line) && !givesNoIndication ? [`${id} ${line}`] : [],
    )
  const indicating = Object.keys(indicatedLines).flatMap((line) =>
    carriersOf(line).flatMap((offered) => (offered.line.indicates ? [`${offered.carrier.id} ${line}`] : [])),
  )
  const carriersHere = sampleCarriers.filter(({ id }) => carriers.some((each) => each.id === id))
  expect(indicating.toSorted()).toEqual(carriersHere.flatMap(indicates).toSorted())
})

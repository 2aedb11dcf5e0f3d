import { insuranceTypes } from '@coverwright/catalogue/lines/insurance-types'
import type { Answers } from '@coverwright/core/answers/answers'
import { readAnswer, writeAnswer } from '@coverwright/core/answers/answers'
import type { CompiledFlow } from '@coverwright/core/evaluation/compile-flow'
import { compileFlow } from '@coverwright/core/evaluation/compile-flow'
import { evaluateFlow } from '@coverwright/core/evaluation/evaluate-flow'
import type { FlowContext } from '@coverwright/core/evaluation/flow-context'
import type { Field } from '@coverwright/core/model/field'
import type { PageStep } from '@coverwright/core/model/step'
import { yes } from '@coverwright/core/rules/rule'
import { walkBusiness } from '../apps/server/src/testing/golden-trails/walk-business.ts'
import { inTurns } from './parts/in-turns.ts'
import { type Goal, report } from './parts/report.ts'
import { nsEach } from './parts/thread-time.ts'

/*
 * The cost of evaluating a flow from scratch, compared with one plain pass over the same pages and fields: the real
 * application with every line picked and everything answered, and synthetic ones of 1,000 questions on as many or
 * fewer pages. `the pages` finds the visited pages, `everything validated` also the problems of each answer. Each
 * evaluation has a different answer from the one before.
 */
const rounds = 7
const most = { pages: 300, validated: 800 }
const limit = 'one pass over the table'

/** A page that depends on the one before. Every third question depends on the first of its page. */
const step = (at: number, questions: number): PageStep => ({
  kind: 'page',
  id: `s${at}`,
  path: `/s${at}`,
  label: `s${at}`,
  ...(at ? { when: yes(`s${at - 1}.q0`) } : {}),
  form: { fields: Array.from({ length: questions }, (_, place) => question(at, place)) },
})

const question = (at: number, place: number): Field => {
  const sharedParts = { path: `s${at}.q${place}`, label: `q${place}` }
  if (place === 0) return { ...sharedParts, type: 'yes_no' }
  if (place % 3 === 2) return { ...sharedParts, type: 'number', visible: yes(`s${at}.q0`) }
  return { ...sharedParts, type: 'text', checks: [{ rule: 'isLengthLessThan', than: 50 }] }
}

const answerTo = ({ type, path }: Field): unknown => {
  if (type === 'yes_no') return 'Yes'
  return type === 'number' ? 7 : path
}

type Quote = { readonly flow: CompiledFlow; readonly context: FlowContext }

function madeUp(pages: number, questions: number): Quote {
  const children = Array.from({ length: pages }, (_, at) => step(at, questions))
  const nodes = [{ kind: 'group', id: 'all', label: 'all', children } as const]
  const answers = children
    .flatMap(({ form }) => form.fields)
    .reduce<Answers>((all, field) => writeAnswer(all, field.path, answerTo(field)), {})
  const flow = compileFlow({ id: 'bench', nodes, aliases: [], baseFacts: [] })
  return { flow, context: { answers, facts: {}, sets: {}, switches: {}, today: '2026-11-20' } }
}

const everyLine = (): Quote =>
  walkBusiness({
    name: 'every line',
    trade: 'CW722511F',
    zip: '38103',
    lines: [...new Set(insuranceTypes.map(({ line }) => line))],
    people: [9, 12],
    money: [1_600_000, 430_000],
    since: 2013,
  })

/** Checks whether each field has a value at the top level: no rules, no validation. */
function onePass({ flow, context }: Quote): () => number {
  const fields = evaluateFlow(flow, context).pages.flatMap(({ form }) => form.fields.map(({ path }) => path.split('.')))
  const isTold = ([first = '', second]: readonly string[]): boolean => {
    const answer = context.answers[first]
    if (second === undefined) return answer !== undefined
    return typeof answer === 'object' && answer !== null && Object.hasOwn(answer, second)
  }
  return () => fields.filter(isTold).length
}

/** Returns the quote with another answer on each call; the answers are prepared outside the measured work. */
function changing({ context }: Quote, path: string): () => FlowContext {
  const before = readAnswer(context.answers, path)
  const base = typeof before === 'number' ? before : 0
  const contexts = Array.from({ length: 64 }, (_, at) => ({
    ...context,
    answers: writeAnswer(context.answers, path, base + at),
  }))
  let at = 0
  return () => {
    at = (at + 1) % contexts.length
    return contexts[at] ?? context
  }
}

const usEach = (work: () => unknown) => async () => (await nsEach(work)) / 1000

type Case = { readonly quoteOf: () => Quote; readonly changed: string }
const quotes: Readonly<Record<string, Case>> = {
  'the application with every line': { quoteOf: everyLine, changed: 'annual_revenue' },
  '100 questions on 10 pages': { quoteOf: () => madeUp(10, 10), changed: 's5.q2' },
  '300 questions on 30 pages': { quoteOf: () => madeUp(30, 10), changed: 's15.q2' },
  '1,000 questions on 100 pages': { quoteOf: () => madeUp(100, 10), changed: 's50.q2' },
  '1,000 questions on 334 pages': { quoteOf: () => madeUp(334, 3), changed: 's150.q2' },
}

/** The cost of an evaluation in passes over the table, for the smallest synthetic flow. */
const first: number[] = []
for (const [name, { quoteOf, changed }] of Object.entries(quotes)) {
  const quote = quoteOf()
  const { flow } = quote
  const next = changing(quote, changed)
  const rows = await inTurns(
    {
      [limit]: usEach(onePass(quote)),
      'the pages': usEach(() => evaluateFlow(flow, next()).pages),
      'everything validated': usEach(() => evaluateFlow(flow, next()).pages.every(({ problems }) => problems)),
    },
    rounds,
  )
  const usOf = (row: 'the pages' | 'everything validated' | typeof limit): number =>
    rows.get(row)?.median ?? Number.POSITIVE_INFINITY
  const perPass = usOf('everything validated') / usOf(limit)
  if (name.includes('questions')) first.push(perPass)
  const goals: Goal[] = [
    { text: `${name}: the pages in at most ${most.pages} µs`, reached: usOf('the pages') <= most.pages },
    {
      text: `${name}: everything validated in at most ${most.validated} µs`,
      reached: usOf('everything validated') <= most.validated,
    },
    ...(first[0] === undefined ? [] : [{ text: `${name}: linear, as the pass is`, reached: perPass < 1.5 * first[0] }]),
  ]
  report({ id: `flow-${Object.keys(quotes).indexOf(name)}`, work: `The flow, ${name}`, unit: 'µs', limit, rows, goals })
}

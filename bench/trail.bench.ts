import { insuranceTypes } from '@coverwright/catalogue/lines/insurance-types'
import { readAnswer, writeAnswer } from '@coverwright/core/answers/answers'
import type { CompiledFlow } from '@coverwright/core/flow/compile'
import { compileFlow } from '@coverwright/core/flow/compile-flow'
import type { FlowContext } from '@coverwright/core/flow/context'
import { yes } from '@coverwright/core/flow/rule'
import type { PageStep } from '@coverwright/core/flow/step'
import { deriveTrail } from '@coverwright/core/flow/trail'
import { walkBusiness } from '../apps/server/src/testing/golden-trails/walk-business.ts'
import { inTurns } from './parts/in-turns.ts'
import { type Goal, report } from './parts/report.ts'
import { nsEach } from './parts/thread-time.ts'

/*
 * What deriving a trail costs, beside one plain pass over the same pages and their fields: of the real application with
 * every line picked and everything answered, and of made-up ones of 100, 300 and 1,000 pages. `the pages` says which
 * pages are visited, `and their states` also what is wrong with each answer, both after an answer changed: each
 * derivation has another answer than the one before. `of a quote never seen` knows nothing of earlier derivations.
 */
const rounds = 7
const budgetUs = 150
const limit = 'one pass over the table'

const step = (at: number): PageStep => ({
  kind: 'page',
  id: `s${at}`,
  path: `/s${at}`,
  label: `s${at}`,
  ...(at ? { when: yes(`s${at - 1}.open`) } : {}),
  form: {
    fields: [
      { path: `s${at}.open`, type: 'yes_no', label: 'open' },
      { path: `s${at}.name`, type: 'text', label: 'name', checks: [{ rule: 'isLengthLessThan', than: 50 }] },
      { path: `s${at}.count`, type: 'number', label: 'count', visible: yes(`s${at}.open`) },
    ],
  },
})

type Quote = { readonly flow: CompiledFlow; readonly context: FlowContext }

function madeUp(pages: number): Quote {
  const children = Array.from({ length: pages }, (_, at) => step(at))
  const nodes = [{ kind: 'group', id: 'all', label: 'all', children } as const]
  const answers = Object.fromEntries(children.map(({ id }, at) => [id, { open: 'Yes', name: 'Acme', count: at }]))
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

/** Looks whether each field of the trail has something where it would lie at the top: no rules, no checks. */
function onePass({ flow, context }: Quote): () => number {
  const fields = deriveTrail(flow, context).entries.flatMap(({ form }) =>
    form.fields.map(({ path }) => path.split('.')),
  )
  const isTold = ([first = '', second]: readonly string[]): boolean => {
    const held = context.answers[first]
    if (second === undefined) return held !== undefined
    return typeof held === 'object' && held !== null && Object.hasOwn(held, second)
  }
  return () => fields.filter(isTold).length
}

/** The quote with another answer at each call; the answers themselves are prepared, and no part of the work. */
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

/** The quote with an answer that takes a page away at every other call. */
function turning({ context }: Quote, path: string): () => FlowContext {
  const contexts = ['No', 'Yes'].map((answer) => ({ ...context, answers: writeAnswer(context.answers, path, answer) }))
  let at = 0
  return () => contexts[at++ % 2] ?? context
}

const usEach = (work: () => unknown) => async () => (await nsEach(work)) / 1000

const quotes: Readonly<
  Record<string, { readonly quoteOf: () => Quote; readonly changed: string; readonly turned: string }>
> = {
  'the application with every line': { quoteOf: everyLine, changed: 'annual_revenue', turned: 'has_vehicles' },
  '100 pages': { quoteOf: () => madeUp(100), changed: 's50.count', turned: 's98.open' },
  '300 pages': { quoteOf: () => madeUp(300), changed: 's150.count', turned: 's298.open' },
  '1,000 pages': { quoteOf: () => madeUp(1000), changed: 's500.count', turned: 's998.open' },
}

/** How many passes over the table a trail costs, by the questionnaire's name. */
const passes = new Map<string, number>()
for (const [name, { quoteOf, changed, turned }] of Object.entries(quotes)) {
  const quote = quoteOf()
  const { flow, context } = quote
  const next = changing(quote, changed)
  const turn = turning(quote, turned)
  const unseen = (): FlowContext => ({ ...next(), sets: { ...context.sets } })
  const { length } = deriveTrail(flow, context).entries
  const rows = await inTurns(
    {
      [limit]: usEach(onePass(quote)),
      'the pages': usEach(() => deriveTrail(flow, next()).entries),
      'and their states': usEach(() => deriveTrail(flow, next()).frontier),
      'a page more, a page fewer': usEach(() => deriveTrail(flow, turn()).frontier),
      'of a quote never seen': usEach(() => deriveTrail(flow, unseen()).frontier),
    },
    rounds,
  )
  const states = rows.get('and their states')?.median ?? Number.POSITIVE_INFINITY
  const perPass = states / (rows.get(limit)?.median ?? Number.NaN)
  passes.set(name, perPass)
  const goals: Goal[] = []
  if (length <= 300) {
    const turnedUs = rows.get('a page more, a page fewer')?.median ?? Number.POSITIVE_INFINITY
    goals.push({ text: `${name}: under ${budgetUs} µs`, reached: states < budgetUs })
    goals.push({ text: `${name}, a page more or fewer: under ${budgetUs} µs`, reached: turnedUs < budgetUs })
  }
  // A long table leaves the processor's caches, for the pass over it as for the trail.
  const first = passes.get('100 pages')
  if (first !== undefined) goals.push({ text: 'linear, as the pass is', reached: perPass < 1.5 * first })
  report({ id: `trail-${length}`, work: `The trail, ${name} (${length})`, unit: 'µs', limit, rows, goals })
}

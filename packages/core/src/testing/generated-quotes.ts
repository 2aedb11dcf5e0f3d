import fc from 'fast-check'
import { compileFlow } from '../evaluation/compile-flow.ts'
import type { FlowContext } from '../evaluation/flow-context.ts'
import type { Field } from '../model/field.ts'
import type { Question, QuestionSet } from '../model/question.ts'
import type { FlowNode, GroupNode, StepNode } from '../model/step.ts'
import type { Rule } from '../rules/rule.ts'
import { all, any, not, rule, yes } from '../rules/rule.ts'

/** Each step asks `s{n}.a` and `s{n}.b`; b may depend on a; a step may depend on what earlier steps ask. */
type Plan = {
  readonly kind: 'page' | 'pages' | 'set' | 'list'
  readonly conditions: readonly { readonly step: number; readonly negated: boolean }[]
  readonly dependent: boolean
  readonly waits: boolean
}

const plan: fc.Arbitrary<Plan> = fc.record({
  kind: fc.constantFrom('page', 'page', 'pages', 'set', 'list'),
  conditions: fc.array(fc.record({ step: fc.nat(6), negated: fc.boolean() }), { maxLength: 2 }),
  dependent: fc.boolean(),
  waits: fc.boolean(),
})

const fieldPath = (step: number, name: 'a' | 'b') => `s${step}.${name}`
const field = (path: string, visible?: Rule): Field => ({
  path,
  type: 'yes_no',
  label: path,
  ...(visible ? { visible } : {}),
})

const waiting = rule('the look-up said yes', ['lookup'], (view) => {
  const value = view.get('lookup')
  return typeof value === 'boolean' ? value : 'unknown'
})

function conditionOf({ conditions, waits }: Plan, at: number, plans: readonly Plan[]): Rule | undefined {
  const asks = (step: number) => plans[step]?.kind === 'page' || plans[step]?.kind === 'pages'
  const rules = conditions
    .map(({ step, negated }) => ({ step: step % Math.max(at, 1), negated }))
    .filter(({ step }) => step < at && asks(step))
    .map(({ step, negated }) => (negated ? not(yes(fieldPath(step, 'b'))) : yes(fieldPath(step, 'a'))))
  const [first, ...rest] = waits ? [any(waiting, ...rules)] : rules
  return first && all(first, ...rest)
}

function stepOf(own: Plan, at: number, plans: readonly Plan[]): StepNode {
  const when = conditionOf(own, at, plans)
  const sharedParts = { id: `s${at}`, label: `s${at}`, ...(when ? { when } : {}) }
  const a = field(fieldPath(at, 'a'))
  const b = field(fieldPath(at, 'b'), own.dependent ? yes(fieldPath(at, 'a')) : undefined)
  const basis = plans.slice(0, at).findIndex(({ kind }) => kind === 'page')
  if (own.kind === 'page') return { ...sharedParts, kind: 'page', path: `/s${at}`, form: { fields: [a, b] } }
  if (own.kind === 'set') {
    const source = { set: `s${at}`, basis: basis < 0 ? [] : [fieldPath(basis, 'a')] }
    return { ...sharedParts, kind: 'paged', base: `/s${at}/edit`, source }
  }
  if (own.kind === 'pages') {
    const pages = [
      { index: 0, form: { fields: [a] } },
      { index: 1, form: { fields: [b] } },
    ]
    return { ...sharedParts, kind: 'paged', base: `/s${at}/edit`, source: { pages } }
  }
  const inner = [field('item.a'), field('item.b', yes('item.a'))]
  return {
    ...sharedParts,
    kind: 'list',
    texts: { item: 'Item', add: 'Add', deletePrompt: 'Delete?', empty: 'None yet' },
    list: `/s${at}/list`,
    create: `/s${at}/create`,
    edit: `/s${at}/edit/{pos}`,
    items: `s${at}.items`,
    checks: [],
    pages: [{ key: '', label: '', form: { fields: inner } }],
  }
}

function flowOf(plans: readonly Plan[]) {
  const steps: readonly FlowNode[] = plans.map((each, at) => stepOf(each, at, plans))
  const nestGroup = (children: readonly FlowNode[], id: string): GroupNode => ({
    kind: 'group',
    id,
    label: id,
    children,
  })
  const lastPage = { kind: 'page', id: 'done', path: '/done', label: 'done', form: { fields: [] } } as const
  const later = { ...lastPage, id: 'resume', path: '/resume', label: 'resume', uncounted: true } as const
  const half = Math.ceil(steps.length / 2)
  const nodes = [
    nestGroup([nestGroup(steps.slice(0, half), 'inner')], 'one'),
    nestGroup(steps.slice(half), 'two'),
    nestGroup([lastPage, later], 'final'),
  ]
  return compileFlow({ id: 'generated', nodes, aliases: [], baseFacts: ['lookup'] })
}

/** Valid, invalid and missing. */
export const generatedAnswer = fc.constantFrom('Yes', 'No', 'yes', 'maybe', undefined, undefined)
const item = fc.record({ id: fc.uuid(), a: generatedAnswer, b: generatedAnswer })
/** Answers to one step, of all kinds. */
export const generatedAnswers = fc.record(
  {
    a: generatedAnswer,
    b: generatedAnswer,
    items: fc.array(item, { maxLength: 2 }),
    uw_questions: fc.uniqueArray(fc.record({ id: fc.constantFrom('q0', 'q1', 'q2', 'q3'), answer: generatedAnswer }), {
      selector: ({ id }) => id,
    }),
  },
  { requiredKeys: [] },
)

const condition = fc.oneof(
  fc.record({
    holder: fc.constant('question'),
    subject: fc.constantFrom('q0', 'q1', 'q2', 'q3'),
    or: fc.constant(['Yes']),
  }),
  fc.record({
    holder: fc.constant('quote'),
    subject: fc.nat(7).map((step) => fieldPath(step, 'a')),
    or: fc.constant(['Yes']),
  }),
  fc.record({ holder: fc.nat(7).map((step) => `s${step}`), subject: fc.constant('q0'), or: fc.constant(['No']) }),
)
const question = (id: string): fc.Arbitrary<Question> =>
  fc.record({
    id: fc.constant(id),
    type: fc.constant('yes_no' as const),
    topic: fc.constantFrom('work', 'building'),
    label: fc.constant(id),
    conditions: fc.array(condition, { maxLength: 2 }),
  })
const questions = fc.subarray(['q0', 'q1', 'q2', 'q3']).chain((ids) => fc.tuple(...ids.map(question)))
const set: fc.Arbitrary<QuestionSet | undefined> = fc.option(
  fc.record({ revision: fc.constant('1'), basis: fc.constantFrom('[]', '["Yes"]', '[null]'), questions }),
  { nil: undefined },
)

const eight = <T>(each: fc.Arbitrary<T>) => fc.array(each, { minLength: 8, maxLength: 8 })
const recordOf = <T>(values: readonly T[]): Record<string, T> =>
  Object.fromEntries(values.flatMap((value, step) => (value === undefined ? [] : [[`s${step}`, value]])))

/** A flow of up to seven steps of every kind, and a quote somewhere in it. */
export const generatedQuote = fc
  .record({
    plans: fc.array(plan, { minLength: 1, maxLength: 7 }),
    answers: eight(generatedAnswers).map(recordOf),
    sets: eight(set).map((values) => recordOf(values.filter((value) => value !== undefined))),
    lookup: fc.constantFrom(true, false, undefined),
    maxStep: fc.constantFrom(undefined, '/s0', '/s2/edit/0', '/s3/list', '/s4/edit/1', '/done', '/resume', '/nowhere'),
  })
  .map(({ plans, answers, sets, lookup, maxStep }) => {
    const flow = flowOf(plans)
    const context: FlowContext = {
      answers: Object.fromEntries(
        Object.entries(answers).map(([name, all]) => [
          name,
          Object.fromEntries(Object.entries(all).filter(([each]) => flow.owned.has(`${name}.${each}`))),
        ]),
      ),
      facts: { lookup },
      sets,
      switches: {},
      today: '2026-11-20',
      ...(maxStep ? { maxStep } : {}),
    }
    return { flow, context }
  })

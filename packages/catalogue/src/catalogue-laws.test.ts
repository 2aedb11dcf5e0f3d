import type { Answers } from '@coverwright/core/answers/answers'
import { writeAnswer } from '@coverwright/core/answers/answers'
import type { CompiledFlow, Slot } from '@coverwright/core/evaluation/compile-flow'
import { conditionsOf } from '@coverwright/core/evaluation/compile-flow'
import type { FlowState } from '@coverwright/core/evaluation/evaluate-flow'
import { evaluateFlow } from '@coverwright/core/evaluation/evaluate-flow'
import type { FlowContext } from '@coverwright/core/evaluation/flow-context'
import { basisOf } from '@coverwright/core/evaluation/numbered-pages'
import type { Field, Form } from '@coverwright/core/model/field'
import type { QuestionSet } from '@coverwright/core/model/question'
import type { StepNode } from '@coverwright/core/model/step'
import { back, canVisit, firstIncomplete, locate, next, rankOf } from '@coverwright/core/navigation/navigate'
import type { Rule } from '@coverwright/core/rules/rule'
import { submission } from '@coverwright/core/saving/submission'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import site from '../../../sites/default.json' with { type: 'json' }
import { carriers } from './carriers/carriers.ts'
import { unitedStates } from './countries/us/country.ts'
import { privateHostClass } from './reference/private-host.ts'
import { siteFlow } from './sites/site-flow.ts'
import { answerTo, itemOf, states } from './testing/any-answer.ts'

/** Hundreds of quotes that cover the rarest rules; after a change of the catalogue, others may be needed. */
const telling = [15, 25, 3, 8]

/** How often each rule held and did not hold; counted by the rule itself. */
const seenValues = new Map<Rule, Set<boolean>>()

const watchRule = (rule: Rule): Rule => ({
  ...rule,
  test: (view) => {
    const holds = rule.test(view)
    if (typeof holds === 'boolean') seenValues.set(rule, (seenValues.get(rule) ?? new Set()).add(holds))
    return holds
  },
})

const watchedField = (field: Field): Field => ({
  ...field,
  ...(field.visible ? { visible: watchRule(field.visible) } : {}),
  ...(field.fields ? { fields: field.fields.map(watchedField) } : {}),
})
const watchedForm = ({ fields }: Form): Form => ({ fields: fields.map(watchedField) })

const watchedNode = (node: StepNode): StepNode => ({
  ...watchedForms(node),
  ...(node.when ? { when: watchRule(node.when) } : {}),
})

function watchedForms(node: StepNode): StepNode {
  if (node.kind === 'page') return { ...node, form: watchedForm(node.form) }
  if (node.kind === 'list') {
    const pages = node.pages.map(({ when, form, ...page }) => ({
      ...page,
      form: watchedForm(form),
      ...(when ? { when: watchRule(when) } : {}),
    }))
    return { ...node, pages }
  }
  if (!('pages' in node.source)) return node
  return { ...node, source: { pages: node.source.pages.map((page) => ({ ...page, form: watchedForm(page.form) })) } }
}

const { flow: plain } = siteFlow(site, unitedStates)
const watchedByGroup = new Map<readonly Rule[], readonly Rule[]>()
function watchedConditions(conditions: readonly Rule[]): readonly Rule[] {
  const all = watchedByGroup.get(conditions) ?? conditions.map(watchRule)
  watchedByGroup.set(conditions, all)
  return all
}

const nodes = new Map(plain.slots.map(({ node }) => [node, watchedNode(node)]))
const flow: CompiledFlow = {
  ...plain,
  slots: plain.slots.map((slot): Slot => {
    const node = nodes.get(slot.node) ?? slot.node
    return { ...slot, node, groupConditions: watchedConditions(slot.groupConditions) }
  }),
}

const inner = (fields: readonly Field[]): readonly Field[] =>
  fields.flatMap((field) => [field, ...inner(field.fields ?? [])])

function fieldsOf(node: StepNode): readonly Field[] {
  if (node.kind === 'page') return node.form.fields
  if (node.kind === 'list') return node.pages.flatMap(({ form }) => form.fields)
  return 'pages' in node.source ? node.source.pages.flatMap(({ form }) => form.fields) : []
}

const own = [...nodes.keys()]
const rules: readonly (readonly [string, Rule])[] = [
  ...own.flatMap((node) =>
    inner(fieldsOf(node)).flatMap(({ path, visible }): [string, Rule][] =>
      visible ? [[`${node.id}: ${path}`, visible]] : [],
    ),
  ),
  ...own.flatMap((node) =>
    node.kind === 'list'
      ? node.pages.flatMap(({ key, when }): [string, Rule][] => (when ? [[`${node.id}: ${key}`, when]] : []))
      : [],
  ),
  ...plain.slots.flatMap((slot) => conditionsOf(slot).map((condition): [string, Rule] => [slot.node.id, condition])),
]

const askedAnswers = own.flatMap((node): (readonly [string, fc.Arbitrary<unknown>])[] => {
  if (node.kind === 'list') {
    const item = fieldsOf(node).map(({ path, ...field }) => ({ ...field, path: path.slice('item.'.length) }))
    return [[node.items, fc.array(itemOf(item), { maxLength: 2 })]]
  }
  return fieldsOf(node).map((field) => [field.path, answerTo(field)] as const)
})

const outlook = fc.constantFrom('in', 'in', 'refer', 'out')
const pairs = carriers.flatMap(({ id, lines }) => lines.map(({ line, asks }) => ({ id, line, asks })))
const recommendedLines = ['wc', 'cl', 'epli', 'umb', 'bop', 'gl', 'se'] as const
const recommendedAnswers = fc
  .subarray([...recommendedLines])
  .map((lines) => lines.map((line) => ({ line, reason: 'team', ...(line === 'bop' ? { replaces: 'gl' } : {}) })))

const facts: fc.Arbitrary<Answers> = fc
  .record({
    state: states,
    naics6: fc.constantFrom(
      '624410',
      '238220',
      '541511',
      '621111',
      '531210',
      '561510',
      '512110',
      '541110',
      '541110',
      '541110',
      '541110',
    ),
    class_traits: fc.subarray(['contractor', 'technology', 'alcohol', 'in-care', 'advice', 'design', 'health']),
    industry: fc.constantFrom('health', 'retail'),
    show_mc_group: fc.constantFrom(undefined, 'Yes', 'No'),
    sub_class_codes: fc.constantFrom([], [{ ref: 'CWT10019', description: 'Any' }]),
    sub_class_code_description: fc.constantFrom(
      undefined,
      'Medical Practitioner',
      'Commercial day care services',
      'Residential day care services',
    ),
    recommended_coverages: recommendedAnswers,
    outlooks: fc.tuple(...pairs.map(() => outlook)),
    ready: fc.boolean(),
  })
  .map(({ outlooks, ...known }) => ({
    ...known,
    // Of a renewal.
    ...(known.sub_class_code_description === undefined ? { expiring_on: '2027-03-01' } : {}),
    appetite: pairs.reduce<Answers>((all, { id, line }, at) => writeAnswer(all, `${line}.${id}`, outlooks[at]), {}),
  }))

type NestedAnswers = { [name: string]: unknown }

/** Written in place: to copy hundreds of answers for each one takes longer than all that is made up. */
function put(answers: NestedAnswers, path: string, value: unknown): void {
  if (value === undefined) return
  const names = path.split('.')
  const last = names.pop() ?? path
  let holder = answers
  for (const name of names) {
    holder[name] ??= {}
    holder = holder[name] as NestedAnswers
  }
  holder[last] = value
}

const document: fc.Arbitrary<Answers> = fc
  .tuple(...askedAnswers.map(([, answer]) => fc.option(answer, { nil: undefined, freq: 12 })))
  .map((values) => {
    const answers: NestedAnswers = {}
    for (const [at, value] of values.entries()) put(answers, askedAnswers[at]?.[0] ?? 'none', value)
    return answers
  })

const choices = fc.record(
  Object.fromEntries(
    recommendedLines.map((line) => [
      line,
      line === 'bop'
        ? fc.constantFrom('get_recommended', 'get_both', 'not_now')
        : fc.constantFrom('interested', 'not_now', undefined),
    ]),
  ),
)

/** Each insurer's set: one question, fetched for exactly the basis answers. */
function setsFor(context: FlowContext): FlowContext['sets'] {
  const { view } = evaluateFlow(plain, context)
  return Object.fromEntries(
    pairs.flatMap(({ id, line, asks }): [string, QuestionSet][] =>
      asks
        ? [
            [
              `${line}.${id}`,
              {
                revision: '1',
                basis: basisOf(view, asks.basis),
                questions: [{ id: 'q1', type: 'yes_no', topic: 'Work', label: 'Q', fact: `${line}.work` }],
              },
            ],
          ]
        : [],
    ),
  )
}

const quotes: fc.Arbitrary<FlowContext> = fc
  .tuple(document, facts, choices, fc.constantFrom(true, false))
  .map(([answers, { ready, ...known }, taken, on]) => {
    const context: FlowContext = {
      answers: {
        ...answers,
        class_code_ref: answers.class_code_ref === privateHostClass ? privateHostClass : 'CW111111A',
        recommendation_choices: taken,
      },
      facts: known,
      sets: {},
      switches: { ...site.switches, multiClassOn: on, wcBeforeManagementLiability: on, agent: on, individualsOn: on },
      today: '2026-11-20',
    }
    return ready ? { ...context, sets: setsFor(context) } : context
  })

const paths = (flowState: FlowState) => flowState.pages.map(({ path }) => path)
/** Shared by all laws: generating a quote takes longer than evaluating it. */
const madeUp = fc.sample(quotes, 60).map((context) => ({ context, flowState: evaluateFlow(flow, context) }))
const law = (check: (flowState: FlowState, context: FlowContext) => void) => () => {
  for (const { flowState, context } of madeUp) check(flowState, context)
}

describe('laws over the whole catalogue', () => {
  it(
    'back leads to where next came from, in both directions (F2)',
    law((flowState) => {
      const stops = flowState.pages.filter(({ list }) => !list).map(({ path }) => path)
      for (const path of stops) {
        const onward = next(flowState, path)
        const after = onward === undefined ? undefined : locate(flowState, onward)
        if (onward !== undefined && !after?.entry.list) expect(back(flowState, onward)).toBe(path)
      }
    }),
  )

  it(
    'no page stands twice, ranks rise, and nobody gets past what is unfinished (F1, F6)',
    law((flowState) => {
      expect(new Set(paths(flowState)).size).toBe(flowState.pages.length)
      const ranks = flowState.pages.map(({ rank }) => rank)
      expect(ranks.toSorted((left, right) => left - right)).toEqual(ranks)
      for (const [index, { path, status }] of flowState.pages.entries()) {
        if (status !== 'waiting') expect(rankOf(flowState, path)).toBe(flowState.pages[index]?.rank)
        if (index > firstIncomplete(flowState)) expect(canVisit({ ...flowState, maxStep: '/done' }, path)).toBe(false)
      }
    }),
  )

  it(
    'what is submitted holds no answer of a closed branch and gives the same flow again (F20, Q2)',
    law((flowState, context) => {
      const sentAnswers = submission(flowState, context)
      const again = evaluateFlow(flow, { ...context, answers: sentAnswers })
      expect(paths(again)).toEqual(paths(flowState))
      expect(submission(again, { ...context, answers: sentAnswers })).toEqual(sentAnswers)
    }),
  )

  it('every step is in some flow, and every rule holds for some quote and not for another (F1)', () => {
    seenValues.clear()
    const visitedPaths = new Set<string>()
    const lacking = () => [
      ...own.filter(({ id }) => !visitedPaths.has(id)).map(({ id }) => `${id} was never come to`),
      ...rules.flatMap(([where, rule]) => {
        const sides = seenValues.get(rule)
        return sides?.size === 2 ? [] : [`${where}: ${rule.label} was ${sides ? `only ${[...sides]}` : 'never read'}`]
      }),
    ]
    // Rare rules show up late: as many quotes as it takes, within reason, beginning with those that show something new.
    for (const hundred of new Set([...telling, ...Array(100).keys()])) {
      if (lacking().length === 0) break
      for (const context of fc.sample(quotes, { numRuns: 100, seed: hundred })) {
        const flowState = evaluateFlow(flow, context)
        for (const { slot } of flowState.pages) visitedPaths.add(slot.node.id)
        // Questions of items are read at submission.
        submission(flowState, context)
      }
    }
    expect([...new Set(lacking())]).toEqual([])
  })
})

import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Answers } from '../answers/answers.ts'
import { writeAnswer } from '../answers/answers.ts'
import { generatedAnswers, generatedQuote } from '../testing/generated-quotes.ts'
import { field, page } from '../testing/made-pages.ts'
import { compileFlow } from './compile-flow.ts'
import type { FlowContext } from './context.ts'
import type { View } from './rule.ts'
import { moreThan, rule, switchedOn, yes } from './rule.ts'
import type { FlowNode, ListStep } from './step.ts'
import type { Trail } from './trail.ts'
import { deriveTrail } from './trail.ts'

/** Asked on two pages: on the second one the field above it sees it only where the first has asked it. */
const most = field('most', 'number')
const people: ListStep = {
  kind: 'list',
  id: 'people',
  label: 'people',
  list: '/people',
  create: '/people/create',
  edit: '/people/{pos}/{page}',
  items: 'people',
  texts: { item: 'Person', add: 'Add', deletePrompt: 'Delete?', empty: 'None' },
  max: 2,
  checks: [
    { name: 'enough', message: 'enough', passes: (items, { get }) => get('limited') !== 'Yes' || items.length > 0 },
  ],
  pages: [
    {
      key: 'who',
      label: 'who',
      form: {
        fields: [
          field('item.name', 'text'),
          field('item.age', 'number', { checks: [{ rule: 'isNotMoreThanAnswer', of: 'most' }] }),
          field('item.role', 'select', { optionsFrom: 'roles', visible: yes('limited') }),
        ],
      },
    },
    { key: 'more', label: 'more', when: switchedOn('more'), form: { fields: [field('item.note', 'text')] } },
  ],
}

/** Stands in two places: the first time only where somebody is limited. */
const extra = page('extra', [field('extra', 'number', { visible: moreThan('own', 1) }), field('more', 'number')])
const twice: FlowNode = { kind: 'group', id: 'twice', label: 'twice', when: yes('limited'), children: [extra] }

/** Pages whose checks look at everything that a check can see. */
const nodes: readonly FlowNode[] = [
  page('start', [
    field('limited', 'yes_no'),
    { ...most, visible: yes('limited') },
    field('since', 'date', { optional: true }),
  ]),
  page('amounts', [
    field('own', 'number', { checks: [{ rule: 'isNotMoreThanAnswer', of: 'most' }] }),
    most,
    field('again', 'number', { checks: [{ rule: 'isNotMoreThanAnswer', of: 'own' }] }),
  ]),
  page('dates', [
    field('ends', 'date', { checks: [{ rule: 'dateIsAfter', date: 'since' }] }),
    field('begins', 'date', { checks: [{ rule: 'dateIsAfter', date: 'today' }] }),
  ]),
  page('choices', [
    field('role', 'select', { optionsFrom: 'roles' }),
    field('trade', 'select', {
      options: [
        { value: 'a', label: 'a' },
        { value: 'b', label: 'b', visible: yes('limited') },
      ],
    }),
    field('claims', 'repeat', {
      fields: [
        field('kind', 'yes_no'),
        field('paid', 'number', { visible: yes('limited') }),
        field('why', 'text', { visible: yes('kind') }),
        field('place', 'text', { visible: switchedOn('more'), optional: true }),
      ],
    }),
  ]),
  page('counted', [field('before', 'number', { fact: 'count' })], { when: yes('limited') }),
  page('facts', [field('first', 'number', { fact: 'count' }), field('second', 'number', { fact: 'count' })]),
  page('third', [field('third', 'number', { fact: 'count' }), field('fourth', 'text', { optional: true })], {
    when: moreThan('second', 1),
  }),
  page('between', [field('between', 'number', { visible: moreThan('extra', 1) })]),
  twice,
  page('beyond', [field('beyond', 'number', { visible: moreThan('extra', 1) })], { when: moreThan('third', 2) }),
  page('gated', [field('gate', 'yes_no'), field('last', 'number', { checks: [{ rule: 'isMoreThan', than: 1 }] })], {
    when: rule('somebody is there', ['people'], ({ get }) => {
      const found = get('people')
      return found === undefined ? 'unknown' : Array.isArray(found)
    }),
  }),
  people,
  extra,
  page('end', [field('end', 'number', { fact: 'count', visible: moreThan('more', 1) })]),
  page('home', [field('home', 'text', { visible: yes('limited') })]),
  page('away', [field('away', 'yes_no')], {
    when: rule('at home in OH', ['home.state'], ({ get }) => get('home.state') === 'OH'),
  }),
]
const flow = compileFlow({
  id: 'watched',
  nodes: [{ kind: 'group', id: 'all', label: 'all', children: nodes }],
  aliases: [],
  baseFacts: [],
})

const yesNo = fc.constantFrom('Yes', 'No', undefined)
const number = fc.constantFrom(1, 2, 3, 'two', undefined)
const day = fc.constantFrom('2026-11-19', '2026-11-20', '2026-11-21', '2026-02-30', undefined)
const claim = fc.record({ kind: yesNo, paid: number, why: fc.constantFrom('rain', undefined) })
const person = fc.record({
  id: fc.constantFrom('x', 'y', 'z'),
  name: fc.constantFrom('Ann', undefined),
  age: number,
  role: fc.constantFrom('r', 's'),
})
const change: fc.Arbitrary<(context: FlowContext) => FlowContext> = fc
  .oneof(
    fc.tuple(fc.constant('limited'), yesNo),
    fc.tuple(fc.constant('gate'), yesNo),
    fc.tuple(fc.constantFrom('most', 'own', 'again'), number),
    fc.tuple(fc.constantFrom('before', 'first', 'second', 'third', 'last', 'end'), number),
    fc.tuple(fc.constant('home'), fc.constantFrom({ state: 'OH' }, { state: 'TX' }, 'OH', undefined)),
    fc.tuple(fc.constantFrom('extra', 'more', 'between', 'beyond'), number),
    fc.tuple(fc.constantFrom('since', 'ends', 'begins'), day),
    fc.tuple(fc.constant('role'), fc.constantFrom('r', 's', undefined)),
    fc.tuple(fc.constant('trade'), fc.constantFrom('a', 'b')),
    fc.tuple(fc.constant('claims'), fc.option(fc.array(claim, { maxLength: 2 }), { nil: undefined })),
    fc.tuple(fc.constant('people'), fc.option(fc.array(person, { maxLength: 3 }), { nil: undefined })),
  )
  .map(([path, answer]) => (context) => ({ ...context, answers: writeAnswer(context.answers, path, answer) }))
/** One item becomes another, the others stay the very same. */
const itemChange: typeof change = fc.tuple(fc.nat(2), person).map(([at, item]) => (context) => {
  const { people: all } = context.answers
  const items: readonly unknown[] = Array.isArray(all) ? all : []
  const changed = items.map((each, position) => (position === at ? item : each))
  return { ...context, answers: writeAnswer(context.answers, 'people', changed) }
})
/** What else a derivation may depend on changes more seldom. */
const surroundings: fc.Arbitrary<(context: FlowContext) => FlowContext> = fc.oneof(
  fc.boolean().map((more) => (context: FlowContext) => ({ ...context, switches: { more } })),
  fc.constantFrom('2026-11-20', '2026-11-21').map((today) => (context: FlowContext) => ({ ...context, today })),
  fc
    .constantFrom(new Set(['r']), new Set(['r', 's']), undefined)
    .map((roles) => (context: FlowContext) => ({ ...context, optionsOf: () => roles })),
  fc.constantFrom(1, 2).map((most) => (context: FlowContext) => ({ ...context, facts: { most } })),
  fc.constant((context: FlowContext) => ({ ...context, facts: {} })),
)
const changes = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: change },
    { weight: 2, arbitrary: itemChange },
    { weight: 1, arbitrary: surroundings },
  ),
  {
    minLength: 40,
    maxLength: 60,
  },
)

const looked = ['limited', 'most', 'own', 'role', 'people', 'second', 'third', 'extra', 's0', 's3'] as const
const seen = ({ get, isOn, today }: View) => [today, isOn('more'), ...looked.map(get)]

const shape = (trail: Trail) => ({
  entries: trail.entries.map(({ path, state, visible, problems, page, list, view, before, form }) => {
    const { pages, failed, count } = list ?? {}
    const sees = [seen(view), before && seen(before)]
    return {
      path,
      state,
      visible,
      problems,
      page,
      pages,
      failed,
      count,
      sees,
      asks: form.fields.map((each) => each.path),
    }
  }),
  frontier: trail.frontier,
  wanted: trail.wanted,
  filled: [...trail.shared.filled],
  sees: seen(trail.view),
})
/** With question sets of its own, nothing that was found before is known. */
const fromScratch = ({ sets, ...context }: FlowContext) => ({ ...context, sets: { ...sets } })

const empty: FlowContext = { answers: {}, facts: {}, sets: {}, switches: {}, today: '2026-11-20' }

it('what was found before is what would be found anew, whatever changed between (speed)', () => {
  fc.assert(
    fc.property(changes, (all) => {
      let context: FlowContext = { ...empty, sets: {}, answers: { limited: 'Yes', most: 1, own: 2, again: 3 } }
      for (const apply of all) {
        context = apply(context)
        expect(shape(deriveTrail(flow, context))).toEqual(shape(deriveTrail(flow, fromScratch(context))))
      }
    }),
    { numRuns: 200 },
  )
})

it('so it is on every generated flow, for every kind of step (speed)', () => {
  fc.assert(
    fc.property(
      generatedQuote,
      fc.array(fc.tuple(fc.nat(7), generatedAnswers), { maxLength: 12 }),
      ({ flow, context }, all) => {
        let answers: Answers = context.answers
        for (const [step, given] of all) {
          answers = writeAnswer(answers, `s${step}`, given)
          const changed = { ...context, answers }
          expect(shape(deriveTrail(flow, changed))).toEqual(shape(deriveTrail(flow, fromScratch(changed))))
        }
      },
    ),
    { numRuns: 300 },
  )
})

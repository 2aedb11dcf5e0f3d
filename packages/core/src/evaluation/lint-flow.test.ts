import { expect, it } from 'vitest'
import type { Field } from '../model/field.ts'
import type { Alias, FlowNode, ListStep, PagedStep, StepPath } from '../model/step.ts'
import { is, not, yes } from '../rules/rule.ts'
import { page } from '../testing/made-pages.ts'
import { compileFlow } from './compile-flow.ts'
import { lintFlow } from './lint-flow.ts'

const field = (path: string, more: Partial<Field> = {}): Field => ({ path, type: 'yes_no', label: path, ...more })
const comparisonField = (path: string, of: string): Field =>
  field(path, { type: 'number', checks: [{ rule: 'isNotMoreThanAnswer', of }] })
const pagedStep = (id: string, source: PagedStep['source']): PagedStep => ({
  kind: 'paged',
  id,
  label: id,
  base: `/${id}/edit`,
  source,
})
const list = (pages: ListStep['pages']): ListStep => ({
  kind: 'list',
  texts: { item: 'Item', add: 'Add', deletePrompt: 'Delete?', empty: 'None yet' },
  id: 'people',
  label: 'people',
  list: '/people/list',
  create: '/people/create',
  edit: '/people/edit/{pos}',
  items: 'people',
  checks: [],
  pages,
})
const itemPage = (key: string, fields: readonly Field[]) => ({ key, label: key, form: { fields } })

const lint = (children: readonly FlowNode[], aliases: readonly Alias[] = []) =>
  lintFlow(
    compileFlow({ id: 'f', aliases, baseFacts: ['state'], nodes: [{ kind: 'group', id: 'g', label: '', children }] }),
  )

const movedPage = page('wc', [field('wc')], { when: is('state', 'OH') })

it.each<[string, readonly FlowNode[]]>([
  ['a field that reads one above it', [page('a', [field('x'), field('y', { visible: yes('x') })])]],
  [
    'a step shown by a base fact and an earlier step',
    [page('a', [field('x')]), page('b', [], { when: yes('x') }), movedPage],
  ],
  [
    'one step in two places',
    [movedPage, page('b'), { ...movedPage }].map((node, at, all) => (at === 2 ? (all[0] ?? node) : node)),
  ],
  [
    'a later page that reads an earlier page of its own step',
    [
      pagedStep('p', {
        pages: [
          { index: 0, form: { fields: [field('x')] } },
          { index: 1, form: { fields: [field('y', { visible: yes('x') })] } },
        ],
      }),
    ],
  ],
  [
    "an item's page that reads an earlier page of the item",
    [list([itemPage('one', [field('item.x')]), { ...itemPage('two', [field('item.y')]), when: yes('item.x') }])],
  ],
  [
    "a rule that reads an insurer's question",
    [pagedStep('q', { set: 'gl.l', basis: ['state'] }), page('b', [], { when: yes('gl.l.uw_questions[height]') })],
  ],
  [
    'a group whose fields read one another',
    [page('a', [field('x', { type: 'group', fields: [field('in'), field('out', { visible: yes('in') })] })])],
  ],
  [
    'a check that compares with a field above it, and one with what no step asks',
    [page('a', [field('x'), comparisonField('y', 'x'), comparisonField('z', 'nowhere')])],
  ],
  [
    'a check of an item that compares with an earlier page of it',
    [list([itemPage('one', [field('item.x')]), itemPage('two', [comparisonField('item.y', 'item.x')])])],
  ],
])('%s is sound (F1)', (_what, children) => {
  expect(lint(children)).toEqual([])
})

it.each<[string, readonly FlowNode[], string]>([
  ['a path twice', [page('a'), page('b', [], { path: '/a' })], 'b and a have the same path /a'],
  ['an id for two steps', [page('a'), page('a', [], { path: '/b' })], 'two different steps are called a'],
  [
    'a path that numbered pages have',
    [pagedStep('q', { set: 'gl.l', basis: [] }), page('b', [], { path: '/q/edit/7' })],
    'b and q have the same path /q/edit/{n}',
  ],
  [
    'two pages of one number',
    [
      pagedStep('p', {
        pages: [
          { index: 0, form: { fields: [] } },
          { index: 0, form: { fields: [] } },
        ],
      }),
    ],
    'p has two pages of the same number',
  ],
  [
    'a condition that looks ahead',
    [page('a', [], { when: yes('x') }), page('b', [field('x')])],
    'a reads x, which no earlier step asks',
  ],
  [
    'a step shown by itself',
    [page('a', [field('x')], { when: not(yes('x')) })],
    'a reads x, which no earlier step asks',
  ],
  [
    'a group shown by its own step',
    [{ kind: 'group', id: 'in', label: '', when: yes('x'), children: [page('a', [field('x')])] }],
    'a reads x, which no earlier step asks',
  ],
  [
    'a field that reads one below it',
    [page('a', [field('y', { visible: yes('x') }), field('x')])],
    'a: y reads x, which no earlier step asks',
  ],
  [
    'a field in a group that reads one below it',
    [page('a', [field('x', { type: 'group', fields: [field('out', { visible: yes('in') }), field('in')] })])],
    'a: x: out reads in, which no earlier step asks',
  ],
  [
    'questions asked for a later answer',
    [pagedStep('q', { set: 'gl.l', basis: ['x'] }), page('b', [field('x')])],
    'q reads x, which no earlier step asks',
  ],
  [
    'pages for a list nobody made',
    [pagedStep('r', { each: 'upsells', form: () => ({ fields: [] }) })],
    'r reads upsells, which no earlier step asks',
  ],
  [
    "an item's page that looks ahead",
    [list([{ ...itemPage('one', []), when: yes('item.x') }, itemPage('two', [field('item.x')])])],
    'people reads item.x, which no earlier step asks',
  ],
  [
    "a step that reads an item's answer",
    [list([itemPage('one', [field('item.x')])]), page('b', [], { when: yes('item.x') })],
    'b reads item.x, which no earlier step asks',
  ],
  [
    'a check that compares with a field below it',
    [page('a', [comparisonField('y', 'x'), field('x')])],
    'a: y reads x, which no earlier step asks',
  ],
  [
    'a date that is compared with one on a later page',
    [
      page('a', [field('from', { type: 'date', checks: [{ rule: 'dateIsBefore', date: 'to' }] })]),
      page('b', [field('to')]),
    ],
    'a: from reads to, which no earlier step asks',
  ],
  [
    'a check of an item that compares with a later page of it',
    [list([itemPage('one', [comparisonField('item.y', 'item.x')]), itemPage('two', [field('item.x')])])],
    'people: item.y reads item.x, which no earlier step asks',
  ],
  [
    'a check in a group that compares with a part below it',
    [page('a', [field('x', { type: 'group', fields: [comparisonField('part', 'whole'), field('whole')] })])],
    'a: x: part reads whole, which no earlier step asks',
  ],
  [
    'a check nobody wrote',
    [page('a', [field('x', { checks: [{ rule: 'isNice' }] })])],
    'a: x is checked by isNice, which is no check',
  ],
  [
    'a check without its limit, in a group',
    [page('a', [field('x', { type: 'group', fields: [field('in', { checks: [{ rule: 'isMoreThan' }] })] })])],
    'a: in is checked by isMoreThan without than',
  ],
])('%s is a fault (F1)', (_what, children, fault) => {
  expect(lint(children)).toEqual([fault])
})

it.each<[Alias & { readonly path: StepPath }, string]>([
  [{ path: '/go', first: 'nowhere' }, '/go stands for the section nowhere, which does not exist'],
  [{ path: '/go', to: '/nowhere' }, '/go stands for /nowhere, which is no step'],
  [{ path: '/a', to: '/a' }, 'the alias /a hides the step a'],
])('the alias %j is a fault (X9)', (alias, fault) => {
  expect(lint([page('a')], [alias])).toEqual([fault])
  expect(
    lint(
      [page('a')],
      [
        { path: '/to', to: '/a' },
        { path: '/first', first: 'g' },
      ],
    ),
  ).toEqual([])
})

const zip = (more: Partial<Field>): Field => field('zip', { type: 'zip', ...more })
const fills = { city: 'city', state: 'state' }

it('a postal code fills in fields of its own form (S2)', () => {
  expect(lint([page('a', [zip({ fills }), field('city'), field('state')])])).toEqual([])
  expect(lint([page('a', [zip({ fills }), field('city')]), page('b', [field('state')])])).toEqual([
    'a: zip fills state, which its form does not ask',
  ])
  expect(lint([page('a', [zip({ type: 'text', fills: { city: 'city' } }), field('city')])])).toEqual([
    'a: zip fills city and is neither a postal code nor looked up',
  ])
  const inside = field('places', { type: 'repeat', fields: [zip({ fills: { city: 'city' } })] })
  expect(lint([page('a', [inside, field('city')])])).toEqual(['a: zip fills city, which its form does not ask'])
})

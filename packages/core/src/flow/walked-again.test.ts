import { expect, it } from 'vitest'
import type { Field } from '../forms/field.ts'
import { compileFlow } from './compile-flow.ts'
import type { FlowContext } from './context.ts'
import { rule } from './rule.ts'
import type { ListStep, PageStep } from './step.ts'
import { deriveTrail } from './trail.ts'

const page = (id: string, fields: readonly Field[], more: Partial<PageStep> = {}): PageStep => ({
  kind: 'page',
  id,
  path: `/${id}`,
  label: id,
  form: { fields },
  ...more,
})
const field = (path: string, type: Field['type']): Field => ({ path, type, label: path })

it('a quote is walked again when an answer changes that was looked at on the way, and not for any other (speed)', () => {
  let walked = 0
  const counting = page('gated', [field('gate', 'yes_no')], {
    when: rule('counted', ['limited'], ({ get }) => {
      walked++
      return get('limited') === 'Yes'
    }),
  })
  const walks = compileFlow({
    id: 'walks',
    nodes: [
      {
        kind: 'group',
        id: 'all',
        label: 'all',
        children: [
          page('start', [field('limited', 'yes_no'), field('name', 'text'), field('most', 'number')]),
          counting,
        ],
      },
    ],
    aliases: [],
    baseFacts: [],
  })
  let context: FlowContext = {
    ...{ facts: {}, sets: {}, switches: {}, today: '2026-11-20' },
    answers: { limited: 'Yes', name: 'Ann' },
  }
  const stepsWith = (change: Partial<FlowContext>) => {
    walked = 0
    context = { ...context, ...change }
    const { entries } = deriveTrail(walks, context)
    return [entries.length, entries.flatMap(({ problems }) => problems.map(({ path }) => path)), walked]
  }
  stepsWith({})
  expect(stepsWith({})).toEqual([2, ['most', 'gate'], 1])
  expect(stepsWith({ answers: { limited: 'Yes', name: 7, most: 1 } })).toEqual([2, ['name', 'gate'], 0])
  expect(stepsWith({ answers: { limited: 'No', name: 'Ann', most: 1 } })).toEqual([1, [], 1])
  expect(stepsWith({ answers: { limited: 'No', most: 1 } })).toEqual([1, ['name'], 0])
  for (const change of [{ facts: {} }, { today: '2026-11-21' }, { switches: { more: true } }, { carried: {} }, {}])
    expect(stepsWith(change)[2]).toBe(1)
})

it('what stands beside an answer that was looked at, or in a list, makes no difference to the way (speed)', () => {
  let walked = 0
  const gate = rule('counted', ['gl.limited'], ({ get }) => {
    walked++
    return get('gl.limited') === 'Yes'
  })
  const places: ListStep = {
    ...{ kind: 'list', id: 'places', label: 'places', items: 'places', checks: [], max: 9 },
    ...{ list: '/places/list', create: '/places/create', edit: '/places/edit/:id' },
    pages: [{ key: 'place', label: 'place', form: { fields: [field('item.city', 'text')] } }],
    texts: { item: 'place', add: 'add', deletePrompt: 'delete', empty: 'none' },
  }
  const walks = compileFlow({
    id: 'beside',
    nodes: [
      {
        ...{ kind: 'group', id: 'all', label: 'all' },
        children: [
          page('start', [field('gl.limited', 'yes_no'), field('gl.name', 'text')]),
          places,
          page('gated', [field('gate', 'yes_no')], { when: gate }),
        ],
      },
    ],
    aliases: [],
    baseFacts: [],
  })
  const always = { facts: {}, sets: {}, switches: {}, today: '2026-11-20' } as const
  const found = (answers: FlowContext['answers']) => {
    walked = 0
    const { entries } = deriveTrail(walks, { ...always, answers })
    return [entries.flatMap(({ problems }) => problems.map(({ path }) => path)), walked]
  }
  const home = { id: 'home', city: 'Erie' }
  const gl = { limited: 'Yes', name: 'Ann' }
  found({ gl, places: [home] })
  expect(found({ gl, places: [home] })).toEqual([['gate'], 1])
  expect(found({ gl: { ...gl, name: 7 }, places: [home] })).toEqual([['gl.name', 'gate'], 0])
  expect(found({ gl, places: [home, { id: 'away' }] })).toEqual([['places.1.city', 'gate'], 0])
  expect(found({ gl: { limited: 'No', name: 'Ann' }, places: [home] })).toEqual([[], 1])
})

it('a walk on which it mattered what may be chosen is gone anew: a list of options may be another (S1)', () => {
  const role = (path: string): Field => ({ ...field(path, 'select'), fact: 'role', optionsFrom: 'roles' })
  const asked = compileFlow({
    id: 'chosen',
    nodes: [
      {
        kind: 'group',
        id: 'all',
        label: 'all',
        children: [page('start', [role('first')]), page('then', [role('second'), field('name', 'text')])],
      },
    ],
    aliases: [],
    baseFacts: [],
  })
  const always = { facts: {}, sets: {}, switches: {}, today: '2026-11-20' } as const
  const filledWith = (name: string, roles: ReadonlySet<string>) => {
    const context: FlowContext = { ...always, answers: { first: 'cook', name }, optionsOf: () => roles }
    return [...deriveTrail(asked, context).shared.filled.keys()]
  }
  const [cooks, none] = [new Set(['cook']), new Set<string>()]
  expect(filledWith('Ann', cooks)).toEqual(['second'])
  expect(filledWith('Ben', cooks)).toEqual(['second'])
  expect(filledWith('Cem', none)).toEqual([])
  expect(filledWith('Dot', cooks)).toEqual(['second'])
})

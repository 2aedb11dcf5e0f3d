import { expect, it } from 'vitest'
import type { Field } from '../forms/field.ts'
import { field, page } from '../testing/made-pages.ts'
import { aboutBoth } from './about-both.ts'
import { compileFlow } from './compile-flow.ts'
import type { FlowContext } from './context.ts'
import { has, moreThan, rule } from './rule.ts'
import type { ListStep } from './step.ts'
import { deriveTrail } from './trail.ts'

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

it('an answer of which no rule says anything else leads the same way, unless something else looks at it (speed)', () => {
  let walked = 0
  const counted = rule('counted', ['odd'], ({ get }) => {
    walked++
    return Number(get('odd')) % 2 === 1
  })
  const asked = compileFlow({
    id: 'says',
    nodes: [
      {
        ...{ kind: 'group', id: 'all', label: 'all' },
        children: [
          page('start', [field('payroll', 'number'), field('odd', 'number'), field('lines', 'multi_select')]),
          page('large', [field('auditor', 'text')], { when: moreThan('payroll', 100) }),
          page('odd', [{ ...field('left', 'text'), visible: moreThan('odd', 10) }, field('over', 'text')], {
            when: counted,
          }),
          page('wheels', [field('cars', 'number')], { when: has('lines', 'auto') }),
        ],
      },
    ],
    aliases: [],
    baseFacts: [],
  })
  const always = { facts: {}, sets: {}, switches: {}, today: '2026-11-20' } as const
  const found = (payroll: number | undefined, odd: number, ...lines: readonly string[]) => {
    walked = 0
    const { entries } = deriveTrail(asked, { ...always, answers: { payroll, odd, lines } })
    return [entries.flatMap(({ visible }) => visible).join(), walked]
  }
  const start = 'payroll,odd,lines'
  found(5, 2)
  expect(found(5, 2)).toEqual([start, 1])
  expect(found(6, 2, 'gl')).toEqual([start, 0])
  expect(found(100, 2, 'gl', 'bop')).toEqual([start, 0])
  // Another page shows, and those beside it that hang on something else are not looked at.
  expect(found(101, 2, 'gl', 'bop')).toEqual([`${start},auditor`, 0])
  expect(found(999, 2, 'bop')).toEqual([`${start},auditor`, 0])
  expect(found(undefined, 2, 'bop')).toEqual([start, 0])
  expect(found(undefined, 2, 'bop', 'auto')).toEqual([`${start},cars`, 0])
  // On the same side of its own test, and looked at by more than that.
  expect(found(undefined, 3)).toEqual([`${start},over`, 1])
  expect(found(undefined, 5)).toEqual([`${start},over`, 1])
  expect(found(undefined, 11)).toEqual([`${start},left,over`, 1])
})

it('so it is with rules about two answers, whether the other one was open there or not (speed)', () => {
  let walked = 0
  const counted = rule('counted', [], () => {
    walked++
    return true
  })
  const paid = aboutBoth('payroll is more than revenue', ['payroll', 'revenue'], (payroll, revenue) =>
    typeof revenue === 'number' ? Number(payroll) > revenue : 'unknown',
  )
  const early = aboutBoth(
    'payroll alone is much',
    ['payroll', 'later'],
    (payroll, later) => Number(payroll) > (later === 'Yes' ? 900 : 100),
  )
  const asked = compileFlow({
    id: 'both',
    nodes: [
      {
        ...{ kind: 'group', id: 'all', label: 'all' },
        children: [
          page('start', [field('payroll', 'number'), field('revenue', 'number')], { when: counted }),
          page('paid', [field('people', 'text')], { when: paid }),
          page('early', [field('auditor', 'text')], { when: early }),
          page('late', [field('later', 'yes_no')]),
        ],
      },
    ],
    aliases: [],
    baseFacts: [],
  })
  const always = { facts: {}, sets: {}, switches: {}, today: '2026-11-20' } as const
  const found = (payroll: number, revenue: number | undefined, later?: string) => {
    walked = 0
    const { entries } = deriveTrail(asked, { ...always, answers: { payroll, revenue, later } })
    return [entries.map(({ path, state }) => (state === 'pending' ? `${path}?` : path)).join(' '), walked]
  }
  found(5, 9)
  expect(found(5, 9)).toEqual(['/start /late', 1])
  expect(found(6, 8)).toEqual(['/start /late', 0])
  expect(found(8, 6)).toEqual(['/start /paid /late', 1])
  expect(found(80, 60)).toEqual(['/start /paid /late', 0])
  expect(found(80, undefined)).toEqual(['/start /paid? /late', 1])
  // What is answered later was not open where the rule asked for it.
  expect(found(500, 900, 'Yes')).toEqual(['/start /early /late', 1])
  expect(found(600, 900, 'Yes')).toEqual(['/start /early /late', 0])
  expect(found(60, 900, 'Yes')).toEqual(['/start /late', 1])
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

it('a walk on which it mattered what may be chosen is gone again: a list of options may have changed (S1)', () => {
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

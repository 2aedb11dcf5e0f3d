import { expect, it } from 'vitest'
import type { Chosen } from '../../testing/walk-line.ts'
import { contextFor, everyChoice, walk } from '../../testing/walk-line.ts'
import { underlying } from './underlying.ts'

/* The way through the umbrella, written by hand. Shares nothing with the flow. */

const isOwn = (path: string) => /dynamic-questions\/(umbrella|underlying)(_|\/|$)/.test(path)

const listPath = '/umbrella.underlying/dynamic-questions/underlying_list/list'

type Case = {
  readonly chosen: Chosen
  readonly has_vehicles: 'Yes' | 'yes' | 'No' | undefined
  readonly count: number
}

/** An empty list begins with a new entry, which leads to the list; on the way back only the new entry is visited. */
function expectedPaths({ chosen, count }: Case, moves: 'forwards' | 'backwards'): readonly string[] {
  if (chosen === 'not' || chosen === 'refused') return []
  const paths = ['/dynamic-questions/umbrella/edit/0', '/dynamic-questions/umbrella/edit/2']
  if (count === 0) paths.push('/dynamic-questions/underlying_create/edit/0')
  if (count > 0 || moves === 'forwards') paths.push(listPath)
  return paths
}

const cases: readonly Case[] = everyChoice.flatMap((chosen) =>
  (['Yes', 'yes', 'No', undefined] as const).flatMap((has_vehicles) =>
    [0, 1, 3].map((count) => ({ chosen, has_vehicles, count })),
  ),
)

it('asks about vehicles if there are any, then each policy below, and back in reverse (F1, F15)', () => {
  for (const one of cases) {
    const underlying = Array.from({ length: one.count }, (_, at) => ({ id: `p${at}`, line: 'gl' }))
    const answers = { has_vehicles: one.has_vehicles, ...(one.count ? { umbrella: { underlying } } : {}) }
    const { forwards, backwards } = walk(contextFor('umb', '09', one.chosen, answers), isOwn)
    expect({ ...one, forwards, backwards }).toEqual({
      ...one,
      forwards: expectedPaths(one, 'forwards'),
      backwards: expectedPaths(one, 'backwards'),
    })
  }
  expect(cases.length).toBe(4 * 4 * 3)
})

const policy = (line: string) => ({ id: line, line, status: 'applied_here', claim_limit: 1_000_000 })

type WantedCover = { readonly vehicles: boolean; readonly wc: boolean; readonly lines: readonly string[] }

/** The first thing missing in the schedule of policies. */
function expectedMessage({ vehicles, wc, lines }: WantedCover): string | undefined {
  if (!(lines.includes('gl') || lines.includes('bop'))) return 'list.underlying.noLiability'
  if (vehicles && !(lines.includes('auto') || lines.includes('hired_auto'))) return 'list.underlying.noAuto'
  return wc && !lines.includes('employers') ? 'list.underlying.noEmployers' : undefined
}

const kinds = ['gl', 'bop', 'auto', 'hired_auto', 'employers']
const someOf = Array.from({ length: 2 ** kinds.length }, (_, bits) =>
  kinds.filter((_kind, at) => Math.floor(bits / 2 ** at) % 2 === 1),
).filter((lines) => lines.length > 0)

const wishes: readonly WantedCover[] = [true, false].flatMap((vehicles) =>
  [true, false].flatMap((wc) => someOf.map((lines) => ({ vehicles, wc, lines }))),
)

it('does not leave the list until liability, auto and employers’ liability are listed where they must be (V3)', () => {
  for (const one of wishes) {
    const context = contextFor('umb', '09', 'picked', {
      has_vehicles: one.vehicles ? 'Yes' : 'No',
      umbrella: { underlying: one.lines.map(policy) },
      insurance_types: ['09', ...(one.wc ? ['03'] : [])].map((number) => ({
        uuid: `5b0c6f1e-7a52-4c8e-9d3b-0000000000${number}`,
      })),
    })
    const entry = walk(context, isOwn).flowState.pages.find(({ path }) => path === listPath)
    expect({ ...one, message: entry?.list?.failed }).toEqual({ ...one, message: expectedMessage(one) })
  }
  expect(wishes.length).toBe(2 * 2 * 31)
})

it('counts vehicles only where commercial auto does not list them (Q2)', () => {
  const fields = ['light_vehicles', 'medium_trucks', 'heavy_trucks', 'passenger_vehicles', 'radius']
  for (const auto of [true, false]) {
    const context = contextFor('umb', '09', 'picked', {
      has_vehicles: 'Yes',
      insurance_types: ['09', ...(auto ? ['06'] : [])].map((number) => ({
        uuid: `5b0c6f1e-7a52-4c8e-9d3b-0000000000${number}`,
      })),
    })
    const { flowState } = walk(context, isOwn)
    const page = flowState.pages.find(({ path }) => path === '/dynamic-questions/umbrella/edit/2')
    const expected = [...(auto ? [] : fields), 'young_drivers'].map((name) => `umbrella.${name}`)
    expect(page?.visible.slice(0, page.visible.indexOf('umbrella.subsidiaries'))).toEqual(expected)
  }
})

const numbers = { gl: '01', bop: '02', wc: '03', ca: '06', umb: '09' }
type Lines = readonly (keyof typeof numbers)[]

/** The list of one policy below an umbrella that is applied for with these lines. */
function policyState(policy: object, lines: Lines, answers: object = {}, state = 'OH') {
  const context = contextFor('umb', '09', 'picked', {
    umbrella: { underlying: [{ id: 'p', ...policy }] },
    ...answers,
    insurance_types: ['umb' as const, ...lines].map((line) => ({
      uuid: `5b0c6f1e-7a52-4c8e-9d3b-0000000000${numbers[line]}`,
    })),
  })
  const { flowState } = walk({ ...context, facts: { ...context.facts, state } }, isOwn)
  return flowState.pages.find(({ path }) => path === listPath)
}

const appliedHere = (line: string) => ({ line, status: 'applied_here' })
const liability = { coverage: { liability_limit: '1m_2m' } }
const auto = { ca: { limit: '500000' } }
const workers = { wc: { general: { el_limit: '100000' } } }
const both = ['claim_limit', 'year_limit']

it.each<[object, Lines, object, string, readonly string[]]>([
  [appliedHere('gl'), ['gl'], liability, 'OH', []],
  [appliedHere('bop'), ['bop'], liability, 'OH', []],
  [appliedHere('auto'), ['ca'], auto, 'OH', []],
  [appliedHere('employers'), ['wc'], workers, 'OH', ['claim_limit']],
  [appliedHere('employers'), ['wc'], workers, 'TX', []],
  // California allows one limit only.
  [appliedHere('employers'), ['wc'], {}, 'CA', []],
  [appliedHere('employers'), [], {}, 'CA', ['claim_limit']],
  // Another line was picked, or nothing chosen yet.
  [appliedHere('bop'), ['gl'], liability, 'OH', both],
  [appliedHere('gl'), ['gl'], {}, 'OH', both],
  [appliedHere('auto'), [], auto, 'OH', ['claim_limit']],
  [appliedHere('hired_auto'), ['ca'], auto, 'OH', ['claim_limit']],
  [appliedHere('products'), ['gl'], liability, 'OH', both],
  [{ line: 'gl', status: 'in_force' }, ['gl'], liability, 'OH', both],
])(
  'of %j, with %j picked and %j chosen in %s, the limits asked are %j (Q2)',
  (policy, lines, answers, state, expected) => {
    const missing =
      policyState(policy, lines, answers, state)?.problems.map(({ path }) => path.split('.').at(-1) ?? '') ?? []
    expect(missing.filter((name) => both.includes(name))).toEqual(expected)
  },
)

it('the list shows the limit that was chosen, or else answered (Q2)', () => {
  const [shownColumn] = (underlying.columns ?? []).flatMap((column) =>
    typeof column === 'object' && 'value' in column ? [column] : [],
  )
  const limitOf = (policy: Readonly<Record<string, unknown>>) => {
    const entry = policyState(policy, ['gl'], liability)
    return shownColumn?.value({
      get: (path) => (path.startsWith('item.') ? policy[path.slice(5)] : entry?.view.get(path)),
      isOn: () => false,
      today: '2026-11-20',
    })
  }
  // Answered before the limits were counted automatically.
  expect(limitOf({ ...appliedHere('gl'), claim_limit: 10_000_000 })).toBe(1_000_000)
  expect(limitOf({ line: 'gl', status: 'in_force', claim_limit: 2_000_000 })).toBe(2_000_000)
  expect(limitOf({ line: 'gl', status: 'in_force' })).toBeUndefined()
})

it.each([
  ['gl', 'Harbor Mutual'],
  ['auto', 'Harbor Mutual'],
  ['products', 'Harbor Mutual'],
  ['employers', undefined],
  ['professional', undefined],
  [undefined, undefined],
])('the first policy, of the kind %s, begins with the insurer of today: %s (Q2)', (line, insurer) => {
  const begins = underlying.prefill?.insurer
  const get = (path: string) => ({ 'coverage.current_insurer': 'Harbor Mutual', 'item.line': line })[path]
  expect(typeof begins === 'object' && begins.of({ get, isOn: () => false, today: '2026-11-20' })).toBe(insurer)
})

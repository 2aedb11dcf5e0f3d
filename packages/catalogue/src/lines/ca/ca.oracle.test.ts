import { expect, it } from 'vitest'
import type { Chosen } from '../../testing/walk-line.ts'
import { contextFor, everyChoice, walk } from '../../testing/walk-line.ts'

/* The way through commercial auto, written by hand from the seed (2.5, 2.7, 4.3) and the questions of the trade.
   Shares nothing with the flow. */

type OwnVehicles = 'Yes' | 'yes' | 'No' | undefined
type Case = {
  readonly chosen: Chosen
  readonly owned: OwnVehicles
  readonly hauls: boolean
  readonly vehicles: number
  readonly drivers: number
}

const isOwn = (path: string) =>
  /^\/(summary\/)?(vehicles\/|drivers\/)?dynamic-questions\/(ca|vehicles|drivers)(_|\/|$)/.test(path)

type Moves = 'forwards' | 'backwards'

/** An empty list begins with a new entry, which leads to the list; on the way back only the new entry is visited. */
function listPaths(name: string, count: number, moves: Moves): readonly string[] {
  const list = `/${name}/dynamic-questions/${name}_list/list`
  if (count > 0) return [list]
  const create = `/dynamic-questions/${name}_create/edit/0`
  return moves === 'forwards' ? [create, list] : [create]
}

function expectedPaths({ chosen, owned, vehicles, drivers }: Case, moves: Moves): readonly string[] {
  if (chosen === 'not' || chosen === 'refused') return []
  const paths = ['/dynamic-questions/ca/edit/0', '/dynamic-questions/ca/edit/2']
  const owns = owned !== undefined && owned !== 'No'
  if (owns) paths.push(...listPaths('vehicles', vehicles, moves), ...listPaths('drivers', drivers, moves))
  return [...paths, '/summary/dynamic-questions/ca']
}

const listOf = (name: string, count: number) =>
  count === 0 ? {} : { [name]: Array.from({ length: count }, (_, at) => ({ id: `${name}${at}` })) }

const cases: readonly Case[] = everyChoice.flatMap((chosen) =>
  (['Yes', 'yes', 'No', undefined] as const).flatMap((owned) =>
    [true, false].flatMap((hauls) =>
      [0, 1, 2].flatMap((vehicles) => [0, 1].map((drivers) => ({ chosen, owned, hauls, vehicles, drivers }))),
    ),
  ),
)

it('asks about use, then each vehicle and driver of a business with vehicles, and back in reverse (F1, F15)', () => {
  for (const one of cases) {
    const uses = one.hauls ? ['jobs', 'haul_hire'] : ['jobs']
    const lists = { ...listOf('vehicles', one.vehicles), ...listOf('drivers', one.drivers) }
    const context = contextFor('ca', '06', one.chosen, { ca: { owned: one.owned, uses }, ...lists })
    const { forwards, backwards, flowState } = walk(context, isOwn)
    const paths = flowState.pages.flatMap(({ visible }) => visible)
    const isAsked = forwards.length > 0
    const owns = isAsked && one.owned !== undefined && one.owned !== 'No'
    for (const path of ['ca.has_dot', 'ca.filings'])
      expect([one, path, paths.includes(path)]).toEqual([one, path, owns])
    for (const path of ['ca.commodities', 'ca.cargo_limit']) {
      expect([one, path, paths.includes(path)]).toEqual([one, path, isAsked && one.hauls])
    }
    for (const path of ['ca.radius', 'ca.hired', 'ca.employee_driving']) {
      expect([one, path, paths.includes(path)]).toEqual([one, path, isAsked])
    }
    expect({ ...one, forwards, backwards }).toEqual({
      ...one,
      forwards: expectedPaths(one, 'forwards'),
      backwards: expectedPaths(one, 'backwards'),
    })
  }
  expect(cases.length).toBe(4 * 4 * 2 * 3 * 2)
})

import { expect, it } from 'vitest'
import type { Chosen } from '../../testing/walk-line.ts'
import { contextFor, everyChoice, walk } from '../../testing/walk-line.ts'

/*
 * Where a person goes through commercial auto, written out by hand from the seed (2.5, 2.7, 4.3) and the questions of
 * the trade. It shares nothing with the flow.
 */

type Owned = 'Yes' | 'yes' | 'No' | undefined
type Case = {
  readonly chosen: Chosen
  readonly owned: Owned
  readonly hauls: boolean
  readonly vehicles: number
  readonly drivers: number
}

const isOwn = (path: string) =>
  /^\/(summary\/)?(vehicles\/|drivers\/)?dynamic-questions\/(ca|vehicles|drivers)(_|\/|$)/.test(path)

/** `moves` holds where a list that is still empty leads before it lets a person pass: from its new entry to itself. */
function expectedPaths({ chosen, owned, hauls, vehicles, drivers }: Case, moves: 'forwards' | 'backwards') {
  if (chosen === 'not' || chosen === 'refused') return []
  const paths = ['/dynamic-questions/ca/edit/0']
  const owns = owned === 'Yes' || owned === 'yes'
  if (owns || hauls) paths.push('/dynamic-questions/ca/edit/1')
  paths.push('/dynamic-questions/ca/edit/2', '/dynamic-questions/ca/edit/3')
  if (owns) {
    if (vehicles === 0) paths.push('/dynamic-questions/vehicles_create/edit/0')
    if (vehicles > 0 || moves === 'forwards') paths.push('/vehicles/dynamic-questions/vehicles_list/list')
    if (drivers === 0) paths.push('/dynamic-questions/drivers_create/edit/0')
    if (drivers > 0 || moves === 'forwards') paths.push('/drivers/dynamic-questions/drivers_list/list')
  }
  return [...paths, '/summary/dynamic-questions/ca']
}

const listOf = (name: string, count: number) =>
  count === 0 ? {} : { [name]: Array.from({ length: count }, (_, at) => ({ id: `${name}${at}` })) }

it('asks about use, then each vehicle and driver of a business that owns some, and back in reverse (F1, F15)', () => {
  let compared = 0
  for (const chosen of everyChoice) {
    for (const owned of ['Yes', 'yes', 'No', undefined] as const) {
      for (const hauls of [true, false]) {
        for (const vehicles of [0, 1, 2]) {
          for (const drivers of [0, 1]) {
            const one: Case = { chosen, owned, hauls, vehicles, drivers }
            const uses = hauls ? ['jobs', 'haul_hire'] : ['jobs']
            const answers = { ca: { owned, uses }, ...listOf('vehicles', vehicles), ...listOf('drivers', drivers) }
            const { forwards, backwards } = walk(contextFor('ca', '06', chosen, answers), isOwn)
            expect({ ...one, forwards, backwards }).toEqual({
              ...one,
              forwards: expectedPaths(one, 'forwards'),
              backwards: expectedPaths(one, 'backwards'),
            })
            compared++
          }
        }
      }
    }
  }
  expect(compared).toBe(4 * 4 * 2 * 3 * 2)
}, 60_000)

import { expect, it } from 'vitest'
import { contextFor, everyChoice, walk } from '../../testing/walk-line.ts'

/* Where a person goes through the umbrella, written out by hand. It shares nothing with the flow. */

const isOwn = (path: string) => /dynamic-questions\/(umbrella|underlying)(_|\/|$)/.test(path)

const listPath = '/umbrella.underlying/dynamic-questions/underlying_list/list'

it('asks about vehicles where there are some, then each policy below, and back in reverse (F1, F15)', () => {
  let compared = 0
  for (const chosen of everyChoice) {
    for (const has_vehicles of ['Yes', 'yes', 'No', undefined]) {
      for (const count of [0, 1, 3]) {
        const underlying = Array.from({ length: count }, (_, at) => ({ id: `p${at}`, line: 'gl' }))
        const answers = { has_vehicles, ...(count ? { umbrella: { underlying } } : {}) }
        const { forwards, backwards } = walk(contextFor('umb', '09', chosen, answers), isOwn)
        const pages: string[] = []
        const list: string[] = []
        if (chosen === 'picked' || chosen === 'recommended') {
          pages.push('/dynamic-questions/umbrella/edit/0', '/dynamic-questions/umbrella/edit/1')
          if (has_vehicles === 'Yes' || has_vehicles === 'yes') pages.push('/dynamic-questions/umbrella/edit/2')
          pages.push('/dynamic-questions/umbrella/edit/3')
          list.push('/summary/dynamic-questions/umbrella')
        }
        const create = '/dynamic-questions/underlying_create/edit/0'
        const entry = list.length === 0 ? [] : [count === 0 ? create : listPath]
        const through = list.length > 0 && count === 0 ? [create, listPath] : entry
        const one = { chosen, has_vehicles, count }
        expect({ ...one, forwards, backwards }).toEqual({
          ...one,
          forwards: [...pages, ...through, ...list],
          backwards: [...pages, ...entry, ...list],
        })
        compared++
      }
    }
  }
  expect(compared).toBe(4 * 4 * 3)
}, 60_000)

const policy = (line: string) => ({ id: line, line, status: 'applied_here', claim_limit: 1_000_000 })

type Wanted = { readonly vehicles: boolean; readonly wc: boolean; readonly lines: readonly string[] }

/** The first thing the schedule of policies lacks. */
function expectedMessage({ vehicles, wc, lines }: Wanted): string | undefined {
  if (!(lines.includes('gl') || lines.includes('bop'))) return 'list.underlying.noLiability'
  if (vehicles && !(lines.includes('auto') || lines.includes('hired_auto'))) return 'list.underlying.noAuto'
  return wc && !lines.includes('employers') ? 'list.underlying.noEmployers' : undefined
}

it('holds the list until liability, auto and employers’ liability are listed where they must be (V3)', () => {
  const kinds = ['gl', 'bop', 'auto', 'hired_auto', 'employers']
  const subsets = Array.from({ length: 2 ** kinds.length }, (_, bits) => kinds.filter((_kind, at) => bits & (1 << at)))
  for (const vehicles of [true, false]) {
    for (const wc of [true, false]) {
      for (const lines of subsets.filter((each) => each.length > 0)) {
        const context = contextFor('umb', '09', 'picked', {
          has_vehicles: vehicles ? 'Yes' : 'No',
          umbrella: { underlying: lines.map(policy) },
          insurance_types: ['09', ...(wc ? ['03'] : [])].map((number) => ({
            uuid: `5b0c6f1e-7a52-4c8e-9d3b-0000000000${number}`,
          })),
        })
        const entry = walk(context, isOwn).trail.entries.find(({ path }) => path === listPath)
        expect([vehicles, wc, lines, entry?.list?.failed]).toEqual([
          vehicles,
          wc,
          lines,
          expectedMessage({ vehicles, wc, lines }),
        ])
      }
    }
  }
}, 60_000)

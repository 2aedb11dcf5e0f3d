import { evaluateFlow } from '@coverwright/core/evaluation/evaluate-flow'
import type { FlowContext } from '@coverwright/core/evaluation/flow-context'
import { back, locate, next, resolveAlias } from '@coverwright/core/navigation/navigate'
import { describe, expect, it } from 'vitest'
import site from '../../../../sites/default.json' with { type: 'json' }
import { unitedStates } from '../countries/us/country.ts'
import { siteFlow } from '../sites/site-flow.ts'

/* Where the seed (2.2, 3) and X8 lead through the locations, written by hand a second time. Shares nothing with the
   flow. */

const numbers = {
  gl: '01',
  bop: '02',
  wc: '03',
  ca: '06',
  cp: '07',
  cl: '08',
  umb: '09',
  epli: '12',
  pollution: '14',
  product: '15',
  landlord: '16',
} as const
type Line = keyof typeof numbers
type Occupancy = 'own' | 'lease' | 'home' | 'none' | undefined
type Case = { readonly lines: readonly Line[]; readonly items: readonly Occupancy[] }

const { flow } = siteFlow(site, unitedStates)

const type = (line: Line) => ({
  uuid: `5b0c6f1e-7a52-4c8e-9d3b-0000000000${numbers[line]}`,
  name: line,
  purpose: 'standard',
  wholesaler_allowed: true,
})

const contextOf = ({ lines, items }: Case): FlowContext => ({
  answers: {
    insurance_types: lines.map(type),
    ...(items.length ? { locations: items.map((occupancy, at) => ({ id: `l${at}`, occupancy })) } : {}),
  },
  facts: { state: 'OH' },
  sets: {},
  switches: {},
  today: '2026-11-20',
})

/** The pages of somebody who goes through every item and then on. */
function expectedPaths({ lines, items }: Case): readonly string[] {
  const has = (line: Line) => lines.includes(line)
  const isAsked = has('gl') || has('bop') || has('cp') || has('product') || has('pollution') || has('wc')
  if (!isAsked) return []
  if (items.length === 0) return ['/location/edit/0/address']
  const paths = ['/location/list']
  for (const [at, occupancy] of items.entries()) {
    paths.push(`/location/edit/${at}/address`)
    const premises = occupancy === 'own' || occupancy === 'lease'
    if (premises && (has('bop') || has('cp'))) paths.push(`/location/edit/${at}/buildings`)
  }
  return paths
}

/** The item's pages, from the first to the list, and from the last back to it. */
function walkItem(flowState: ReturnType<typeof evaluateFlow>, at: number): readonly string[] {
  const walkedRoute: string[] = []
  let path: string | undefined = `/location/edit/${at}/address`
  for (; path !== undefined && path !== '/location/list' && walkedRoute.length < 9; path = next(flowState, path)) {
    walkedRoute.push(path)
  }
  const backwards: string[] = []
  let before = walkedRoute.at(-1)
  for (
    ;
    before !== undefined && before !== '/location/list' && backwards.length < 9;
    before = back(flowState, before)
  ) {
    backwards.unshift(before)
  }
  expect(backwards).toEqual(walkedRoute)
  return walkedRoute
}

function walkedPaths(one: Case): readonly string[] {
  const flowState = evaluateFlow(flow, contextOf(one))
  const entry = flowState.pages.find(({ section }) => section.id === 'locations')
  if (!entry) return []
  if (one.items.length === 0) return [entry.path]
  return [entry.path, ...one.items.flatMap((_, at) => walkItem(flowState, at))]
}

const withPremises: readonly Line[] = ['gl', 'bop', 'wc', 'cp', 'pollution', 'product']
const withoutPremises: readonly Line[] = ['ca', 'cl', 'umb', 'epli', 'landlord']
/** Every combination of the lines that ask, alone and with all of the others. */
const lineSets = Array.from({ length: 2 ** withPremises.length }, (_, bits) =>
  withPremises.filter((_line, at) => (bits >> at) % 2 === 1),
).flatMap((lines) => [lines, [...lines, ...withoutPremises]])
const lists: readonly (readonly Occupancy[])[] = [
  [],
  ['own'],
  ['lease'],
  ['home'],
  ['none'],
  [undefined],
  ['own', 'home'],
  ['none', 'lease'],
]

describe('the locations', () => {
  it('are visited for the lines that need premises, each by its own pages (S3, X8)', () => {
    let comparedCount = 0
    for (const lines of lineSets) {
      for (const items of lists) {
        const one = { lines, items }
        const [walked, expected] = [walkedPaths(one), expectedPaths(one)]
        if (walked.join(' ') !== expected.join(' ')) expect({ ...one, walked }).toEqual({ ...one, walked: expected })
        comparedCount++
      }
    }
    expect(comparedCount).toBe(2 ** 6 * 2 * 8)
  })

  it('are between the additions to the limits and the claims (S3)', () => {
    const paths = evaluateFlow(flow, contextOf({ lines: ['gl'], items: ['lease'] })).pages.map(({ path }) => path)
    const at = paths.indexOf('/location/list')
    expect(paths.slice(at - 1, at + 2)).toEqual([
      '/dynamic-questions/coverage_choices/edit/0',
      '/location/list',
      '/dynamic-questions/claims/edit/0',
    ])
  })

  it('are found at /location/group too (X9)', () => {
    const flowState = evaluateFlow(flow, contextOf({ lines: ['gl'], items: ['own'] }))
    expect(resolveAlias(flowState, '/location/group')).toBe('/location/list')
    expect(locate(flowState, '/location/group')).toBeUndefined()
  })
})

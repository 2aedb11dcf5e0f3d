import type { ForecastReply } from '@coverwright/contract/binding/forecast'
import { expect, it } from 'vitest'
import { appetiteGrid } from './appetite-grid.ts'

type Line = ForecastReply['lines'][number]
const insurer = (carrier: string, outlook: Line['insurers'][number]['outlook']) => ({
  carrier,
  carrier_name: carrier.toUpperCase(),
  sample: true,
  outlook,
  reason: `${carrier} ${outlook}`,
})
const lines: readonly Line[] = [
  { line: 'gl', name: 'General liability', insurers: [insurer('a', 'not_offered'), insurer('b', 'maybe')] },
  { line: 'wc', name: 'Workers’ compensation', insurers: [insurer('b', 'likely'), insurer('c', 'maybe')] },
]

it('has a row for every carrier and a cell for every line, the widest appetite first (R6)', () => {
  const { insurers } = appetiteGrid({ lines: [...lines] })
  expect(insurers.map(({ id, cells }) => [id, ...cells.map(({ appetite }) => appetite)])).toEqual([
    ['b', 'refer', 'in'],
    ['c', 'out', 'refer'],
    ['a', 'out', 'out'],
  ])
})

it('gives the reason, which is empty if a carrier does not write the line (R6)', () => {
  const row = appetiteGrid({ lines: [...lines] }).insurers.find(({ id }) => id === 'a')
  expect(row?.cells.map(({ reason }) => reason)).toEqual(['a not_offered', ''])
})

it('is empty without lines (R6)', () => {
  expect(appetiteGrid({ lines: [] })).toEqual({ lines: [], insurers: [] })
})

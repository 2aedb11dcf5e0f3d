import { expect, it } from 'vitest'
import { monopolisticStates } from '../reference/monopolistic-states.ts'
import { appetiteFor } from './appetite.ts'
import { carriersOf } from './carriers.ts'

const shop = {
  class_code_ref: 'CW458110A',
  naics6: '458110',
  industry: 'retail',
  traits: ['retail', 'stock'],
  hazard: 1,
}

it.each(monopolisticStates)(
  'in $state every insurer names the state’s fund, so that each page can (Q7, X1)',
  ({ state }) => {
    const reasons = carriersOf('wc').map(({ line }) => appetiteFor(line, shop, state, '2026-11-20'))
    expect(reasons.length).toBeGreaterThan(2)
    for (const reason of reasons) expect(reason).toEqual({ outlook: 'out', reason: `appetite.stateFund.${state}` })
  },
)

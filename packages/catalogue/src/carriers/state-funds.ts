import { monopolisticStates } from '../reference/monopolistic-states.ts'
import type { AppetiteRow } from './carrier.ts'

/** No insurer may write workers’ compensation where the state’s own fund does; each says whom to ask instead. */
export const stateFunds: readonly AppetiteRow[] = monopolisticStates.map(({ state }) => ({
  from: '2026-01-01',
  outlook: 'out',
  reason: `appetite.stateFund.${state}`,
  code: '',
  states: [state],
}))

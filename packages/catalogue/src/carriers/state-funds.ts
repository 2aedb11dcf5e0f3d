import { monopolisticStates } from '../reference/monopolistic-states.ts'
import type { AppetiteRow } from './carrier.ts'

/** Appetite rows for states with a monopolistic fund; each names the fund to ask instead. */
export const stateFunds: readonly AppetiteRow[] = monopolisticStates.map(({ state }) => ({
  from: '2026-01-01',
  outlook: 'out',
  reason: `appetite.stateFund.${state}`,
  code: '',
  states: [state],
}))

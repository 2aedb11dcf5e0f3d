import type { AppetiteRow, CarrierLine } from '../../../carriers/carrier.ts'

const from = '2026-01-01'

type Limits = Pick<AppetiteRow, 'classes' | 'traits' | 'industries' | 'states' | 'minHazard'>

/** What an insurer does not accept, with the message that says so. */
export const leaves = (reason: string, limits: Limits): AppetiteRow => ({
  from,
  outlook: 'out',
  reason: `appetite.${reason}`,
  code: '',
  ...limits,
})

/** What it reviews before it makes an offer. */
export const reads = (code: string, reason: string, limits: Limits): AppetiteRow => ({
  from,
  outlook: 'refer',
  reason: `appetite.${reason}`,
  code,
  ...limits,
})

/** One line of an insurer, which accepts everything that no row names. */
export const lineOf = (
  carrier: string,
  line: string,
  code: string,
  rows: readonly AppetiteRow[],
  asks?: CarrierLine['asks'],
): CarrierLine => ({
  line,
  switch: `${carrier.replace(/_(\w)/g, (_all, letter: string) => letter.toUpperCase())}${line.charAt(0).toUpperCase()}${line.slice(1)}On`,
  codeName: `${carrier}_${line}_code`,
  appetite: [...rows, { from, outlook: 'in', reason: '', code }],
  ...(asks ? { asks } : {}),
})

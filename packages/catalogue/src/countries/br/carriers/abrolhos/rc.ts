import type { CarrierLine } from '../../../../carriers/carrier.ts'

const from = '2026-01-01'

/** General liability of Abrolhos, also for work at height, building sites and events. */
export const abrolhosRc = {
  line: 'rc',
  switch: 'brAbrolhosRcOn',
  codeName: 'br_abrolhos_rc_code',
  appetite: [
    { from, outlook: 'refer', reason: 'appetite.underwriterReads', code: 'AB-RCA', minHazard: 5 },
    { from, outlook: 'in', reason: '', code: 'AB-RC' },
  ],
} as const satisfies CarrierLine

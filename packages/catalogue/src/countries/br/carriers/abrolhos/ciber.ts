import type { CarrierLine } from '../../../../carriers/carrier.ts'

const from = '2026-01-01'

/** Cyber of Abrolhos, for all but banks and public bodies. */
export const abrolhosCiber = {
  line: 'ciber',
  switch: 'brAbrolhosCiberOn',
  codeName: 'br_abrolhos_ciber_code',
  appetite: [
    { from, outlook: 'out', reason: 'appetite.publicBodiesOut', code: '', industries: ['finance', 'civic'] },
    { from, outlook: 'refer', reason: 'appetite.innovators', code: 'AB-CIT', traits: ['technology'] },
    { from, outlook: 'in', reason: '', code: 'AB-CI' },
  ],
} as const satisfies CarrierLine

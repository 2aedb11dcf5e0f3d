import type { CarrierLine } from '../../../../carriers/carrier.ts'

const from = '2026-01-01'

/** General liability of Aroeira, for businesses that receive people or work on others’ premises. */
export const aroeiraRc = {
  line: 'rc',
  asks: { segment: 'ar', path: 'br_aroeira', version: 'v1', basis: ['class_code_ref', 'state'] },
  switch: 'brAroeiraRcOn',
  codeName: 'br_aroeira_rc_code',
  appetite: [
    { from, outlook: 'out', reason: 'appetite.security', code: '', traits: ['security'] },
    { from, outlook: 'out', reason: 'appetite.hazard', code: '', minHazard: 5 },
    { from, outlook: 'refer', reason: 'appetite.height_read', code: 'AR-RCH', traits: ['height'] },
    { from, outlook: 'refer', reason: 'appetite.alcoholAndEvents', code: 'AR-RCE', traits: ['events'], minHazard: 4 },
    { from, outlook: 'in', reason: '', code: 'AR-RC' },
  ],
} as const satisfies CarrierLine

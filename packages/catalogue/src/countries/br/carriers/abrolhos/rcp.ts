import type { CarrierLine } from '../../../../carriers/carrier.ts'

const from = '2026-01-01'

/** Professional liability of Abrolhos, for professions with a council and for consultants. */
export const abrolhosRcp = {
  line: 'rcp',
  switch: 'brAbrolhosRcpOn',
  codeName: 'br_abrolhos_rcp_code',
  appetite: [
    { from, outlook: 'out', reason: 'appetite.financial', code: '', industries: ['finance'] },
    { from, outlook: 'in', reason: '', code: 'AB-RP', traits: ['advice', 'design', 'technology', 'health', 'animals'] },
    { from, outlook: 'out', reason: 'appetite.professionalOnly', code: '' },
  ],
} as const satisfies CarrierLine

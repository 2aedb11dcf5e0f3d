import type { CarrierLine } from '../../../../carriers/carrier.ts'

const from = '2026-01-01'

/** Business package of Abrolhos, for nearly every place of work, at a price. */
export const abrolhosEmpresarial = {
  line: 'empresarial',
  switch: 'brAbrolhosEmpresarialOn',
  codeName: 'br_abrolhos_empresarial_code',
  appetite: [
    { from, outlook: 'out', reason: 'appetite.homes', code: '', traits: ['habitational'] },
    { from, outlook: 'refer', reason: 'appetite.underwriterReads', code: 'AB-EMA', minHazard: 5 },
    { from, outlook: 'in', reason: '', code: 'AB-EM' },
  ],
} as const satisfies CarrierLine

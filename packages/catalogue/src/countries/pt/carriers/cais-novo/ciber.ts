import type { CarrierLine } from '../../../../carriers/carrier.ts'

const from = '2026-01-01'

/** Cyber of Cais Novo, for businesses that do not live by data. */
export const caisNovoCiber = {
  line: 'ciber',
  switch: 'ptCaisNovoCiberOn',
  codeName: 'pt_cais_novo_ciber_code',
  appetite: [
    { from, outlook: 'out', reason: 'appetite.dataBusinesses', code: '', industries: ['finance', 'technology'] },
    { from, outlook: 'refer', reason: 'appetite.patients', code: 'CN-CBS', traits: ['health'] },
    { from, outlook: 'in', reason: '', code: 'CN-CB' },
  ],
} as const satisfies CarrierLine

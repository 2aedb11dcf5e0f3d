import type { CarrierLine } from '../../../../carriers/carrier.ts'

const from = '2026-01-01'

/** Business package of Aroeira, for shops, kitchens, offices and light workshops; it asks questions of its own. */
export const aroeiraEmpresarial = {
  line: 'empresarial',
  asks: { segment: 'ar', path: 'br_aroeira', version: 'v1', basis: ['class_code_ref', 'state'] },
  switch: 'brAroeiraEmpresarialOn',
  codeName: 'br_aroeira_empresarial_code',
  appetite: [
    { from, outlook: 'out', reason: 'appetite.homes', code: '', traits: ['habitational'] },
    { from, outlook: 'out', reason: 'appetite.hazard', code: '', minHazard: 5 },
    {
      from,
      outlook: 'refer',
      reason: 'appetite.factory_read',
      code: 'AR-EMF',
      traits: ['manufacturing'],
      minHazard: 4,
    },
    { from, outlook: 'refer', reason: 'appetite.bar', code: 'AR-EMB', traits: ['alcohol'], minHazard: 4 },
    { from, outlook: 'in', reason: '', code: 'AR-EM' },
  ],
} as const satisfies CarrierLine

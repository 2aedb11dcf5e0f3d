import type { AppetiteRow, Carrier } from '../../../../carriers/carrier.ts'

const from = '2026-01-01'
const out = (reason: string, match: Partial<AppetiteRow>): AppetiteRow => ({
  from,
  outlook: 'out',
  reason,
  code: '',
  ...match,
})
const refer = (reason: string, code: string, match: Partial<AppetiteRow>): AppetiteRow => ({
  from,
  outlook: 'refer',
  reason,
  code,
  ...match,
})

/** It has no staff in Ceuta and Melilla. */
const away = { states: ['ES-CE', 'ES-ML'] }

/** A mutual for trades and workshops: it asks a lot about the work and accepts most of it. */
export const encinar = {
  id: 'es_encinar',
  name: 'Encinar Mutua',
  shownAs: 'Encinar Mutua (de muestra)',
  sample: true,
  mark: 'M12 21v-6M6 15a4 4 0 0 1-1-7 5 5 0 0 1 9-3 4 4 0 0 1 5 6 4 4 0 0 1-3 4zM8 21h8',
  lines: [
    {
      line: 'rc',
      asks: { segment: 'encinar', path: 'encinar', version: 'v1', basis: ['class_code_ref', 'state'] },
      switch: 'esEncinarRcOn',
      codeName: 'es_encinar_rc_code',
      appetite: [
        out('appetite.stateNotServed', away),
        out('appetite.security', { traits: ['security'] }),
        out('appetite.children', { traits: ['children'] }),
        refer('appetite.underwriterReads', 'EM-RCX', { minHazard: 5 }),
        { from, outlook: 'in', reason: '', code: 'EM-RC' },
      ],
    },
    {
      line: 'multirriesgo',
      switch: 'esEncinarMultirriesgoOn',
      codeName: 'es_encinar_multirriesgo_code',
      appetite: [
        out('appetite.stateNotServed', away),
        out('appetite.homes', { traits: ['habitational'] }),
        refer('appetite.kitchen', 'EM-MRX', { traits: ['cooking'] }),
        refer('appetite.jewels', 'EM-MRJ', { classes: ['ES-458310'] }),
        { from, outlook: 'in', reason: '', code: 'EM-MR' },
      ],
    },
    {
      line: 'sa_es',
      switch: 'esEncinarAccidentesOn',
      codeName: 'es_encinar_accidentes_code',
      appetite: [
        out('appetite.stateNotServed', away),
        out('appetite.security', { traits: ['security'] }),
        { from, outlook: 'in', reason: '', code: 'EM-AC' },
      ],
    },
  ],
} as const satisfies Carrier

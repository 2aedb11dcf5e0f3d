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
const takes = (code: string): AppetiteRow => ({ from, outlook: 'in', reason: '', code })

/** Shops, offices and services, priced from the application alone. */
export const puertoClaro = {
  id: 'es_puerto_claro',
  name: 'Puerto Claro Seguros',
  shownAs: 'Puerto Claro Seguros (de muestra)',
  sample: true,
  mark: 'M12 4m-2 0a2 2 0 1 0 4 0a2 2 0 1 0-4 0M12 6v15M7 10h10M4 14c0 4 4 7 8 7s8-3 8-7',
  lines: [
    {
      line: 'rc',
      switch: 'esPuertoClaroRcOn',
      codeName: 'es_puerto_claro_rc_code',
      appetite: [
        out('appetite.security', { traits: ['security'] }),
        out('appetite.hazard', { minHazard: 5 }),
        refer('appetite.bar', 'PC-RCB', { classes: ['ES-722410'] }),
        refer('appetite.children', 'PC-RCN', { traits: ['children'], minHazard: 3 }),
        takes('PC-RC'),
      ],
    },
    {
      line: 'multirriesgo',
      switch: 'esPuertoClaroMultirriesgoOn',
      codeName: 'es_puerto_claro_multirriesgo_code',
      appetite: [
        out('appetite.factory', { traits: ['manufacturing'], minHazard: 4 }),
        refer('appetite.bar', 'PC-MRB', { classes: ['ES-722410'] }),
        refer('appetite.jewels', 'PC-MRJ', { classes: ['ES-458310'] }),
        takes('PC-MR'),
      ],
    },
    {
      line: 'sa_es',
      switch: 'esPuertoClaroAccidentesOn',
      codeName: 'es_puerto_claro_accidentes_code',
      appetite: [out('appetite.security', { traits: ['security'] }), takes('PC-AC')],
    },
    {
      line: 'rcp_es',
      switch: 'esPuertoClaroProfesionalOn',
      codeName: 'es_puerto_claro_profesional_code',
      appetite: [
        out('appetite.malpractice', { industries: ['health'], minHazard: 3 }),
        refer('appetite.design', 'PC-RPD', { traits: ['design'], minHazard: 3 }),
        refer('appetite.finance', 'PC-RPF', { industries: ['finance'] }),
        {
          ...takes('PC-RP'),
          traits: ['advice', 'design', 'technology', 'health', 'personal-care', 'events', 'office'],
        },
        out('appetite.professionalOnly', {}),
      ],
    },
    {
      line: 'ciber',
      switch: 'esPuertoClaroCiberOn',
      codeName: 'es_puerto_claro_ciber_code',
      appetite: [
        out('appetite.publicBodiesOut', { industries: ['civic', 'finance'] }),
        refer('appetite.patients', 'PC-CIX', { industries: ['health'] }),
        takes('PC-CI'),
      ],
    },
  ],
} as const satisfies Carrier

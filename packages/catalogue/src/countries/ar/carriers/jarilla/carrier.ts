import type { Carrier } from '../../../../carriers/carrier.ts'
import { leaves, lineOf, reads } from '../rows.ts'

const id = 'ar_jarilla'

const guards = leaves('security', { traits: ['security'] })

/** An insurer for most trades of the country, machines and vehicles among them; it asks shops more than others do. */
export const jarilla: Carrier = {
  id,
  name: 'Jarilla Seguros',
  shownAs: 'Jarilla Seguros (de muestra)',
  sample: true,
  mark: 'M12 21V9M12 15c-4 0-6-2-6-6 4 0 6 2 6 6M12 12c4 0 6-3 6-7-4 0-6 3-6 7',
  lines: [
    lineOf(
      id,
      'ic',
      'JA-IC',
      [
        guards,
        leaves('hazard', { minHazard: 5 }),
        reads('JA-ICC', 'kitchen', { traits: ['cooking'] }),
        reads('JA-ICF', 'arWorkshop', { traits: ['manufacturing'] }),
        reads('JA-ICJ', 'arJewels', { classes: ['AR-458310'] }),
      ],
      {
        segment: 'j',
        path: 'ar-jarilla',
        version: 'v1',
        basis: ['class_code_ref', 'zip_code'],
      },
    ),
    lineOf(id, 'rc', 'JA-RC', [guards, reads('JA-RCO', 'arTrades', { traits: ['contractor'], minHazard: 4 })]),
    lineOf(id, 'art', 'JA-AT', [reads('JA-ATR', 'arHeavyWork', { minHazard: 4 })]),
    lineOf(id, 'stfijo', 'JA-TF', []),
    lineOf(id, 'stmov', 'JA-TM', []),
    lineOf(id, 'stcontr', 'JA-TC', [leaves('stateNotServed', { states: ['AR-V'] })]),
    lineOf(id, 'aa', 'JA-AU', [reads('JA-AUT', 'arTransport', { industries: ['transport'] })]),
    lineOf(id, 'sa', 'JA-AP', [leaves('hazard', { minHazard: 5 })]),
  ],
}

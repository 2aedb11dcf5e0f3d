import type { Carrier } from '../../../../carriers/carrier.ts'
import { leaves, lineOf, reads } from '../rows.ts'

const id = 'ar_lapacho'

const farSouth = leaves('stateNotServed', { states: ['AR-V', 'AR-Z'] })
const heavy = leaves('hazard', { minHazard: 4 })

/**
 * An insurer of shops, offices and services, priced from the application alone. It refuses nobody an ART in its
 * regions: article 27 of Ley 24.557 does not allow it.
 */
export const lapacho: Carrier = {
  id,
  name: 'Lapacho Seguros',
  shownAs: 'Lapacho Seguros (de muestra)',
  sample: true,
  mark: 'M12 12m-2 0a2 2 0 1 0 4 0a2 2 0 1 0-4 0M12 10V3M12 14v7M10 12H3M14 12h7M7 7l3 3M14 14l3 3M17 7l-3 3M10 14l-3 3',
  lines: [
    lineOf(id, 'ic', 'LA-IC', [
      farSouth,
      leaves('arNoWorkshops', { traits: ['manufacturing'] }),
      heavy,
      reads('LA-ICJ', 'arJewels', { classes: ['AR-458310'] }),
    ]),
    lineOf(id, 'rc', 'LA-RC', [farSouth, leaves('trade', { traits: ['contractor'] }), heavy]),
    lineOf(id, 'art', 'LA-AT', [
      farSouth,
      reads('LA-ATH', 'arHeavyWork', { minHazard: 5 }),
      reads('LA-ATR', 'arTrades', { traits: ['contractor'] }),
    ]),
    lineOf(id, 'stfijo', 'LA-TF', [farSouth]),
    lineOf(id, 'stmov', 'LA-TM', [farSouth]),
    lineOf(id, 'sa', 'LA-AP', [farSouth, heavy]),
  ],
}

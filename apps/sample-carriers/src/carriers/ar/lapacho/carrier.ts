import type { AppetiteRule, SampleCarrier } from '../../../rating/sample-carrier.ts'
import { guidelines } from '../guidelines.ts'
import { accidentsLine } from '../lines/accidents.ts'
import { artLine } from '../lines/art.ts'
import { icLine } from '../lines/ic.ts'
import { rcLine } from '../lines/rc.ts'
import { fixedLine, mobileLine } from '../lines/technical.ts'
import { argentineWording } from '../wording.ts'

const rules: readonly AppetiteRule[] = [
  {
    applies: { states: ['AR-V', 'AR-Z'] },
    outcome: 'out',
    code: 'appetite.state',
    reason: 'No ofrecemos seguros en su provincia.',
  },
  {
    lines: ['ic'],
    applies: { traits: ['manufacturing'] },
    outcome: 'out',
    code: 'appetite.workshop',
    reason: 'No aseguramos fábricas ni talleres con esta póliza.',
  },
  {
    lines: ['rc'],
    applies: { traits: ['contractor'] },
    outcome: 'out',
    code: 'appetite.trades',
    reason: 'Aseguramos oficinas, comercios y servicios; no oficios de obra.',
  },
  {
    lines: ['ic', 'rc', 'sa'],
    applies: { min_hazard: 4 },
    outcome: 'out',
    code: 'appetite.hazard',
    reason: 'No tomamos un riesgo tan alto con esta póliza.',
  },
  {
    lines: ['art'],
    applies: { min_hazard: 5 },
    outcome: 'refer',
    code: 'appetite.heavy_work',
    reason: 'Un suscriptor estudia las tareas de alto riesgo antes de darles precio.',
  },
  {
    lines: ['art'],
    applies: { traits: ['contractor'] },
    outcome: 'refer',
    code: 'appetite.trades',
    reason: 'Un suscriptor estudia los oficios de obra antes de darles precio.',
  },
  {
    lines: ['ic'],
    applies: { classes: ['AR-458310'] },
    outcome: 'refer',
    code: 'appetite.jewels',
    reason: 'Un suscriptor estudia cada joyería antes de darle precio.',
  },
]

/** An insurer of shops, offices and services, priced from the application alone. */
export const lapacho: SampleCarrier = {
  id: 'ar_lapacho',
  name: 'Lapacho Seguros (de muestra)',
  prefix: 'LA',
  speech: argentineWording,
  underwriter: 'La mesa de suscripción',
  monthly: { installments: 5, fee: 2800 },
  appetite: [{ effective_from: '2026-01-01', rules }],
  guidelines,
  lines: {
    ic: icLine(1.06),
    rc: rcLine(0.96),
    art: artLine(0.95),
    stfijo: fixedLine(1.05),
    stmov: mobileLine(1.04),
    sa: accidentsLine(0.95),
  },
}

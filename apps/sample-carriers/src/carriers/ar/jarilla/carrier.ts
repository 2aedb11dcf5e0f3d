import type { AppetiteRule, SampleCarrier } from '../../../rating/sample-carrier.ts'
import { guidelines } from '../guidelines.ts'
import { accidentsLine } from '../lines/accidents.ts'
import { artLine } from '../lines/art.ts'
import { autosLine } from '../lines/autos.ts'
import { icLine } from '../lines/ic.ts'
import { rcLine } from '../lines/rc.ts'
import { fixedLine, mobileLine, plantLine } from '../lines/technical.ts'
import { argentineWording } from '../wording.ts'
import { icQuestions } from './ic.questions.ts'

const rules: readonly AppetiteRule[] = [
  {
    lines: ['ic', 'rc'],
    applies: { traits: ['security'] },
    outcome: 'out',
    code: 'appetite.security',
    reason: 'No aseguramos vigilancia ni custodia.',
  },
  {
    lines: ['ic', 'sa'],
    applies: { min_hazard: 5 },
    outcome: 'out',
    code: 'appetite.hazard',
    reason: 'No tomamos un riesgo tan alto con esta póliza.',
  },
  {
    lines: ['ic'],
    applies: { traits: ['cooking'] },
    outcome: 'refer',
    code: 'appetite.kitchen',
    reason: 'Un suscriptor estudia cada local que cocina antes de darle precio.',
  },
  {
    lines: ['ic'],
    applies: { traits: ['manufacturing'] },
    outcome: 'refer',
    code: 'appetite.workshop',
    reason: 'Un suscriptor estudia cada fábrica y cada taller antes de darle precio.',
  },
  {
    lines: ['ic'],
    applies: { classes: ['AR-458310'] },
    outcome: 'refer',
    code: 'appetite.jewels',
    reason: 'Un suscriptor estudia cada joyería antes de darle precio.',
  },
  {
    lines: ['rc'],
    applies: { traits: ['contractor'], min_hazard: 4 },
    outcome: 'refer',
    code: 'appetite.trades',
    reason: 'Un suscriptor estudia los oficios de obra antes de darles precio.',
  },
  {
    lines: ['art'],
    applies: { min_hazard: 4 },
    outcome: 'refer',
    code: 'appetite.heavy_work',
    reason: 'Un suscriptor estudia las tareas de alto riesgo antes de darles precio.',
  },
  {
    lines: ['stcontr'],
    applies: { states: ['AR-V'] },
    outcome: 'out',
    code: 'appetite.state',
    reason: 'No ofrecemos este seguro en su provincia.',
  },
  {
    lines: ['aa'],
    applies: { industries: ['transport'] },
    outcome: 'refer',
    code: 'appetite.transport',
    reason: 'Un suscriptor estudia las flotas de transporte antes de darles precio.',
  },
]

/** An insurer for most trades of the country, machines and vehicles among them. */
export const jarilla: SampleCarrier = {
  id: 'ar_jarilla',
  name: 'Jarilla Seguros (de muestra)',
  prefix: 'JA',
  speech: argentineWording,
  underwriter: 'Un suscriptor de pymes',
  monthly: { installments: 9, fee: 3500 },
  appetite: [{ effective_from: '2026-01-01', rules }],
  guidelines,
  lines: {
    ic: icLine(1, icQuestions),
    rc: rcLine(1.05),
    art: artLine(1.02),
    stfijo: fixedLine(1),
    stmov: mobileLine(0.97),
    stcontr: plantLine(1),
    aa: autosLine(1),
    sa: accidentsLine(1.04),
  },
}

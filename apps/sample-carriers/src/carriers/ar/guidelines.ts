import type { Guideline } from '../../rating/guideline.ts'

/** Thresholds both sample insurers share; a line with thresholds of its own repeats them. */
export const guidelines: readonly Guideline[] = [
  {
    code: 'claims.many',
    measure: 'claims_in_3_years',
    above: 3,
    outcome: 'decline',
    reason: 'Cuatro o más siniestros en tres años es más de lo que podemos tomar ahora.',
  },
  {
    code: 'insurance.canceled',
    measure: 'cancelled',
    above: 0,
    outcome: 'refer',
    reason: 'Una aseguradora lo rechazó o le anuló una póliza. Un suscriptor pregunta por qué.',
  },
]

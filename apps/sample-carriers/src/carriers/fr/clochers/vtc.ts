import type { SampleLine } from '../../../rating/sample-carrier.ts'
import { mainlandOnly, out, refer } from '../effects.ts'
import { driversAnswers, driversBook, driversGuidelines, driversOnly, driversReads } from '../lines/drivers.ts'

/** Private-hire drivers at the Mutuelle des Trois Clochers; taxis are referred. */
export const clochersVtc: SampleLine = {
  name: 'RC professionnelle VTC',
  questions: [{ effective_from: '2026-01-01', questions: [] }],
  appetite: [
    mainlandOnly,
    refer('taxi', { classes: ['FR-485310'] }, 'Un souscripteur étudie les taxis avant de fixer le prix.'),
    out('drivers_only', { not_classes: ['FR-485320'] }, driversOnly),
  ],
  reads: driversReads,
  answers: driversAnswers,
  guidelines: driversGuidelines,
  rateBooks: [driversBook],
  optionalCovers: [
    {
      code: 'legal',
      label: 'Protection juridique',
      answer: 'details.rcp_uber_fr.extras',
      asks: ['legal'],
      offered: 'whole',
      factor: 1.12,
    },
    {
      code: 'licence',
      label: 'Stage de récupération de points',
      answer: 'details.rcp_uber_fr.extras',
      asks: ['licence'],
      offered: 'none',
    },
    {
      code: 'income',
      label: 'Indemnité si un accident vous arrête',
      answer: 'details.rcp_uber_fr.extras',
      asks: ['income'],
      offered: 'none',
    },
  ],
  standardCovers: [
    { code: 'operations', label: 'RC exploitation, dommages corporels', offered: '8 000 000 € par sinistre' },
    { code: 'luggage', label: 'Bagages des clients', offered: '3 000 € par course' },
  ],
  highlights: [
    { included: true, label: 'Attestation pour le registre et les plateformes' },
    { included: true, label: 'Bagages et objets oubliés' },
    { included: true, label: 'Tous les chauffeurs titulaires d’une carte' },
    { included: false, label: 'RC circulation : l’assurance du véhicule' },
    { included: false, label: 'Transport scolaire et de malades' },
  ],
}

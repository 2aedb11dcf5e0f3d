import type { SampleLine } from '../../../rating/sample-carrier.ts'
import { mainlandOnly, out } from '../effects.ts'
import { driversAnswers, driversBook, driversGuidelines, driversOnly, driversReads } from '../lines/drivers.ts'

/** Private-hire drivers at Ardelune: more expensive, with legal aid and an income after an accident. */
export const ardeluneVtc: SampleLine = {
  name: 'RC professionnelle VTC',
  questions: [{ effective_from: '2026-01-01', questions: [] }],
  appetite: [mainlandOnly, out('drivers_only', { not_classes: ['FR-485320'] }, driversOnly)],
  reads: driversReads,
  answers: driversAnswers,
  guidelines: driversGuidelines,
  rateBooks: [{ ...driversBook, minimumPremium: 149, policyFee: 0, level: 1.18 }],
  optionalCovers: [
    {
      code: 'licence',
      label: 'Stage de récupération de points',
      answer: 'details.rcp_uber_fr.extras',
      asks: ['licence'],
      offered: 'whole',
      factor: 1.04,
    },
  ],
  standardCovers: [
    { code: 'operations', label: 'RC exploitation, dommages corporels', offered: '10 000 000 € par sinistre' },
    { code: 'luggage', label: 'Bagages des clients', offered: '1 500 € par course' },
    { code: 'legal', label: 'Protection juridique', offered: '15 000 € par litige' },
    { code: 'income', label: 'Indemnité si un accident vous arrête', offered: '50 € par jour, 30 jours' },
  ],
  highlights: [
    { included: true, label: 'Attestation en ligne dès la conclusion du contrat' },
    { included: true, label: 'Protection juridique' },
    { included: true, label: 'Indemnité journalière après un accident' },
    { included: false, label: 'RC circulation : l’assurance du véhicule' },
    { included: false, label: 'Taxis' },
  ],
}

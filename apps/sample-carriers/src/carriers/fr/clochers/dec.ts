import type { SampleLine } from '../../../rating/sample-carrier.ts'
import { mainlandOnly, out, refer } from '../effects.ts'
import {
  buildersAnswers,
  buildersBook,
  buildersCovers,
  buildersExtras,
  buildersGuidelines,
  buildersOnly,
  buildersReads,
} from '../lines/builders.ts'

/** Ten-year liability of the Mutuelle des Trois Clochers: every building trade. */
export const clochersDec: SampleLine = {
  name: 'Responsabilité décennale',
  questions: [{ effective_from: '2026-01-01', questions: [] }],
  appetite: [
    mainlandOnly,
    refer('whole_houses', { classes: ['FR-236115'] }, 'Un souscripteur étudie chaque constructeur de maisons.'),
    out('builders_only', { not_traits: ['contractor'] }, buildersOnly),
  ],
  reads: buildersReads,
  answers: buildersAnswers,
  guidelines: buildersGuidelines(15_000_000, '15 millions d’euros'),
  rateBooks: [{ ...buildersBook, minimumPremium: 690, level: 1 }],
  standardCovers: buildersCovers,
  optionalCovers: buildersExtras,
  highlights: [
    { included: true, label: 'Attestation nominative pour chaque chantier' },
    { included: true, label: 'Tous les corps de métier' },
    { included: true, label: 'Garantie maintenue dix ans après la réception' },
    { included: false, label: 'Chantiers ouverts avant le contrat' },
    { included: false, label: 'Techniques non courantes, sauf accord écrit' },
  ],
}

import type { SampleLine } from '../../../rating/sample-carrier.ts'
import { mainlandOnly, out } from '../effects.ts'
import {
  buildersAnswers,
  buildersBook,
  buildersCovers,
  buildersExtras,
  buildersGuidelines,
  buildersOnly,
  buildersReads,
} from '../lines/builders.ts'

/** Ten-year liability of Ardelune: finishing trades and designers, nothing structural. */
export const ardeluneDec: SampleLine = {
  name: 'Responsabilité décennale',
  questions: [{ effective_from: '2026-01-01', questions: [] }],
  appetite: [
    mainlandOnly,
    out('structure', { min_hazard: 4 }, 'Nous n’assurons pas le gros œuvre, la toiture et la structure en décennale.'),
    out('builders_only', { not_traits: ['contractor'], not_classes: ['FR-541310', 'FR-541330'] }, buildersOnly),
  ],
  reads: buildersReads,
  answers: buildersAnswers,
  guidelines: buildersGuidelines(5_000_000, '5 millions d’euros'),
  rateBooks: [{ ...buildersBook, minimumPremium: 590, policyFee: 0, level: 0.94 }],
  standardCovers: buildersCovers,
  optionalCovers: buildersExtras.map((each) => (each.code === 'existing' ? { ...each, offered: 'none' } : each)),
  highlights: [
    { included: true, label: 'Second œuvre et petites entreprises' },
    { included: true, label: 'Attestation en ligne' },
    { included: false, label: 'Gros œuvre, charpente et couverture' },
    { included: false, label: 'Chantiers ouverts avant le contrat' },
  ],
}

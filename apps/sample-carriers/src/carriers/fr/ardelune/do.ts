import type { SampleLine } from '../../../rating/sample-carrier.ts'
import { answerRule, declines, rates, refers } from '../../shared/answer-effects.ts'
import { mainlandOnly, refer } from '../effects.ts'

const at = (name: string) => `details.directors_and_officers.${name}` as const

export const ardeluneDo: SampleLine = {
  name: 'Responsabilité des dirigeants',
  questions: [{ effective_from: '2026-01-01', questions: [] }],
  appetite: [
    mainlandOnly,
    refer('financial', { industries: ['finance'] }, 'Un souscripteur étudie les sociétés financières.'),
  ],
  answers: [
    answerRule(
      'sole_trader',
      'business.business_type',
      declines(
        ['micro', 'ei'],
        'Une entreprise individuelle n’a pas de mandataire social : ce contrat ne vous servirait à rien.',
      ),
    ),
    answerRule(
      'equity',
      at('equity'),
      refers(['below_half'], 'Un souscripteur lit comment les capitaux propres seront reconstitués.'),
      declines(['negative'], 'Nous n’assurons pas les dirigeants d’une société aux capitaux propres négatifs.'),
      rates(['first_year'], 1.1, 'Une première année sans bilan augmente le prix.'),
    ),
    answerRule(
      'debts_late',
      at('debts_late'),
      refers(['urssaf', 'tax', 'suppliers'], 'Un souscripteur demande un échéancier des paiements en retard.'),
    ),
    answerRule('losses', at('losses'), rates(['Yes'], 1.2, 'Deux années de pertes augmentent le prix.')),
    answerRule(
      'proceedings',
      at('proceedings'),
      declines(
        ['receivership', 'liquidation'],
        'Nous n’assurons pas après un redressement ou une liquidation de moins de cinq ans.',
      ),
      refers(['conciliation'], 'Un souscripteur lit où en est la procédure.'),
    ),
    answerRule(
      'subsidiaries',
      at('subsidiaries'),
      refers(['elsewhere'], 'Un souscripteur étudie les filiales hors de l’Union européenne.'),
      rates(['eu'], 1.1, 'Des filiales dans l’Union européenne augmentent le prix.'),
    ),
    answerRule(
      'shareholders',
      at('shareholders'),
      rates(['investors'], 1.15, 'Des investisseurs extérieurs augmentent le prix.'),
      refers(['group'], 'Un souscripteur demande si le groupe assure déjà ses dirigeants.'),
    ),
    answerRule('changes', at('changes'), refers(['Yes'], 'Un souscripteur lit l’opération prévue.')),
    answerRule('claims', at('claims'), refers(['Yes'], 'Un souscripteur lit ce qui a été reproché.')),
    answerRule(
      'circumstances',
      at('circumstances'),
      declines(['Yes'], 'Nous n’assurons pas quand une mise en cause est déjà attendue.'),
    ),
  ],
  guidelines: [
    {
      code: 'assets.limit',
      measure: 'details.directors_and_officers.assets',
      above: 20_000_000,
      outcome: 'refer',
      reason: 'Un souscripteur étudie les sociétés de plus de 20 millions d’euros de bilan.',
    },
  ],
  rateBooks: [
    {
      effective_from: '2026-01-01',
      exposures: [
        { name: 'Bilan', amount: 'details.directors_and_officers.assets', per: 1000, rate: 0.9, tiered: true },
        { name: 'Chiffre d’affaires', amount: 'business.annual_revenue', per: 1000, rate: 0.9, tiered: true },
        { name: 'Dirigeants', amount: 'details.directors_and_officers.directors', per: 1, rate: 190 },
      ],
      limitAt: 'details.directors_and_officers.limit',
      limitLabel: 'Plafond par an, frais d’avocat compris',
      shows: ['limit'],
      states: {},
      occurrence: [
        { amount: 150_000, factor: 0.82 },
        { amount: 300_000, factor: 1 },
        { amount: 500_000, factor: 1.22 },
        { amount: 1_000_000, factor: 1.6 },
        { amount: 2_000_000, factor: 2.2 },
      ],
      deductible: [{ amount: 0, factor: 1 }],
      usualOccurrence: 300_000,
      usualDeductible: 0,
      minimumPremium: 348,
      policyFee: 0,
      level: 1,
    },
  ],
  optionalCovers: [
    {
      code: 'employment',
      label: 'Litiges avec les salariés',
      answer: at('employment'),
      offered: 'whole',
      factor: 1.35,
    },
  ],
  standardCovers: [
    { code: 'crisis', label: 'Communication de crise', offered: '25 000 €' },
    { code: 'defence', label: 'Frais d’avocat, au civil et au pénal', offered: 'Compris dans le plafond' },
  ],
  highlights: [
    { included: true, label: 'Dirigeants de droit et de fait' },
    { included: true, label: 'Comblement de passif' },
    { included: true, label: 'Anciens dirigeants, cinq ans après leur départ' },
    { included: false, label: 'Amendes et peines' },
    { included: false, label: 'Faits connus avant le contrat' },
  ],
}

import type { Guideline } from '../../rating/guideline.ts'
import type { RateBook } from '../../rating/rate-book.ts'
import type { AnswerRule } from '../../rating/sample-carrier.ts'
import { declines, rates, refers } from '../answer-effects.ts'
import { places } from './effects.ts'

export const driversOnly = 'Nous assurons avec ce contrat les chauffeurs VTC et personne d’autre.'

/** What drivers' answers do to an offer. */
export const driversAnswers: readonly AnswerRule[] = [
  {
    code: 'has_card',
    answer: 'details.rcp_uber_fr.has_card',
    effects: [
      declines(['No'], 'Sans carte professionnelle VTC, nous ne pouvons pas vous assurer. Revenez quand vous l’avez.'),
    ],
  },
  {
    code: 'registered',
    answer: 'details.rcp_uber_fr.registered',
    effects: [refers(['no'], 'Un souscripteur demande quand vous comptez vous inscrire au registre des VTC.')],
  },
  {
    code: 'status',
    answer: 'details.rcp_uber_fr.status',
    effects: [refers(['group_transport'], 'Un souscripteur étudie le transport en groupe (capacité LOTI).')],
  },
  {
    code: 'services',
    answer: 'details.rcp_uber_fr.services',
    effects: [
      declines(['school'], 'Nous n’assurons pas le transport scolaire ni le transport de malades.'),
      rates(['deliveries'], 1.15, 'Les livraisons augmentent le prix.'),
      rates(['reduced_mobility'], 1.05, 'Le transport de personnes à mobilité réduite augmente un peu le prix.'),
    ],
  },
  {
    code: 'motor_insured',
    answer: 'details.rcp_uber_fr.motor_insured',
    effects: [refers(['no'], 'Un souscripteur demande comment le véhicule est assuré pour le transport de clients.')],
  },
  {
    code: 'bonus',
    answer: 'details.rcp_uber_fr.bonus',
    effects: [rates(['50'], 0.95, 'Votre bonus baisse le prix.'), rates(['malus'], 1.25, 'Un malus augmente le prix.')],
  },
  {
    code: 'suspended',
    answer: 'details.rcp_uber_fr.suspended',
    effects: [declines(['Yes'], 'Nous n’assurons pas après une suspension de permis de moins de 36 mois.')],
  },
  {
    code: 'accidents',
    answer: 'details.rcp_uber_fr.accidents',
    effects: [
      rates(['1'], 1.1, 'Un sinistre en 36 mois augmente le prix.'),
      refers(['2'], 'Un souscripteur lit vos deux sinistres des 36 derniers mois.'),
      declines(['3'], 'Trois sinistres en 36 mois dépassent ce que nous acceptons.'),
    ],
  },
  {
    code: 'complaints',
    answer: 'details.rcp_uber_fr.complaints',
    effects: [refers(['Yes'], 'Un souscripteur lit pourquoi une plateforme a fermé un compte.')],
  },
  {
    code: 'area',
    answer: 'details.rcp_uber_fr.area',
    effects: [rates(['abroad'], 1.08, 'Les courses à l’étranger augmentent le prix.')],
  },
]

/** Small businesses: a fleet of more than ten needs a different contract. */
export const driversGuidelines: readonly Guideline[] = [
  {
    code: 'fleet.limit',
    measure: 'details.rcp_uber_fr.vehicles[]',
    above: 10,
    outcome: 'refer',
    reason: 'Un souscripteur étudie les entreprises de plus de dix véhicules.',
  },
]

export const driversBook: RateBook = {
  effective_from: '2026-01-01',
  exposures: [
    { name: 'Véhicules', amount: 'details.rcp_uber_fr.vehicles[]', per: 1, rate: 112 },
    { name: 'Kilomètres', amount: 'details.rcp_uber_fr.kilometres', per: 1000, rate: 0.9, tiered: true },
  ],
  limitAt: 'details.rcp_uber_fr.limit',
  limitLabel: 'RC professionnelle, plafond par sinistre',
  shows: ['limit'],
  states: places,
  occurrence: [
    { amount: 1_000_000, factor: 0.92 },
    { amount: 3_000_000, factor: 1 },
    { amount: 8_000_000, factor: 1.14 },
  ],
  deductible: [{ amount: 0, factor: 1 }],
  usualOccurrence: 3_000_000,
  usualDeductible: 0,
  minimumPremium: 119,
  policyFee: 12,
  level: 1,
}

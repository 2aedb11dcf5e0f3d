import type { Guideline } from '../../../rating/guideline.ts'
import type { RateBook } from '../../../rating/rate-book.ts'
import type { AnswerRule } from '../../../rating/sample-carrier.ts'
import { answerRule, declines, rates, refers } from '../../shared/answer-effects.ts'
import { doubt, places } from '../effects.ts'

/** Effects of answers about computers. */
export const cyberAnswers: readonly AnswerRule[] = [
  answerRule(
    'mfa_email',
    'details.cyber.mfa_email',
    refers(['No'], 'Un souscripteur étudie les messageries qui s’ouvrent avec un mot de passe seul.'),
    doubt('le deuxième code de votre messagerie'),
  ),
  answerRule(
    'mfa_remote',
    'details.cyber.mfa_remote',
    declines(['no'], 'Nous n’assurons pas un accès à distance protégé par un mot de passe seul.'),
    doubt('l’accès à distance'),
  ),
  answerRule(
    'backups',
    'details.cyber.backups',
    declines(['No'], 'Nous n’assurons pas sans sauvegarde hebdomadaire.'),
    doubt('vos sauvegardes'),
  ),
  answerRule(
    'backups_apart',
    'details.cyber.backups_apart',
    refers(['No'], 'Un souscripteur étudie les sauvegardes qu’un pirate pourrait atteindre.'),
    doubt('l’endroit où sont vos sauvegardes'),
  ),
  answerRule(
    'backups_tested',
    'details.cyber.backups_tested',
    rates(['Yes'], 0.96, 'Une restauration essayée cette année baisse le prix.'),
  ),
  answerRule(
    'edr',
    'details.cyber.edr',
    rates(['Yes'], 0.93, 'Une protection surveillée sur chaque ordinateur baisse le prix.'),
    rates(['No'], 1.12, 'Des ordinateurs sans protection surveillée augmentent le prix.'),
    doubt('la protection de vos ordinateurs'),
  ),
  answerRule(
    'updates',
    'details.cyber.updates',
    rates(['14'], 0.97, 'Des mises à jour sous 14 jours baissent le prix.'),
    refers(['later'], 'Un souscripteur étudie les mises à jour posées après 30 jours.'),
  ),
  answerRule(
    'call_back',
    'details.cyber.call_back',
    rates(['No'], 1.12, 'Des changements de RIB sans appel augmentent le prix.'),
    doubt('les appels avant un virement'),
  ),
  answerRule('training', 'details.cyber.training', rates(['Yes'], 0.95, 'Des équipes formées baissent le prix.')),
  answerRule(
    'record_kinds',
    'details.cyber.record_kinds',
    rates(['health', 'bank', 'id_numbers', 'children'], 1.12, 'Des données sensibles augmentent le prix.'),
  ),
  answerRule(
    'online_share',
    'details.cyber.online_share',
    rates({ more_than: 50 }, 1.08, 'Une activité faite surtout en ligne augmente le prix.'),
  ),
  answerRule(
    'outage_hours',
    'details.cyber.outage_hours',
    rates(['4'], 1.08, 'Une activité arrêtée en quelques heures augmente le prix.'),
    rates(['72'], 0.95, 'Pouvoir tenir trois jours sans informatique baisse le prix.'),
  ),
  answerRule(
    'outsourced',
    'details.cyber.outsourced',
    rates(['Yes'], 0.97, 'Une informatique suivie par un prestataire baisse un peu le prix.'),
  ),
  answerRule(
    'incidents',
    'details.cyber.incidents',
    refers(['Yes'], 'Un souscripteur lit ce qui s’est passé et ce qui a changé depuis.'),
    doubt('les attaques passées'),
  ),
]

export const cyberGuidelines: readonly Guideline[] = [
  {
    code: 'records.limit',
    measure: 'details.cyber.records',
    above: 100_000,
    outcome: 'refer',
    reason: 'Un souscripteur étudie les entreprises qui gardent les données de plus de 100 000 personnes.',
  },
  {
    code: 'revenue.limit',
    measure: 'annual_revenue',
    above: 10_000_000,
    outcome: 'decline',
    reason: 'Nous assurons contre les cyber-risques jusqu’à 10 millions d’euros de chiffre d’affaires.',
  },
]

export const cyberBook: RateBook = {
  effective_from: '2026-01-01',
  exposures: [
    {
      name: 'Chiffre d’affaires',
      amount: 'business.annual_revenue',
      per: 1000,
      rate: [0.8, 0.9, 1, 1.1, 1.2],
      tiered: true,
    },
    { name: 'Personnes dans les fichiers', amount: 'details.cyber.records', per: 1000, rate: 8, tiered: true },
    {
      name: 'Virements détournés',
      amount: 'details.cyber.fraud_limit',
      per: 1000,
      rate: 1.3,
      shownAs: 'Virements détournés',
    },
  ],
  limitAt: 'details.cyber.limit',
  deductibleAt: 'details.cyber.retention',
  limitLabel: 'Plafond pour tous les sinistres d’une année',
  shows: ['limit', 'deductible'],
  states: places,
  traits: { technology: 1.12, online: 1.1, office: 0.96 },
  occurrence: [
    { amount: 50_000, factor: 0.72 },
    { amount: 100_000, factor: 0.85 },
    { amount: 250_000, factor: 1 },
    { amount: 500_000, factor: 1.3 },
    { amount: 1_000_000, factor: 1.75 },
  ],
  deductible: [
    { amount: 1000, factor: 1.05 },
    { amount: 2500, factor: 1 },
    { amount: 5000, factor: 0.93 },
    { amount: 10_000, factor: 0.86 },
  ],
  usualOccurrence: 250_000,
  usualDeductible: 2500,
  minimumPremium: 288,
  policyFee: 18,
  level: 1,
}

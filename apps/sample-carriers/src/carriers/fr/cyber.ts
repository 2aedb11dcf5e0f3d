import type { Guideline } from '../../rating/guideline.ts'
import type { RateBook } from '../../rating/rate-book.ts'
import type { AnswerRule } from '../../rating/sample-carrier.ts'
import { declines, rates, refers } from '../answer-effects.ts'
import { doubt, places } from './effects.ts'

/** What answers about computers do to an offer. */
export const cyberAnswers: readonly AnswerRule[] = [
  {
    code: 'mfa_email',
    answer: 'details.cyber.mfa_email',
    effects: [
      refers(['No'], 'Un souscripteur étudie les messageries qui s’ouvrent avec un mot de passe seul.'),
      doubt('le deuxième code de votre messagerie'),
    ],
  },
  {
    code: 'mfa_remote',
    answer: 'details.cyber.mfa_remote',
    effects: [
      declines(['no'], 'Nous n’assurons pas un accès à distance protégé par un mot de passe seul.'),
      doubt('l’accès à distance'),
    ],
  },
  {
    code: 'backups',
    answer: 'details.cyber.backups',
    effects: [declines(['No'], 'Nous n’assurons pas sans sauvegarde hebdomadaire.'), doubt('vos sauvegardes')],
  },
  {
    code: 'backups_apart',
    answer: 'details.cyber.backups_apart',
    effects: [
      refers(['No'], 'Un souscripteur étudie les sauvegardes qu’un pirate pourrait atteindre.'),
      doubt('l’endroit où sont vos sauvegardes'),
    ],
  },
  {
    code: 'backups_tested',
    answer: 'details.cyber.backups_tested',
    effects: [rates(['Yes'], 0.96, 'Une restauration essayée cette année baisse le prix.')],
  },
  {
    code: 'edr',
    answer: 'details.cyber.edr',
    effects: [
      rates(['Yes'], 0.93, 'Une protection surveillée sur chaque ordinateur baisse le prix.'),
      rates(['No'], 1.12, 'Des ordinateurs sans protection surveillée augmentent le prix.'),
      doubt('la protection de vos ordinateurs'),
    ],
  },
  {
    code: 'updates',
    answer: 'details.cyber.updates',
    effects: [
      rates(['14'], 0.97, 'Des mises à jour sous 14 jours baissent le prix.'),
      refers(['later'], 'Un souscripteur étudie les mises à jour posées après 30 jours.'),
    ],
  },
  {
    code: 'call_back',
    answer: 'details.cyber.call_back',
    effects: [
      rates(['No'], 1.12, 'Des changements de RIB sans appel augmentent le prix.'),
      doubt('les appels avant un virement'),
    ],
  },
  {
    code: 'training',
    answer: 'details.cyber.training',
    effects: [rates(['Yes'], 0.95, 'Des équipes formées baissent le prix.')],
  },
  {
    code: 'record_kinds',
    answer: 'details.cyber.record_kinds',
    effects: [rates(['health', 'bank', 'id_numbers', 'children'], 1.12, 'Des données sensibles augmentent le prix.')],
  },
  {
    code: 'online_share',
    answer: 'details.cyber.online_share',
    effects: [
      {
        when: { more_than: 50 },
        outcome: 'rate',
        factor: 1.08,
        reason: 'Une activité faite surtout en ligne augmente le prix.',
      },
    ],
  },
  {
    code: 'outage_hours',
    answer: 'details.cyber.outage_hours',
    effects: [
      rates(['4'], 1.08, 'Une activité arrêtée en quelques heures augmente le prix.'),
      rates(['72'], 0.95, 'Pouvoir tenir trois jours sans informatique baisse le prix.'),
    ],
  },
  {
    code: 'outsourced',
    answer: 'details.cyber.outsourced',
    effects: [rates(['Yes'], 0.97, 'Une informatique suivie par un prestataire baisse un peu le prix.')],
  },
  {
    code: 'incidents',
    answer: 'details.cyber.incidents',
    effects: [
      refers(['Yes'], 'Un souscripteur lit ce qui s’est passé et ce qui a changé depuis.'),
      doubt('les attaques passées'),
    ],
  },
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

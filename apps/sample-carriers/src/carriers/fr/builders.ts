import type { Guideline } from '../../rating/guideline.ts'
import type { RateBook } from '../../rating/rate-book.ts'
import type { AnswerRule, StandardCover } from '../../rating/sample-carrier.ts'
import { declines, rates, refers } from '../answer-effects.ts'
import { doubt, places } from './effects.ts'

export const buildersOnly = 'Nous assurons en décennale les métiers du bâtiment et personne d’autre.'

/** What answers about building work do to an offer. */
export const buildersAnswers: readonly AnswerRule[] = [
  {
    code: 'qualified',
    answer: 'details.dec.qualified',
    effects: [
      declines(['none'], 'La loi demande un diplôme ou trois ans d’expérience pour exercer ce métier.'),
      rates(['rge', 'qualibat'], 0.95, 'Une qualification RGE ou Qualibat baisse le prix.'),
    ],
  },
  {
    code: 'trades',
    answer: 'details.dec.trades[].trade',
    effects: [
      rates(['pools', 'solar', 'waterproofing'], 1.2, 'Piscine, photovoltaïque ou étanchéité augmentent le prix.'),
      refers(['whole_houses', 'design'], 'Un souscripteur étudie la construction clés en main et la maîtrise d’œuvre.'),
    ],
  },
  {
    code: 'unusual',
    answer: 'details.dec.unusual',
    effects: [
      refers(['Yes'], 'Un souscripteur étudie les techniques non courantes.'),
      doubt('les techniques que vous utilisez'),
    ],
  },
  {
    code: 'ended_by',
    answer: 'details.dec.ended_by',
    effects: [
      declines(['not_told'], 'Nous n’assurons pas après une résiliation pour fausse déclaration.'),
      refers(['unpaid', 'claims'], 'Un souscripteur lit pourquoi votre assureur a résilié le contrat.'),
    ],
  },
  {
    code: 'uninsured_work',
    answer: 'details.dec.uninsured_work',
    effects: [refers(['Yes'], 'Un souscripteur étudie les chantiers réalisés sans assurance.')],
  },
  {
    code: 'disputes',
    answer: 'details.dec.disputes',
    effects: [refers(['Yes'], 'Un souscripteur lit où en est le litige du chantier.')],
  },
  {
    code: 'extras',
    answer: 'details.dec.extras',
    effects: [
      rates(
        ['fixtures', 'intermediate', 'existing', 'consequential'],
        1.06,
        'Les garanties facultatives augmentent un peu le prix.',
      ),
    ],
  },
]

/** How large a site may be. */
export const buildersGuidelines = (mostSite: number, shown: string): readonly Guideline[] => [
  {
    code: 'site.limit',
    measure: 'details.dec.largest_site',
    above: mostSite,
    outcome: 'refer',
    reason: `Au-delà de ${shown} de chantier, un souscripteur vérifie s’il faut un contrat collectif.`,
  },
  {
    code: 'given.limit',
    measure: 'details.dec.given',
    above: 50,
    outcome: 'refer',
    reason: 'Un souscripteur étudie les entreprises qui sous-traitent plus de la moitié de leurs travaux.',
  },
  {
    code: 'revenue.limit',
    measure: 'annual_revenue',
    above: 3_000_000,
    outcome: 'decline',
    reason: 'Nous assurons les entreprises du bâtiment jusqu’à 3 millions d’euros de chiffre d’affaires.',
  },
  {
    code: 'new.business',
    measure: 'years_short_of_3',
    above: 0,
    outcome: 'refer',
    reason: 'Entreprise et expérience ont moins de trois ans. Un souscripteur demande vos justificatifs.',
  },
  {
    code: 'claims.many',
    measure: 'claims_in_3_years',
    above: 2,
    outcome: 'decline',
    reason: 'Le nombre de sinistres des trois dernières années dépasse ce que nous acceptons.',
  },
]

export const buildersBook: RateBook = {
  effective_from: '2026-01-01',
  exposures: [
    {
      name: 'Chiffre d’affaires',
      amount: 'business.annual_revenue',
      per: 1000,
      rate: [6, 8.5, 11.5, 16, 24],
      tiered: true,
    },
  ],
  limitAt: 'details.dec.limit',
  deductibleAt: 'details.dec.deductible',
  limitLabel: 'Garanties facultatives, plafond par sinistre',
  shows: ['limit', 'deductible'],
  states: places,
  lapse: 1.1,
  occurrence: [
    { amount: 1_000_000, factor: 1 },
    { amount: 1_500_000, factor: 1.05 },
    { amount: 3_000_000, factor: 1.14 },
  ],
  deductible: [
    { amount: 1000, factor: 1.06 },
    { amount: 1500, factor: 1 },
    { amount: 2500, factor: 0.93 },
    { amount: 5000, factor: 0.85 },
  ],
  usualOccurrence: 1_000_000,
  usualDeductible: 1500,
  minimumPremium: 690,
  policyFee: 36,
  level: 1,
}

export const buildersCovers: readonly StandardCover[] = [
  { code: 'dwelling', label: 'Décennale, habitation', offered: 'Coût des réparations' },
  {
    code: 'other',
    label: 'Décennale, hors habitation',
    offered: 'Coût des réparations, dans la limite du coût de construction',
  },
]

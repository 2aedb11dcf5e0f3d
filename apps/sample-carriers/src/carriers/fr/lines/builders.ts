import { isRecord } from '@coverwright/core/answers/answers'
import { answersAt } from '../../../rating/amounts.ts'
import type { Guideline } from '../../../rating/guideline.ts'
import type { RateBook } from '../../../rating/rate-book.ts'
import type { AnswerRule, OptionalCover, SampleLine, StandardCover } from '../../../rating/sample-carrier.ts'
import { answerRule, declines, rates, refers } from '../../shared/answer-effects.ts'
import { daysAt, doubt, places } from '../effects.ts'
import { pastGuidelines } from '../guidelines.ts'

export const buildersOnly = 'Nous assurons en décennale les métiers du bâtiment et personne d’autre.'

/** Effects of answers about building work. */
export const buildersAnswers: readonly AnswerRule[] = [
  answerRule(
    'qualified',
    'details.dec.qualified',
    declines(['none'], 'La loi demande un diplôme ou trois ans d’expérience pour exercer ce métier.'),
    rates(['rge', 'qualibat'], 0.95, 'Une qualification RGE ou Qualibat baisse le prix.'),
  ),
  answerRule(
    'trades',
    'details.dec.trades[].trade',
    refers(['whole_houses', 'design'], 'Un souscripteur étudie la construction clés en main et la maîtrise d’œuvre.'),
  ),
  answerRule(
    'leaking_share',
    'details.rated.leaking_share',
    rates({ more_than: 0, less_than: 26 }, 1.1, 'Piscine, photovoltaïque ou étanchéité augmentent un peu le prix.'),
    rates({ more_than: 25 }, 1.2, 'Plus d’un quart en piscine, photovoltaïque ou étanchéité augmente le prix.'),
  ),
  answerRule(
    'previous_end',
    'details.rated.days_uninsured',
    refers(
      { more_than: 365 },
      'Un souscripteur demande ce que vous avez construit depuis la fin de votre dernier contrat.',
    ),
  ),
  answerRule(
    'first_site',
    'details.rated.days_to_first_site',
    refers(
      { less_than: 0 },
      'Votre premier chantier ouvre avant le contrat et ne serait pas couvert. Un souscripteur vous rappelle.',
    ),
  ),
  answerRule(
    'unusual',
    'details.dec.unusual',
    refers(['Yes'], 'Un souscripteur étudie les techniques non courantes.'),
    doubt('les techniques que vous utilisez'),
  ),
  answerRule(
    'ended_by',
    'details.dec.ended_by',
    declines(['not_told'], 'Nous n’assurons pas après une résiliation pour fausse déclaration.'),
    refers(['insurer', 'unpaid', 'claims'], 'Un souscripteur lit pourquoi votre assureur a résilié le contrat.'),
  ),
  answerRule(
    'uninsured_work',
    'details.dec.uninsured_work',
    refers(['Yes'], 'Un souscripteur étudie les chantiers réalisés sans assurance.'),
  ),
  answerRule(
    'disputes',
    'details.dec.disputes',
    refers(['Yes'], 'Un souscripteur lit où en est le litige du chantier.'),
  ),
  answerRule(
    'insured_before',
    'details.dec.insured_before',
    rates(['No'], 1.06, 'Une première assurance décennale augmente un peu le prix.'),
  ),
  answerRule(
    'new_share',
    'details.dec.new_share',
    rates({ more_than: 50 }, 1.06, 'Une majorité de travaux neufs augmente un peu le prix.'),
  ),
  answerRule(
    'received',
    'details.dec.received',
    rates({ more_than: 50 }, 0.95, 'Travailler surtout comme sous-traitant baisse un peu le prix.'),
  ),
]

/** Trades whose defects show within ten years more often than others. */
const leaking = ['pools', 'solar', 'waterproofing']

/** The share of work with a higher risk of leaks, and the dates relative to the start of the contract. */
export const buildersReads: NonNullable<SampleLine['reads']> = (request) => {
  const shares = answersAt(request, 'details.dec.trades[]').map((each) =>
    isRecord(each) && leaking.includes(String(each.trade)) ? Number(each.share ?? 0) : 0,
  )
  const sinceEnd = daysAt(request, 'details.dec.previous_end')
  return {
    leaking_share: shares.reduce((sum, each) => sum + each, 0),
    days_uninsured: sinceEnd === undefined ? undefined : -sinceEnd,
    days_to_first_site: daysAt(request, 'details.dec.first_site'),
  }
}

const extra = (code: string, label: string, factor: number): OptionalCover => ({
  code,
  label,
  answer: 'details.dec.extras',
  asks: [code],
  offered: 'whole',
  factor,
})

/** Optional covers beyond the mandatory one. */
export const buildersExtras: readonly OptionalCover[] = [
  extra('fixtures', 'Bon fonctionnement des équipements, deux ans', 1.02),
  extra('intermediate', 'Dommages intermédiaires', 1.03),
  extra('existing', 'Dommages aux parties existantes', 1.03),
  extra('consequential', 'Pertes causées par un dommage garanti', 1.03),
]

/** The largest site that is insured. */
export const buildersGuidelines = (mostSite: number, amountText: string): readonly Guideline[] => [
  {
    code: 'site.limit',
    measure: 'details.dec.largest_site',
    above: mostSite,
    outcome: 'refer',
    reason: `Au-delà de ${amountText} de chantier, un souscripteur vérifie s’il faut un contrat collectif.`,
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
    code: 'contract.large',
    measure: 'details.dec.largest_contract',
    above: 500_000,
    outcome: 'refer',
    reason: 'Un souscripteur étudie les marchés de plus de 500 000 €.',
  },
  ...pastGuidelines,
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

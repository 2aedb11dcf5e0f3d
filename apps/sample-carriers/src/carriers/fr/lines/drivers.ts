import { isRecord } from '@coverwright/core/answers/answers'
import type { Guideline } from '../../../rating/guideline.ts'
import type { RateBook } from '../../../rating/rate-book.ts'
import type { AnswerRule, SampleLine } from '../../../rating/sample-carrier.ts'
import { answerRule, declines, rates, refers } from '../../shared/answer-effects.ts'
import { daysAt, doubt, places } from '../effects.ts'
import { pastGuidelines } from '../guidelines.ts'

export const driversOnly = 'Nous assurons avec ce contrat les chauffeurs VTC et personne d’autre.'

/** Effects of drivers' answers. */
export const driversAnswers: readonly AnswerRule[] = [
  answerRule(
    'has_card',
    'details.rcp_uber_fr.has_card',
    declines(['No'], 'Sans carte professionnelle VTC, nous ne pouvons pas vous assurer. Revenez quand vous l’avez.'),
  ),
  answerRule(
    'card_expiry',
    'details.rated.card_days',
    refers(
      { less_than: 0 },
      'Votre carte VTC expire avant le début du contrat. Un souscripteur demande si elle est renouvelée.',
    ),
  ),
  answerRule(
    'registered',
    'details.rcp_uber_fr.registered',
    refers(['no'], 'Un souscripteur demande quand vous comptez vous inscrire au registre des VTC.'),
  ),
  answerRule(
    'status',
    'details.rcp_uber_fr.status',
    refers(['group_transport'], 'Un souscripteur étudie le transport en groupe (capacité LOTI).'),
  ),
  answerRule(
    'services',
    'details.rcp_uber_fr.services',
    declines(['school'], 'Nous n’assurons pas le transport scolaire ni le transport de malades.'),
    rates(['deliveries'], 1.15, 'Les livraisons augmentent le prix.'),
    rates(['reduced_mobility'], 1.05, 'Le transport de personnes à mobilité réduite augmente un peu le prix.'),
  ),
  answerRule(
    'motor_insured',
    'details.rcp_uber_fr.motor_insured',
    refers(['no'], 'Un souscripteur demande comment le véhicule est assuré pour le transport de clients.'),
  ),
  answerRule(
    'bonus',
    'details.rcp_uber_fr.bonus',
    rates(['50'], 0.95, 'Votre bonus baisse le prix.'),
    rates(['malus'], 1.25, 'Un malus augmente le prix.'),
    doubt('votre bonus-malus'),
  ),
  answerRule(
    'suspended',
    'details.rcp_uber_fr.suspended',
    declines(['Yes'], 'Nous n’assurons pas après une suspension de permis de moins de 36 mois.'),
  ),
  answerRule(
    'licence_year',
    'details.rated.licence_years',
    refers({ less_than: 3 }, 'Un souscripteur vérifie les trois années de permis que demande la loi.'),
  ),
  answerRule(
    'old_vehicles',
    'details.rated.old_vehicles',
    refers(
      { more_than: 0 },
      'Un VTC de plus de sept ans n’est admis que s’il est hybride ou électrique. Un souscripteur le vérifie.',
    ),
  ),
  answerRule(
    'held',
    'details.rcp_uber_fr.vehicles[].held',
    rates(['rented'], 1.03, 'Un véhicule loué à un loueur de VTC augmente un peu le prix.'),
  ),
  answerRule(
    'platforms',
    'details.rcp_uber_fr.platforms',
    rates(
      ['uber', 'bolt', 'heetch', 'freenow', 'other'],
      1.04,
      'Les courses de plateformes augmentent un peu le prix.',
    ),
  ),
  answerRule(
    'complaints',
    'details.rcp_uber_fr.complaints',
    refers(['Yes'], 'Un souscripteur lit pourquoi une plateforme a fermé un compte.'),
  ),
  answerRule(
    'area',
    'details.rcp_uber_fr.area',
    rates(['abroad'], 1.08, 'Les courses à l’étranger augmentent le prix.'),
  ),
]

/** Small businesses: a fleet of more than ten needs another contract. */
export const driversGuidelines: readonly Guideline[] = [
  {
    code: 'fleet.limit',
    measure: 'details.rcp_uber_fr.vehicles[]',
    above: 10,
    outcome: 'refer',
    reason: 'Un souscripteur étudie les entreprises de plus de dix véhicules.',
  },
  {
    code: 'claims.two',
    measure: 'claims_in_3_years',
    above: 1,
    outcome: 'refer',
    reason: 'Un souscripteur lit vos sinistres des trois dernières années.',
  },
  {
    code: 'claims.many',
    measure: 'claims_in_3_years',
    above: 2,
    outcome: 'decline',
    reason: 'Plus de deux sinistres en trois ans dépassent ce que nous acceptons.',
  },
  ...pastGuidelines,
]

/** How old a car for hire may be; hybrid and electric cars have no limit. */
const mostYears = 7

/** Years since licence and card were issued, and the number of cars too old for hire. */
export const driversReads: NonNullable<SampleLine['reads']> = (request) => {
  const { coverage, details = {} } = request
  const year = Number(coverage.effective_date.slice(0, 4))
  const { rcp_uber_fr: driverDetails } = details
  const { licence_year, vehicles } = isRecord(driverDetails) ? driverDetails : {}
  const cars: readonly unknown[] = Array.isArray(vehicles) ? vehicles : []
  const isOld = (car: unknown) =>
    isRecord(car) &&
    typeof car.year === 'number' &&
    year - car.year > mostYears &&
    car.energy !== 'hybrid' &&
    car.energy !== 'electric'
  return {
    ...(typeof licence_year === 'number' ? { licence_years: year - licence_year } : {}),
    card_days: daysAt(request, 'details.rcp_uber_fr.card_expiry'),
    old_vehicles: cars.filter(isOld).length,
  }
}

export const driversBook: RateBook = {
  effective_from: '2026-01-01',
  exposures: [
    { name: 'Véhicules', amount: 'details.rcp_uber_fr.vehicles[]', per: 1, rate: 112 },
    { name: 'Chauffeurs', amount: 'details.rcp_uber_fr.drivers', per: 1, rate: 24 },
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

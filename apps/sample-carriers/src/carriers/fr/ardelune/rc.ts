import { answersAt } from '../../../rating/amounts.ts'
import type { SampleLine } from '../../../rating/sample-carrier.ts'
import { answerRule, declines, rates, refers } from '../../shared/answer-effects.ts'
import { doubt, mainlandOnly, out, places, refer } from '../effects.ts'

/** Clients' goods are insured up to this sum; more is referred to an underwriter. */
const mostHeldGoods = 150_000

/**
 * The share of sales of the largest activity, which the business is rated by, and clients' goods as far as they are
 * insured.
 */
const reads: NonNullable<SampleLine['reads']> = (request) => {
  const shares = answersAt(request, 'details.rc.activities[].share').map(Number)
  const [goodsValue] = answersAt(request, 'details.rc.held_goods')
  return {
    held_goods: goodsValue === 'more' ? mostHeldGoods : goodsValue,
    ...(shares.length > 0 ? { main_share: Math.max(...shares) } : {}),
  }
}

/** Liability of Ardelune: services, practices and shops. */
export const ardeluneRc: SampleLine = {
  name: 'Responsabilité civile professionnelle',
  questions: [{ effective_from: '2026-01-01', questions: [] }],
  appetite: [
    mainlandOnly,
    out('hazard', { min_hazard: 5 }, 'Ces travaux sont plus risqués que ce que nous assurons.'),
    out('drivers', { classes: ['FR-4853'] }, 'Les taxis et VTC ont leur propre contrat.'),
    refer(
      'practice',
      { industries: ['health', 'finance'] },
      'Un souscripteur étudie les cabinets qui soignent et les sociétés financières.',
    ),
    refer(
      'design',
      { classes: ['FR-5413'] },
      'Un souscripteur étudie architectes, bureaux d’études et diagnostiqueurs.',
    ),
  ],
  reads,
  answers: [
    answerRule(
      'activities',
      'details.rated.main_share',
      refers(
        { less_than: 40 },
        'Aucune de vos activités n’atteint 40 %. Un souscripteur regarde laquelle fixe le prix.',
      ),
    ),
    answerRule(
      'known_facts',
      'details.rc.known_facts',
      refers(['Yes'], 'Un souscripteur lit ce que vous savez déjà d’une réclamation possible.'),
      doubt('un fait déjà connu'),
    ),
    answerRule(
      'abroad',
      'details.rc.abroad',
      refers(['north_america'], 'Un souscripteur étudie les travaux pour des clients aux États-Unis et au Canada.'),
      rates(['elsewhere'], 1.1, 'Les clients hors d’Europe augmentent le prix.'),
    ),
    answerRule(
      'regulated',
      'details.rc.regulated',
      refers(
        ['lawyer', 'insurance_intermediary', 'wealth_adviser', 'surveyor', 'travel_agent', 'other'],
        'Un souscripteur vérifie la garantie que votre profession vous impose.',
      ),
      refers(
        ['health'],
        'Un souscripteur vérifie la RC médicale que la loi vous impose : 8 millions d’euros par sinistre, 15 millions par an.',
      ),
      rates(
        ['accountant', 'estate_agent', 'architect'],
        1.1,
        'Les plafonds imposés à votre profession augmentent le prix.',
      ),
    ),
    answerRule(
      'customers',
      'details.rc.customers',
      rates(['large_business', 'public'], 1.06, 'Les grands donneurs d’ordre augmentent un peu le prix.'),
    ),
    answerRule(
      'held_goods',
      'details.rc.held_goods',
      refers(['more'], 'Un souscripteur étudie les biens confiés de plus de 150 000 €.'),
    ),
    answerRule(
      'imports',
      'details.rc.imports',
      rates(['Yes'], 1.12, 'Les produits importés hors de l’Union européenne augmentent le prix.'),
    ),
    answerRule(
      'america_share',
      'details.rc.america_share',
      declines(
        { more_than: 25 },
        'Nous n’assurons pas au-delà de 25 % du chiffre d’affaires aux États-Unis et au Canada.',
      ),
    ),
    answerRule(
      'waivers',
      'details.rc.waivers',
      rates(['Yes'], 1.1, 'Les pénalités acceptées par contrat augmentent le prix.'),
      doubt('vos contrats'),
    ),
    answerRule(
      'subcontractors',
      'details.rc.subcontractors_insured',
      rates(['No'], 1.15, 'Des sous-traitants sans attestation augmentent le prix.'),
      doubt('l’assurance de vos sous-traitants'),
    ),
  ],
  rateBooks: [
    {
      effective_from: '2026-01-01',
      exposures: [
        {
          name: 'Chiffre d’affaires',
          amount: 'business.annual_revenue',
          per: 1000,
          rate: [1.7, 2.7, 3.9, 5.4, 8],
          tiered: true,
        },
        {
          name: 'Biens confiés',
          amount: 'details.rated.held_goods',
          askedAt: 'details.rc.held_goods',
          per: 1000,
          rate: 1.2,
          shownAs: 'Biens confiés par vos clients',
        },
      ],
      limitAt: 'details.rc.limit',
      deductibleAt: 'details.rc.deductible',
      limitLabel: 'RC professionnelle, plafond par an',
      shows: ['limit', 'deductible'],
      states: places,
      traits: { office: 0.86, advice: 1.06, technology: 1.1, contractor: 1.1 },
      occurrence: [
        { amount: 150_000, factor: 0.84 },
        { amount: 300_000, factor: 0.92 },
        { amount: 500_000, factor: 1 },
        { amount: 1_000_000, factor: 1.14 },
        { amount: 2_000_000, factor: 1.38 },
        { amount: 3_000_000, factor: 1.6 },
      ],
      deductible: [
        { amount: 0, factor: 1.14 },
        { amount: 750, factor: 1 },
        { amount: 1500, factor: 0.94 },
      ],
      usualOccurrence: 500_000,
      usualDeductible: 750,
      minimumPremium: 154,
      policyFee: 0,
      level: 1,
    },
  ],
  optionalCovers: [
    { code: 'past', label: 'Reprise du passé', answer: 'details.rc.past_works', offered: 'whole', factor: 1.08 },
  ],
  standardCovers: [
    { code: 'bodily', label: 'RC exploitation, dommages corporels', offered: '10 000 000 € par sinistre' },
    { code: 'property', label: 'RC exploitation, dommages matériels', offered: '2 000 000 € par sinistre' },
    { code: 'defence', label: 'Défense pénale et recours', offered: '30 000 €' },
  ],
  highlights: [
    { included: true, label: 'Missions à distance en Europe' },
    { included: true, label: 'Sans frais de dossier' },
    { included: false, label: 'Responsabilité décennale' },
    { included: false, label: 'Vos propres locaux et votre matériel' },
  ],
}

import type { RatedQuestion } from '../../../rating/rated-question.ts'
import type { SampleLine } from '../../../rating/sample-carrier.ts'
import { answerRule, declines, rates, refers } from '../../shared/answer-effects.ts'
import { doubt, mainlandOnly, notForGuards, out, places, refer } from '../effects.ts'

const questions: readonly RatedQuestion[] = [
  {
    question: {
      id: 'public_access',
      type: 'yes_no',
      topic: 'Vos locaux et vos clients',
      label: 'Recevez-vous du public ?',
      hint: 'Clients, patients, élèves ou visiteurs, dans vos propres locaux.',
    },
    effects: [rates(['Yes'], 1.06, 'Recevoir du public augmente un peu le prix.')],
  },
  {
    question: {
      id: 'public_capacity',
      type: 'number',
      topic: 'Vos locaux et vos clients',
      label: 'Combien de personnes au plus en même temps ?',
      hint: 'L’effectif de votre registre de sécurité, si vous en avez un.',
      conditions: [{ holder: 'question', subject: 'public_access', or: ['Yes'] }],
    },
    effects: [refers({ more_than: 300 }, 'Un souscripteur étudie les lieux qui reçoivent plus de 300 personnes.')],
  },
  {
    question: {
      id: 'hot_work',
      type: 'yes_no',
      topic: 'Vos chantiers',
      label: 'Travaillez-vous à chaud chez vos clients ?',
      hint: 'Soudure, chalumeau, découpe, étanchéité à la flamme.',
    },
    applies: { traits: ['contractor', 'hot-work', 'installs'] },
    effects: [rates(['Yes'], 1.15, 'Le travail à chaud augmente le prix.')],
  },
  {
    question: {
      id: 'fire_permit',
      type: 'yes_no_not_sure',
      topic: 'Vos chantiers',
      label: 'Établissez-vous un permis de feu avant chaque travail à chaud ?',
      why: 'Sans permis de feu, la garantie incendie chez le client peut être refusée.',
      conditions: [{ holder: 'question', subject: 'hot_work', or: ['Yes'] }],
    },
    applies: { traits: ['contractor', 'hot-work', 'installs'] },
    effects: [
      declines(['No'], 'Nous n’assurons pas le travail à chaud sans permis de feu.'),
      doubt('le permis de feu'),
    ],
  },
  {
    question: {
      id: 'height',
      type: 'select',
      topic: 'Vos chantiers',
      label: 'À quelle hauteur travaillez-vous au plus ?',
      options: [
        { value: '3', label: 'Jusqu’à 3 mètres' },
        { value: '10', label: 'Jusqu’à 10 mètres' },
        { value: '28', label: 'Jusqu’à 28 mètres' },
        { value: 'more', label: 'Plus de 28 mètres' },
      ],
    },
    applies: { traits: ['height'] },
    effects: [
      rates(['28'], 1.12, 'Le travail au-dessus de 10 mètres augmente le prix.'),
      refers(['more'], 'Un souscripteur étudie le travail au-dessus de 28 mètres.'),
    ],
  },
]

export const clochersRc: SampleLine = {
  name: 'Responsabilité civile professionnelle',
  questions: [{ effective_from: '2026-01-01', questions }],
  appetite: [
    mainlandOnly,
    notForGuards,
    out(
      'financial',
      { industries: ['finance'] },
      'Nous n’assurons ni banques, ni prêteurs, ni intermédiaires financiers.',
    ),
    out(
      'malpractice',
      // Doctors, dentists, physiotherapists and nurses: the law sets their limits.
      { classes: ['FR-6211', 'FR-6212', 'FR-62134', 'FR-62139'] },
      'Nous n’assurons pas les soignants tenus à une assurance de responsabilité médicale.',
    ),
    out('drivers', { classes: ['FR-4853'] }, 'Les taxis et VTC ont leur propre contrat.'),
    refer('children', { traits: ['children'] }, 'Un souscripteur étudie les entreprises qui gardent des enfants.'),
  ],
  answers: [
    answerRule(
      'regulated',
      'details.rc.regulated',
      declines(['health'], 'La loi impose aux professionnels de santé des plafonds que nous n’assurons pas.'),
      refers(
        [
          'accountant',
          'lawyer',
          'estate_agent',
          'insurance_intermediary',
          'architect',
          'surveyor',
          'travel_agent',
          'wealth_adviser',
          'other',
        ],
        'Un souscripteur vérifie la garantie que votre profession vous impose.',
      ),
    ),
    answerRule(
      'customers',
      'details.rc.customers',
      rates(['large_business', 'public'], 1.04, 'Les grands donneurs d’ordre augmentent un peu le prix.'),
    ),
    answerRule(
      'at_clients',
      'details.rc.at_clients',
      rates(['Yes'], 1.04, 'Le travail chez les clients augmente un peu le prix.'),
    ),
    answerRule(
      'held_goods',
      'details.rc.held_goods',
      refers(['50000', '150000', 'more'], 'Un souscripteur étudie les biens confiés de plus de 15 000 €.'),
    ),
    answerRule(
      'known_facts',
      'details.rc.known_facts',
      refers(['Yes'], 'Un souscripteur lit ce que vous savez déjà d’une réclamation possible.'),
      doubt('un fait déjà connu'),
    ),
    answerRule(
      'subcontractors',
      'details.rc.subcontractors_insured',
      rates(['No'], 1.2, 'Des sous-traitants sans attestation augmentent le prix.'),
      doubt('l’assurance de vos sous-traitants'),
    ),
    answerRule(
      'imports',
      'details.rc.imports',
      rates(['Yes'], 1.15, 'Les produits importés hors de l’Union européenne augmentent le prix.'),
    ),
    answerRule(
      'abroad',
      'details.rc.abroad',
      declines(['north_america'], 'Nous n’assurons pas les travaux pour des clients aux États-Unis et au Canada.'),
      rates(['elsewhere', 'uk_ch'], 1.08, 'Les clients hors de l’Union européenne augmentent le prix.'),
    ),
    answerRule(
      'waivers',
      'details.rc.waivers',
      refers(['Yes'], 'Un souscripteur lit les clauses de pénalités et de renonciation à recours.'),
      doubt('vos contrats'),
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
          rate: [1.9, 2.6, 3.4, 4.6, 6.8],
          tiered: true,
        },
        {
          name: 'Masse salariale',
          amount: 'business.annual_payroll',
          per: 1000,
          rate: [0.4, 0.8, 1.4, 2.4, 4],
          tiered: true,
        },
      ],
      limitAt: 'details.rc.limit',
      deductibleAt: 'details.rc.deductible',
      limitLabel: 'RC professionnelle, plafond par an',
      shows: ['limit', 'deductible'],
      states: places,
      traits: { office: 0.9, contractor: 1.05, fitness: 1.15, events: 1.1 },
      lapse: 1.05,
      occurrence: [
        { amount: 150_000, factor: 0.86 },
        { amount: 300_000, factor: 0.92 },
        { amount: 500_000, factor: 1 },
        { amount: 1_000_000, factor: 1.16 },
        { amount: 2_000_000, factor: 1.42 },
      ],
      deductible: [
        { amount: 300, factor: 1.06 },
        { amount: 750, factor: 1 },
        { amount: 1500, factor: 0.93 },
        { amount: 3000, factor: 0.86 },
      ],
      usualOccurrence: 500_000,
      usualDeductible: 750,
      minimumPremium: 168,
      policyFee: 18,
      level: 1,
    },
  ],
  optionalCovers: [
    { code: 'past', label: 'Reprise du passé', answer: 'details.rc.past_works', offered: 'whole', factor: 1.05 },
  ],
  standardCovers: [
    { code: 'bodily', label: 'RC exploitation, dommages corporels', offered: '8 000 000 € par sinistre' },
    { code: 'property', label: 'RC exploitation, dommages matériels', offered: '1 500 000 € par sinistre' },
    { code: 'entrusted', label: 'Biens confiés par vos clients', offered: '30 000 €' },
    { code: 'defence', label: 'Défense et recours', offered: 'Compris' },
  ],
  highlights: [
    { included: true, label: 'Attestation d’assurance le jour même' },
    { included: true, label: 'Salariés, apprentis et intérimaires' },
    { included: true, label: 'Faute inexcusable de l’employeur' },
    { included: false, label: 'Responsabilité décennale' },
    { included: false, label: 'Clients aux États-Unis et au Canada' },
  ],
}

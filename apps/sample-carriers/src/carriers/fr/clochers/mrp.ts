import type { SampleLine } from '../../../rating/sample-carrier.ts'
import { answerRule, rates, refers } from '../../shared/answer-effects.ts'
import { doubt, mainlandOnly, notForGuards, places, refer } from '../effects.ts'
import { glass, longClosure, ownBuilding } from '../lines/premises.ts'

export const clochersMrp: SampleLine = {
  name: 'Multirisque professionnelle',
  questions: [{ effective_from: '2026-01-01', questions: [] }],
  appetite: [
    mainlandOnly,
    notForGuards,
    refer('corsica', { states: ['FR-2A', 'FR-2B'] }, 'Un souscripteur étudie les locaux situés en Corse.'),
    refer('workshop', { traits: ['hot-work'] }, 'Un souscripteur étudie les ateliers où l’on travaille à chaud.'),
  ],
  answers: [
    answerRule(
      'construction',
      'details.mrp.construction',
      rates(['wood'], 1.25, 'Un bâtiment en bois augmente le prix.'),
      refers(['sandwich'], 'Un souscripteur étudie les bâtiments en panneaux sandwich.'),
      rates(['mixed'], 1.08, 'Une construction mixte augmente un peu le prix.'),
      doubt('la construction du bâtiment'),
    ),
    answerRule(
      'year_built',
      'details.mrp.year_built',
      rates({ less_than: 1950 }, 1.05, 'Un bâtiment d’avant 1950 augmente un peu le prix.'),
    ),
    answerRule(
      'fire',
      'details.mrp.fire',
      rates(['sprinklers', 'detection'], 0.95, 'La détection ou l’extinction automatique baisse le prix.'),
      rates(['none'], 1.08, 'L’absence d’extincteurs vérifiés augmente le prix.'),
    ),
    answerRule(
      'floor',
      'details.mrp.floor',
      rates(['basement'], 1.06, 'Un sous-sol augmente le risque d’inondation et le prix.'),
    ),
    ownBuilding,
    longClosure,
    answerRule(
      'electricity',
      'details.mrp.electricity',
      rates(['Yes'], 0.95, 'La vérification électrique annuelle baisse le prix.'),
    ),
    answerRule(
      'hood',
      'details.mrp.hood',
      refers(['No'], 'Un souscripteur étudie les cuisines dont les hottes ne sont pas nettoyées chaque année.'),
      doubt('le nettoyage des hottes'),
    ),
    answerRule(
      'theft',
      'details.mrp.theft',
      rates(['monitored'], 0.92, 'L’alarme reliée à une télésurveillance baisse le prix.'),
      rates(['none'], 1.15, 'L’absence de protection contre le vol augmente le prix.'),
    ),
    answerRule(
      'neighbours',
      'details.mrp.neighbours',
      rates(['restaurant', 'workshop', 'storage'], 1.05, 'Un voisinage exposé au feu augmente un peu le prix.'),
      refers(['night_club'], 'Un souscripteur étudie les locaux qui touchent une discothèque.'),
    ),
    answerRule(
      'natural_events',
      'details.mrp.natural_events',
      refers(['Yes'], 'Un souscripteur lit ce qui s’est passé lors de l’inondation ou de la catastrophe.'),
      doubt('les inondations passées'),
    ),
    answerRule(
      'lease_waiver',
      'details.mrp.lease_waiver',
      rates(['Yes'], 1.04, 'La renonciation à recours du bail augmente un peu le prix.'),
      doubt('la renonciation à recours de votre bail'),
    ),
  ],
  rateBooks: [
    {
      effective_from: '2026-01-01',
      exposures: [
        {
          name: 'Matériel',
          amount: 'details.mrp.contents',
          per: 1000,
          rate: [3.4, 3.9, 4.8, 6.4, 8.5],
          tiered: true,
          shownAs: 'Matériel, mobilier et agencements',
        },
        {
          name: 'Stock',
          amount: 'details.mrp.stock',
          per: 1000,
          rate: [3.8, 4.4, 5.6, 7.2, 9.4],
          tiered: true,
          shownAs: 'Marchandises et stock',
        },
        { name: 'Surface', amount: 'details.mrp.surface', per: 1, rate: [0.9, 1.1, 1.4, 1.8, 2.3] },
        {
          name: 'Marge brute',
          amount: 'details.mrp.margin',
          per: 1000,
          rate: 0.75,
          tiered: true,
          shownAs: 'Perte d’exploitation',
        },
        { name: 'Froid', amount: 'details.mrp.cold_stock', per: 1000, rate: 7, shownAs: 'Marchandises en froid' },
        { name: 'Espèces', amount: 'details.mrp.cash', per: 1000, rate: 8, shownAs: 'Espèces et valeurs' },
      ],
      deductibleAt: 'details.mrp.deductible',
      shows: ['deductible'],
      states: places,
      traits: { cooking: 1.18, office: 0.9 },
      occurrence: [{ amount: 1_000_000, factor: 1 }],
      deductible: [
        { amount: 150, factor: 1.08 },
        { amount: 300, factor: 1 },
        { amount: 500, factor: 0.95 },
        { amount: 1000, factor: 0.88 },
      ],
      usualOccurrence: 1_000_000,
      usualDeductible: 300,
      minimumPremium: 198,
      policyFee: 24,
      level: 1,
    },
  ],
  optionalCovers: [glass],
  standardCovers: [
    { code: 'tenant', label: 'Risques locatifs et recours des voisins', offered: '3 000 000 €' },
    { code: 'natural', label: 'Catastrophes naturelles', offered: 'Compris, franchise légale' },
    { code: 'terror', label: 'Actes de terrorisme', offered: 'Compris' },
  ],
  highlights: [
    { included: true, label: 'Incendie, dégât des eaux, tempête, vol et vandalisme' },
    { included: true, label: 'Un réparateur dans la journée' },
    { included: true, label: 'Matériel emporté sur les chantiers, jusqu’à 5 000 €' },
    { included: false, label: 'Véhicules' },
    { included: false, label: 'Responsabilité professionnelle' },
  ],
}

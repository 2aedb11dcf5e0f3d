import type { SampleLine } from '../../../rating/sample-carrier.ts'
import { answerRule, declines, rates, refers } from '../../shared/answer-effects.ts'
import { doubt, mainlandOnly, out, places, refer } from '../effects.ts'
import { glass, longClosure, ownBuilding } from '../lines/premises.ts'

/** Premises and contents of Ardelune: offices and shops. */
export const ardeluneMrp: SampleLine = {
  name: 'Multirisque professionnelle',
  questions: [{ effective_from: '2026-01-01', questions: [] }],
  appetite: [
    mainlandOnly,
    out('corsica', { states: ['FR-2A', 'FR-2B'] }, 'Nous n’assurons pas les locaux situés en Corse.'),
    out('hazard', { min_hazard: 4 }, 'Cette activité est plus risquée que ce que nous assurons.'),
    refer(
      'kitchen',
      { traits: ['cooking', 'alcohol'] },
      'Un souscripteur étudie les entreprises qui cuisinent ou servent de l’alcool.',
    ),
  ],
  answers: [
    answerRule(
      'construction',
      'details.mrp.construction',
      declines(['sandwich'], 'Nous n’assurons pas les bâtiments en panneaux sandwich.'),
      rates(['wood'], 1.3, 'Un bâtiment en bois augmente le prix.'),
      doubt('la construction du bâtiment'),
    ),
    answerRule(
      'theft',
      'details.mrp.theft',
      rates(['monitored', 'guard'], 0.9, 'La télésurveillance ou un gardien baisse le prix.'),
      refers(['none'], 'Un souscripteur étudie les locaux sans protection contre le vol.'),
    ),
    answerRule(
      'fire',
      'details.mrp.fire',
      rates(['sprinklers', 'detection'], 0.94, 'La détection ou l’extinction automatique baisse le prix.'),
    ),
    answerRule(
      'floor',
      'details.mrp.floor',
      rates(['basement'], 1.1, 'Un sous-sol augmente le risque d’inondation et le prix.'),
    ),
    answerRule(
      'electricity',
      'details.mrp.electricity',
      rates(['Yes'], 0.96, 'La vérification électrique annuelle baisse le prix.'),
    ),
    answerRule(
      'neighbours',
      'details.mrp.neighbours',
      rates(
        ['restaurant', 'night_club', 'workshop', 'storage'],
        1.06,
        'Un voisinage exposé au feu augmente un peu le prix.',
      ),
    ),
    ownBuilding,
    longClosure,
    answerRule(
      'natural_events',
      'details.mrp.natural_events',
      refers(['Yes'], 'Un souscripteur lit ce qui s’est passé lors de l’inondation ou de la catastrophe.'),
      doubt('les inondations passées'),
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
          rate: [3.1, 3.8, 5.1, 7, 9],
          tiered: true,
          shownAs: 'Matériel, mobilier et agencements',
        },
        {
          name: 'Stock',
          amount: 'details.mrp.stock',
          per: 1000,
          rate: [3.5, 4.2, 5.8, 7.6, 9.9],
          tiered: true,
          shownAs: 'Marchandises et stock',
        },
        { name: 'Surface', amount: 'details.mrp.surface', per: 1, rate: [1, 1.2, 1.5, 2, 2.5] },
        {
          name: 'Marge brute',
          amount: 'details.mrp.margin',
          per: 1000,
          rate: 0.7,
          tiered: true,
          shownAs: 'Perte d’exploitation',
        },
        { name: 'Froid', amount: 'details.mrp.cold_stock', per: 1000, rate: 6, shownAs: 'Marchandises en froid' },
        { name: 'Espèces', amount: 'details.mrp.cash', per: 1000, rate: 9, shownAs: 'Espèces et valeurs' },
      ],
      deductibleAt: 'details.mrp.deductible',
      shows: ['deductible'],
      states: places,
      occurrence: [{ amount: 1_000_000, factor: 1 }],
      deductible: [
        { amount: 300, factor: 1 },
        { amount: 500, factor: 0.94 },
        { amount: 1000, factor: 0.86 },
        { amount: 2500, factor: 0.76 },
      ],
      usualOccurrence: 1_000_000,
      usualDeductible: 300,
      minimumPremium: 174,
      policyFee: 0,
      level: 1,
    },
  ],
  optionalCovers: [glass],
  standardCovers: [
    { code: 'tenant', label: 'Risques locatifs et recours des voisins', offered: '2 000 000 €' },
    { code: 'natural', label: 'Catastrophes naturelles', offered: 'Compris, franchise légale' },
    { code: 'terror', label: 'Actes de terrorisme', offered: 'Compris' },
  ],
  highlights: [
    { included: true, label: 'Incendie, dégât des eaux, vol et vandalisme' },
    { included: true, label: 'Indemnité en valeur à neuf pendant deux ans' },
    { included: true, label: 'Matériel informatique, panne comprise' },
    { included: false, label: 'Véhicules' },
    { included: false, label: 'Locaux en panneaux sandwich' },
  ],
}

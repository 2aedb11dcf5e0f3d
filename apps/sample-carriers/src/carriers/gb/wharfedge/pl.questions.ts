import type { Applies, RatedQuestion } from '../../../rating/rated-question.ts'
import { rates, refers, unsure } from '../../shared/answer-effects.ts'

const kitchens: Applies = { traits: ['cooking', 'food'] }
const bars: Applies = { traits: ['alcohol'] }
const openDoors: Applies = {
  traits: ['retail', 'food', 'cooking', 'lodging', 'fitness', 'personal-care', 'health', 'children', 'events'],
}
const salons: Applies = { traits: ['personal-care'] }
const people = 'Visitors'
const food = 'Food and drink'
const treatments = 'Treatments'
const contracts = 'Contracts and claims'

/** Questions of Wharfedge (sample) about public liability: what happens where the public comes in. */
export const plQuestions: readonly RatedQuestion[] = [
  {
    question: {
      id: 'floors',
      type: 'yes_no',
      topic: people,
      label: 'Do you log when floors are checked and cleaned?',
      hint: 'Slips and trips are the commonest claim where the public comes in.',
      fact: 'premises.floor_log',
    },
    applies: openDoors,
    effects: [rates(['Yes'], 0.95, 'A cleaning log helps defend you, so it lowers the price.')],
  },
  {
    question: {
      id: 'pavement',
      type: 'yes_no',
      topic: people,
      label: 'Do you put tables, signs or goods on the pavement?',
      hint: 'With the council’s licence.',
    },
    applies: openDoors,
    effects: [rates(['Yes'], 1.05, 'What stands on the pavement raises the price a little.')],
  },
  {
    question: {
      id: 'lift',
      type: 'yes_no_not_sure',
      topic: people,
      label: 'Do you look after a lift, hoist or automatic door yourself?',
      hint: 'Not the landlord’s.',
    },
    effects: [rates(['Yes'], 1.04, 'Lifts and automatic doors raise the price.'), unsure('the lift or door')],
  },
  {
    question: {
      id: 'lift_inspected',
      type: 'yes_no',
      topic: people,
      label: 'Is it inspected by a competent person as the law asks?',
      hint: 'Every six months for lifts that carry people.',
      conditions: [{ holder: 'question', subject: 'lift', or: ['Yes'] }],
    },
    effects: [refers(['No'], 'An underwriter asks about lifts without inspections.')],
  },
  {
    question: {
      id: 'allergens',
      type: 'yes_no',
      topic: food,
      label: 'Do you tell customers which of the 14 allergens each dish holds?',
      hint: 'On the label, the menu or a sheet they can ask for.',
    },
    applies: kitchens,
    effects: [rates(['No'], 1.15, 'Allergens that are not named raise the price. The law asks for them.')],
  },
  {
    question: {
      id: 'hygiene',
      type: 'select',
      topic: food,
      label: 'What is your food hygiene rating?',
      options: [
        { value: 'good', label: '4 or 5' },
        { value: 'fair', label: '3, or a Pass in Scotland' },
        { value: 'poor', label: '2 or less, or Improvement Required in Scotland' },
        { value: 'waiting', label: 'Not rated yet' },
      ],
    },
    applies: kitchens,
    effects: [
      rates(['good'], 0.95, 'A good food hygiene rating lowers the price.'),
      refers(['poor'], 'An underwriter asks what you changed since the last food hygiene visit.'),
    ],
  },
  {
    question: {
      id: 'closing',
      type: 'select',
      topic: food,
      label: 'How late do you serve alcohol?',
      options: [
        { value: 'eleven', label: 'Until 11pm' },
        { value: 'one', label: 'Until 1am' },
        { value: 'later', label: 'Later' },
      ],
    },
    applies: bars,
    effects: [
      rates(['one'], 1.1, 'Serving after 11pm raises the price.'),
      refers(['later'], 'An underwriter reads places that serve after 1am.'),
    ],
  },
  {
    question: {
      id: 'doors',
      type: 'yes_no',
      topic: food,
      label: 'Do you have door staff, a dance floor or live music?',
      hint: 'Even once a month.',
    },
    applies: bars,
    effects: [refers(['Yes'], 'An underwriter reads places with door staff, dancing or live music.')],
  },
  {
    question: {
      id: 'treatments',
      type: 'multi_select',
      topic: treatments,
      label: 'Do you give any of these treatments?',
      hint: 'Staff, freelancers and people who rent a chair or room count too.',
      options: [
        { value: 'injections', label: 'Botox, fillers or other injections' },
        { value: 'laser', label: 'Laser or intense pulsed light' },
        { value: 'peels', label: 'Chemical peels or microneedling' },
        { value: 'tattoos', label: 'Tattoos, piercing or semi-permanent make-up' },
        { value: 'none', label: 'None of these', exclusive: true },
      ],
    },
    applies: salons,
    effects: [
      refers(['injections', 'laser'], 'An underwriter reads injections and laser treatments before pricing them.'),
      rates(['peels', 'tattoos'], 1.15, 'Treatments that break or burn the skin raise the price.'),
    ],
  },
  {
    question: {
      id: 'patch_tests',
      type: 'yes_no',
      topic: treatments,
      label: 'Do you patch test clients before tints, dyes and glues, and keep a record?',
      hint: 'As the maker of the product asks.',
    },
    applies: salons,
    effects: [rates(['No'], 1.1, 'Dyes and glues without a recorded patch test raise the price.')],
  },
  {
    question: {
      id: 'waivers',
      type: 'yes_no_not_sure',
      topic: contracts,
      label: 'Have you given up the right to claim against anybody?',
      hint: 'A line such as “waives rights of recovery” in a lease or contract.',
    },
    effects: [refers(['Yes'], 'An underwriter reads what you signed.'), unsure('your contracts')],
  },
  {
    question: {
      id: 'changes',
      type: 'long_text',
      topic: contracts,
      label: 'What did you change after the claims, so that they do not happen again?',
      hint: 'Two or three sentences.',
      conditions: [{ holder: 'quote', subject: 'claims.any', or: ['Yes'] }],
      checks: [{ rule: 'isLengthLessThan', than: 1001 }],
    },
  },
]

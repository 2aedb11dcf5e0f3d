import type { SharedQuestions } from './shared.ts'

export const goods = {
  restricted: {
    id: 'restricted_goods',
    type: 'multi_select',
    options: [
      { value: 'tobacco_vape', label: 'Tobacco or vape products' },
      { value: 'cbd', label: 'CBD or other hemp products' },
      { value: 'cannabis', label: 'Cannabis' },
      { value: 'firearms', label: 'Firearms or ammunition' },
      { value: 'fireworks', label: 'Fireworks' },
      { value: 'none', label: 'None of these', exclusive: true },
    ],
    fact: 'goods.restricted',
  },
} as const satisfies SharedQuestions

export const premises = {
  entertainment: {
    id: 'entertainment',
    type: 'multi_select',
    options: [
      { value: 'live_music', label: 'A band, a DJ or karaoke' },
      { value: 'dancing', label: 'Dancing' },
      { value: 'cover_charge', label: 'A charge at the door' },
      { value: 'hookah', label: 'Hookah or cigars' },
      { value: 'adult', label: 'Adult entertainment' },
      { value: 'none', label: 'None of these', exclusive: true },
    ],
    conditions: [{ holder: 'question', subject: 'alcohol_share', or: ['0'], test: 'more_than' }],
    fact: 'premises.entertainment',
  },
} as const satisfies SharedQuestions

export const sales = {
  alcohol_share: {
    id: 'alcohol_share',
    type: 'percent',
    label: 'In the next 12 months, what percent of your sales will be alcohol?',
    hint: 'Enter 0 if you sell none.',
    fact: 'sales.alcohol_share',
  },
  alcohol_citations: {
    id: 'alcohol_citations',
    type: 'yes_no',
    hint: 'For example: a sale to a minor or to a drunk guest, or serving after hours.',
    conditions: [{ holder: 'question', subject: 'alcohol_share', or: ['0'], test: 'more_than' }],
    fact: 'sales.alcohol_citations',
  },
  outside_us: {
    type: 'percent',
    fact: 'sales.outside_us',
  },
} as const satisfies SharedQuestions

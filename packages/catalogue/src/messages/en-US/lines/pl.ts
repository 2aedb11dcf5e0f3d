/** Professional liability: every text of its pages. */
export const plTexts = {
  'section.pl': 'Professional liability',
} as const

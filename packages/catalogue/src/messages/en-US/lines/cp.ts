/** Commercial property: every text of its pages. */
export const cpTexts = {
  'section.cp': 'Commercial property',
} as const

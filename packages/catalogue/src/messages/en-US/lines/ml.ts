/** Company finances: every text of its pages. */
export const mlTexts = {
  'section.ml': 'Company finances',
} as const

/** Errors & omissions: every text of its pages. */
export const eoTexts = {
  'section.eo': 'Errors & omissions',
} as const

/** Cyber: every text of its pages. */
export const clTexts = {
  'section.cl': 'Cyber',
} as const

/** Workers’ compensation: every text of its pages. */
export const wcTexts = {
  'section.wc': 'Workers’ compensation',
} as const

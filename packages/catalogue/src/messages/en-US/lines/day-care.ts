/** Child day care: every text of its pages. */
export const dayCareTexts = {
  'section.childDayCare': 'Child day care',
} as const

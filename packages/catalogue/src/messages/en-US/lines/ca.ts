/** Commercial auto: every text of its pages. */
export const caTexts = {
  'section.ca': 'Commercial auto',
} as const

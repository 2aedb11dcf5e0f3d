/** Your event: every text of its pages. */
export const seTexts = {
  'section.se': 'Your event',
} as const

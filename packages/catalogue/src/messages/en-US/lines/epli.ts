/** Employment practices: every text of its pages. */
export const epliTexts = {
  'section.epli': 'Employment practices',
} as const

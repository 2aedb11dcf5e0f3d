/** Benefit plans: every text of its pages. */
export const fidTexts = {
  'section.fid': 'Benefit plans',
} as const

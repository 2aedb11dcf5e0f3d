/** Product liability: every text of its pages. */
export const productTexts = {
  'section.product': 'Product liability',
} as const

/** Directors & officers: every text of its pages. */
export const directorsTexts = {
  'section.do': 'Directors & officers',
} as const

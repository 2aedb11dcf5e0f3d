import type { ReckonedFactor } from '../../rating/rate-book.ts'

/**
 * The weight of a firm's fees if others build, buy or lend on the strength of its drawings and reports. Demonstration
 * weights.
 */
const weights: Readonly<Record<string, number>> = {
  '541310': 2.5,
  '541320': 1.6,
  '541330': 2.5,
  '541340': 1.5,
  '541350': 1.8,
  '541370': 1.8,
  '541380': 1.5,
}

/** A design error lasts for decades and can cost as much as the building. */
export const designFirms: ReckonedFactor = {
  name: 'Plans that others build from',
  explanation:
    'Architects and engineers × 2.5, surveyors × 1.8, landscape architects × 1.6, testing and drafting × 1.5.',
  factor: ({ class: { naics6 } }) => weights[naics6] ?? 1,
}

import { is, moreThan } from '@coverwright/core/flow/rule'
import type { CrossSell } from '../../recommendations/cross-sell.ts'
import { companies } from './legal-forms.ts'

const record = { uuid: '7c4f2b0e-53a1-4b7e-8f8e-2f6d1c9a0033', name: 'Cross-sell' }

/** What is recommended to French businesses, the most useful first: what the law or the trade’s bodies ask for. */
export const crossSells: readonly CrossSell[] = [
  { line: 'rcp_uber_fr', reason: 'drives', popularity: 100, classes: ['FR-485320'], record },
  { line: 'dec', reason: 'builds', popularity: 100, traits: ['contractor'], record },
  {
    line: 'rc',
    reason: 'advice',
    popularity: 100,
    traits: ['advice', 'design', 'technology', 'health', 'personal-care'],
    record,
  },
  {
    line: 'mrp',
    reason: 'premises',
    popularity: 100,
    industries: [
      'retail',
      'food',
      'personal-care',
      'lodging',
      'automotive',
      'manufacturing',
      'wholesale',
      'recreation',
    ],
    record,
  },
  {
    line: 'cl',
    reason: 'records',
    popularity: 100,
    traits: ['health', 'advice', 'technology', 'online'],
    industries: ['finance', 'professional', 'lodging', 'real-estate'],
    record,
  },
  { line: 'cl', reason: 'payments', popularity: 100, industries: ['retail', 'food', 'wholesale'], record },
  {
    line: 'do',
    reason: 'company',
    popularity: 100,
    when: is('business_type', ...companies),
    record,
  },
  { line: 'sante', reason: 'employees', popularity: 100, when: moreThan('fulltime_employees', 0), record },
  { line: 'rc', reason: 'visitors', popularity: 100, record },
]

import { any, is, moreThan, not } from '@coverwright/core/rules/rule'
import type { CrossSell } from '../../recommendations/cross-sell.ts'

const record = { uuid: '7c4f2b0e-53a1-4b7e-8f8e-2f6d1c9a0055', name: 'Cross-sell' }

/** A sole proprietor owns no company property. */
const isCompany = not(is('business_type', 'autonomo', 'condominio'))
const hasEmployees = any(moreThan('fulltime_employees', 0), moreThan('parttime_employees', 0))

/** What is recommended to Brazilian businesses, the most useful first: what the law asks for before all. */
export const crossSells: readonly CrossSell[] = [
  { line: 'empresarial', reason: 'compulsory', popularity: 100, when: isCompany, record },
  { line: 'rcp', reason: 'care', popularity: 100, traits: ['health'], record },
  { line: 'rcp', reason: 'advice', popularity: 100, traits: ['advice', 'design', 'technology'], record },
  { line: 'vida', reason: 'employees', popularity: 100, when: hasEmployees, record },
  {
    line: 'rc',
    reason: 'visitors',
    popularity: 100,
    industries: ['retail', 'food', 'personal-care', 'lodging', 'recreation', 'care-education', 'automotive', 'civic'],
    record,
  },
  {
    line: 'ciber',
    reason: 'records',
    popularity: 100,
    traits: ['health', 'advice', 'technology', 'online'],
    industries: ['finance', 'professional', 'lodging', 'real-estate'],
    record,
  },
  { line: 'rc', reason: 'work', popularity: 100, record },
  { line: 'ciber', reason: 'payments', popularity: 100, record },
]

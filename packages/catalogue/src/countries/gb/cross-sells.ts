import { any, moreThan } from '@coverwright/core/rules/rule'
import type { CrossSell } from '../../recommendations/cross-sell.ts'

const hasEmployees = any(moreThan('fulltime_employees', 0), moreThan('parttime_employees', 0))

/** What goes well with the insurance picked: first what the law asks for. */
export const crossSells: readonly CrossSell[] = [
  { line: 'gb_el', reason: 'employees', popularity: 100, when: hasEmployees },
  { line: 'gb_pi', reason: 'advice', popularity: 100, traits: ['advice', 'design', 'technology'] },
  { line: 'gb_pi', reason: 'care', popularity: 100, traits: ['health'] },
  {
    line: 'gb_prop',
    reason: 'premises',
    popularity: 100,
    traits: ['stock', 'retail', 'cooking', 'manufacturing', 'lodging', 'personal-care', 'fitness', 'health'],
  },
  {
    line: 'gb_cyber',
    reason: 'records',
    popularity: 100,
    traits: ['health', 'advice', 'technology', 'online', 'lodging'],
  },
  { line: 'gb_cyber', reason: 'payments', popularity: 100, industries: ['retail', 'food', 'wholesale'] },
  { line: 'gb_pl', reason: 'visitors', popularity: 100 },
]

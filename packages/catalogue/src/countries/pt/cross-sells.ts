import { any, is, moreThan } from '@coverwright/core/rules/rule'
import type { CrossSell } from '../../recommendations/cross-sell.ts'

const hasEmployees = any(moreThan('fulltime_employees', 0), moreThan('parttime_employees', 0))

/** What goes well with the insurance picked: first what the law asks for. */
export const crossSells: readonly CrossSell[] = [
  { line: 'at', reason: 'employees', popularity: 100, when: hasEmployees },
  { line: 'at', reason: 'ownAccount', popularity: 100, when: is('business_type', 'independente', 'eni') },
  { line: 'at', reason: 'managers', popularity: 100, when: is('business_type', 'lda', 'unipessoal', 'sa') },
  { line: 'mr', reason: 'condominium', popularity: 100, when: is('business_type', 'condominio') },
  { line: 'rcp', reason: 'advice', popularity: 100, traits: ['advice', 'design', 'technology'] },
  { line: 'rcp', reason: 'care', popularity: 100, traits: ['health'] },
  {
    line: 'mr',
    reason: 'premises',
    popularity: 100,
    traits: ['stock', 'retail', 'cooking', 'manufacturing', 'lodging', 'personal-care', 'fitness', 'health'],
  },
  {
    line: 'ciber',
    reason: 'records',
    popularity: 100,
    traits: ['health', 'advice', 'technology', 'online', 'lodging'],
  },
  { line: 'ciber', reason: 'payments', popularity: 100, industries: ['retail', 'food', 'wholesale'] },
  { line: 'rc', reason: 'visitors', popularity: 100 },
]

import { any, moreThan, not } from '@coverwright/core/rules/rule'
import type { CrossSell } from '../../recommendations/cross-sell.ts'
import { isPicked } from './types.ts'

const record = { uuid: '7c4f2b0e-53a1-4b7e-8f8e-2f6d1c9a5401', name: 'Cross-sell Argentina' }

const hasEmployees = any(moreThan('fulltime_employees', 0), moreThan('parttime_employees', 0))

/** What is recommended in Argentina: what the law asks for first, then what ruins businesses of the kind. */
export const crossSells: readonly CrossSell[] = [
  { line: 'art', reason: 'employees', popularity: 100, when: hasEmployees, record },
  { line: 'aa', reason: 'vehicles', popularity: 100, traits: ['vehicles', 'delivery'], record },
  { line: 'stcontr', reason: 'siteWork', popularity: 100, traits: ['digging'], record },
  {
    line: 'ic',
    reason: 'premises',
    popularity: 100,
    industries: ['retail', 'food', 'personal-care', 'wholesale', 'health'],
    record,
  },
  { line: 'sa', reason: 'partners', popularity: 100, traits: ['contractor', 'installs', 'delivery'], record },
  { line: 'stmov', reason: 'portable', popularity: 100, traits: ['technology', 'design', 'events'], record },
  { line: 'stfijo', reason: 'devices', popularity: 100, traits: ['health', 'technology'], record },
  { line: 'rc', reason: 'visitors', popularity: 100, when: not(isPicked('ic')), record },
  // The package already includes liability for the premises; this is for products and work elsewhere.
  {
    line: 'rc',
    reason: 'beyondPremises',
    popularity: 100,
    when: isPicked('ic'),
    traits: ['retail', 'food', 'manufacturing', 'stock', 'contractor', 'installs', 'cleaning', 'events'],
    record,
  },
]

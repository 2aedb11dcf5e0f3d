import { any, moreThan } from '@coverwright/core/rules/rule'
import type { CrossSell } from '../../recommendations/cross-sell.ts'

const list = { uuid: '7c4f2b0e-53a1-4b7e-8f8e-2f6d1c9a3401', name: 'Venta cruzada' }
const hasEmployees = any(moreThan('fulltime_employees', 0), moreThan('parttime_employees', 0))

/** What an agreement asks for first, then what sinks businesses of the kind. */
export const crossSells: readonly CrossSell[] = [
  { line: 'sa_es', reason: 'employees', popularity: 100, when: hasEmployees, record: list },
  { line: 'rc', reason: 'visitors', popularity: 100, record: list },
  { line: 'rcp_es', reason: 'advice', popularity: 100, traits: ['advice', 'design', 'technology'], record: list },
  {
    line: 'multirriesgo',
    reason: 'premises',
    popularity: 100,
    industries: ['retail', 'food', 'personal-care', 'health', 'manufacturing', 'automotive', 'lodging', 'professional'],
    record: list,
  },
  {
    line: 'ciber',
    reason: 'records',
    popularity: 100,
    traits: ['health', 'advice', 'technology', 'online'],
    industries: ['finance', 'professional', 'health', 'lodging'],
    record: list,
  },
]

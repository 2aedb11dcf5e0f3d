import { is } from '@coverwright/core/rules/rule'
import type { CrossSell } from '../../recommendations/cross-sell.ts'
import { companies } from './legal-forms.ts'

const record = { uuid: '7c4f2b0e-53a1-4b7e-8f8e-2f6d1c9a0033', name: 'Cross-sell' }

/**
 * Trades that a law of their own obliges to insure their liability: those who care for patients and sell medicines or
 * glasses, accountants, lawyers, estate agents, intermediaries, architects, surveyors, travel agents, guards, sports
 * halls and coaches, day nurseries.
 */
const mustBeInsured = [
  'FR-6211',
  'FR-6212',
  'FR-62134',
  'FR-62139',
  'FR-4561',
  'FR-541211',
  'FR-541110',
  'FR-531210',
  'FR-524210',
  'FR-541310',
  'FR-541350',
  'FR-541370',
  'FR-561510',
  'FR-561612',
  'FR-713940',
  'FR-812990A',
  'FR-624410',
]

/** What is recommended to French businesses, the most useful first: what the law or the trade’s bodies ask for. */
export const crossSells: readonly CrossSell[] = [
  { line: 'rcp_uber_fr', reason: 'drives', popularity: 100, classes: ['FR-485320'], record },
  {
    line: 'dec',
    reason: 'builds',
    popularity: 100,
    traits: ['contractor'],
    classes: ['FR-541310', 'FR-541330'],
    record,
  },
  { line: 'rc', reason: 'regulated', popularity: 100, classes: mustBeInsured, record },
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
  { line: 'rc', reason: 'visitors', popularity: 100, record },
]

import type { Field } from '@coverwright/core/model/field'
import { moreThan } from '@coverwright/core/rules/rule'
import { field } from '../../../field.ts'
import { wholeNumberBetween } from '../../bounds.ts'
import { belowABillion, openedBy, shortText } from '../../line-page.ts'

const firm = (name: string) => `pl.aig.firm.${name}`
const howOften = ['always', 'sometimes', 'never'] as const

/** A client with more than this share of the income may influence a firm's judgment. */
const largeShare = 25

/** How dates are kept, conflicts found and clients accepted: the cause of most claims against attorneys. */
export const practiceFields: readonly Field[] = [
  field(firm('docket'), 'select', { hint: true, why: true, options: ['two_systems', 'one_system', 'none'] }),
  field(firm('conflicts'), 'select', { hint: true, options: ['software', 'index', 'memory', 'none'] }),
  field(firm('engagement_letters'), 'select', { hint: true, why: true, options: howOften }),
  field(firm('non_engagement_letters'), 'select', { hint: true, options: howOften }),
  field(firm('disengagement_letters'), 'select', { hint: true, options: howOften }),
  field(firm('fee_suits'), 'number', {
    yearly: true,
    hint: true,
    why: true,
    width: 3,
    checks: wholeNumberBetween(0, 999),
  }),
  field(firm('fee_suits_amount'), 'money', {
    yearly: true,
    hint: true,
    width: 3,
    ...openedBy(firm('fee_suits'), moreThan(firm('fee_suits'), 0)),
    checks: [belowABillion],
  }),
  field(firm('largest_client'), 'percent', { hint: true, width: 3 }),
  field(firm('largest_client_detail'), 'text', {
    hint: true,
    ...openedBy(firm('largest_client'), moreThan(firm('largest_client'), largeShare)),
    checks: shortText,
  }),
  // Other trades are asked this among their contracts; the list that follows is the same for all.
  field('pl.has_additional_insureds', 'yes_no', { hint: true }, firm('additional_insureds')),
]

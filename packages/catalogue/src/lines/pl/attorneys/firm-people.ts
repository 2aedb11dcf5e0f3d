import { yes } from '@coverwright/core/flow/rule'
import type { Field } from '@coverwright/core/forms/field'
import { field } from '../../../field.ts'
import { belowABillion, nameText, openedBy, shortText } from '../../line-page.ts'
import { notToCome } from './days.ts'
import { officeFields } from './offices.ts'

const firm = (name: string) => `pl.aig.firm.${name}`
const opened = (name: string) => openedBy(firm(name), yes(firm(name)))

const predecessor = [
  field('name', 'text', { checks: nameText }, firm('predecessors.name')),
  field('joined', 'date', { width: 3, checks: notToCome }, firm('predecessors.joined')),
  field('assets_percent', 'percent', { hint: true, width: 3 }, firm('predecessors.assets_percent')),
  field('cover_wanted', 'yes_no', { hint: true }, firm('predecessors.cover_wanted')),
]

/** Where the firm is, who works there, and which firms it came from. */
export const peopleFields: readonly Field[] = [
  field(firm('billings_before'), 'money', { hint: true, width: 3, checks: [belowABillion] }),
  field('pl.aig.non_lawyer_prevalence', 'yes_no', { hint: true, why: true }),
  field(firm('non_lawyer_work'), 'text', {
    hint: true,
    ...openedBy('pl.aig.non_lawyer_prevalence', yes('pl.aig.non_lawyer_prevalence')),
    checks: shortText,
  }),
  field(firm('headcount_changed'), 'yes_no', { hint: true }),
  field(firm('headcount_detail'), 'text', { hint: true, ...opened('headcount_changed'), checks: shortText }),
  ...officeFields,
  field(firm('shares_office'), 'yes_no', { hint: true }),
  field(firm('shared_with_others'), 'multi_select', {
    hint: true,
    why: true,
    ...opened('shares_office'),
    options: ['letterhead', 'cases', 'staff', 'files', 'phone', { value: 'none', exclusive: true }],
  }),
  field(firm('has_predecessors'), 'yes_no', { hint: true }),
  field(firm('predecessors'), 'repeat', {
    entry: true,
    hint: true,
    ...opened('has_predecessors'),
    fields: predecessor,
    minItems: 1,
    maxItems: 6,
  }),
  field(firm('foreign_work'), 'yes_no', { hint: true }),
  field(firm('foreign_detail'), 'text', { hint: true, ...opened('foreign_work'), checks: shortText }),
]

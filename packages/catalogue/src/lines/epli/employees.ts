import { yes } from '@coverwright/core/flow/rule'
import { field } from '../../field.ts'
import { below100000, openedBy, shortText } from '../line-page.ts'

const inner = (group: string, name: string) => `epli.${group}.${name}`
const count = (group: string, name: string) =>
  field(name, 'number', { hint: true, width: 3, checks: [below100000] }, inner(group, name))

const inState = [
  field('state', 'select', { width: 3, optionsFrom: 'state' }, inner('by_state', 'state')),
  field(
    'employees',
    'number',
    { width: 3, checks: [{ rule: 'isMoreThan', than: 0 }, below100000] },
    inner('by_state', 'employees'),
  ),
]

/** Who works here besides those counted on the first pages, where, and how they come and go. */
export const employees = [
  field('epli.others', 'group', {
    hint: true,
    fields: [count('others', 'seasonal'), count('others', 'leased'), count('others', 'contractors')],
  }),
  field('epli.other_states', 'yes_no', { hint: true, why: true }),
  field('epli.by_state', 'repeat', {
    entry: true,
    hint: true,
    ...openedBy('epli.other_states', yes('epli.other_states')),
    fields: inState,
    minItems: 1,
    maxItems: 20,
    checks: [{ rule: 'hasNoDuplicates', of: 'state' }],
  }),
  field('epli.paid_over_100k', 'number', { hint: true, width: 4, checks: [below100000] }),
  field('epli.left', 'group', { hint: true, fields: [count('left', 'quit'), count('left', 'dismissed')] }),
  field('epli.layoffs', 'yes_no', { hint: true }),
  field('epli.layoffs_detail', 'long_text', { ...openedBy('epli.layoffs', yes('epli.layoffs')), checks: shortText }),
  field('epli.merger', 'yes_no', { hint: true, fact: 'business.merger_24_months' }),
]

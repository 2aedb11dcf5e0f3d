import type { GroupNode } from '@coverwright/core/model/step'
import { yes } from '@coverwright/core/rules/rule'
import { field } from '../../../field.ts'
import { longText, wholeNumberBetween } from '../../../lines/bounds.ts'
import { linePage, openedBy } from '../../../lines/line-page.ts'
import { insures } from '../insures.ts'

const at = (name: string) => `directors_and_officers.${name}`
const below100Million = { rule: 'isLessThan', than: 100_000_000 } as const
const none = { value: 'none', exclusive: true } as const

const company = [
  field(at('directors'), 'number', { hint: true, width: 3, checks: wholeNumberBetween(1, 100) }),
  field(at('shareholders'), 'select', {
    hint: true,
    options: ['alone', 'family', 'few', 'investors', 'group', 'members'],
  }),
  field(at('subsidiaries'), 'select', { hint: true, options: ['none', 'france', 'eu', 'elsewhere'] }),
  field(at('assets'), 'money', { hint: true, width: 3, checks: [below100Million] }),
  field(at('equity'), 'select', {
    hint: true,
    why: true,
    options: ['positive', 'below_half', 'negative', 'first_year'],
  }),
  field(at('losses'), 'yes_no', { yearly: true, hint: true }),
  field(at('debts_late'), 'multi_select', { yearly: true, hint: true, options: ['urssaf', 'tax', 'suppliers', none] }),
]

const past = [
  field(at('proceedings'), 'multi_select', {
    yearly: true,
    hint: true,
    why: true,
    options: ['conciliation', 'receivership', 'liquidation', none],
  }),
  field(at('changes'), 'yes_no', { yearly: true, hint: true }),
  field(at('changes_detail'), 'long_text', {
    hint: true,
    ...openedBy(at('changes'), yes(at('changes'))),
    checks: longText,
  }),
  field(at('claims'), 'yes_no', { yearly: true, hint: true }),
  field(at('claims_detail'), 'long_text', {
    hint: true,
    ...openedBy(at('claims'), yes(at('claims'))),
    checks: longText,
  }),
  field(at('circumstances'), 'yes_no', { yearly: true, hint: true, why: true }),
  field(at('limit'), 'select', { hint: true, options: ['150000', '300000', '500000', '1000000', '2000000'] }),
  field(at('employment'), 'yes_no', { hint: true }),
]

/** Liability of those who run a company: how it stands, what happened, how much is insured. */
export const directors: GroupNode = {
  kind: 'group',
  id: 'do',
  label: 'section.do',
  tag: 'RCMS',
  when: insures('do'),
  children: [linePage('/do/company', company), linePage('/do/history', past)],
}

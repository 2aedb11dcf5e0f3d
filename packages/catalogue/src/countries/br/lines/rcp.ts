import type { GroupNode } from '@coverwright/core/model/step'
import { any, is, yes } from '@coverwright/core/rules/rule'
import { insuredToday, lockedAnswer, noLossesBefore } from '../../../earlier-answers.ts'
import { field } from '../../../field.ts'
import { longText, wholeNumberBetween } from '../../../lines/bounds.ts'
import { belowABillion, linePage, openedBy } from '../../../lines/line-page.ts'
import { insures, isPicked } from '../insures.ts'

const at = (name: string) => `rcp.${name}`
const none = { value: 'none', exclusive: true } as const

const of = (...professions: readonly string[]) => openedBy(at('profession'), is(at('profession'), ...professions))
const councils = ['law', 'accounting', 'engineering', 'health', 'dental', 'veterinary', 'realty', 'broking'] as const
const isInsured = openedBy(at('insured_before'), yes(at('insured_before')))
const facts = any(yes(at('known_facts')), is(at('known_facts'), 'Not sure'))

const practice = [
  field(at('profession'), 'select', {
    hint: true,
    options: [...councils, 'technology', 'consulting', 'marketing', 'education', 'other'],
  }),
  field(at('council'), 'text', {
    hint: true,
    width: 3,
    ...of(...councils),
    checks: [{ rule: 'isLengthLessThan', than: 31 }],
  }),
  field(at('people'), 'number', { hint: true, width: 3, checks: wholeNumberBetween(1, 1000) }),
  field(at('largest_contract'), 'money', { hint: true, width: 3, checks: [belowABillion] }),
  field(at('largest_client'), 'percent', { hint: true, why: true, width: 3 }),
  field(at('deadlines'), 'yes_no_not_sure', { hint: true, why: true, ...of('law', 'accounting') }),
  field(at('procedures'), 'multi_select', {
    hint: true,
    ...of('health', 'dental', 'veterinary'),
    options: ['consultations', 'minor', 'surgery', 'obstetrics', 'aesthetic', 'sedation', none],
  }),
  field(at('records'), 'yes_no_not_sure', { hint: true, ...of('health', 'dental', 'veterinary') }),
  field(at('art'), 'yes_no_not_sure', { hint: true, ...of('engineering') }),
  field(at('works'), 'yes_no', { hint: true, ...of('engineering') }),
  field(at('critical'), 'multi_select', {
    hint: true,
    ...of('technology'),
    options: ['payments', 'medical', 'industrial', 'games', none],
  }),
]

const habits = [
  field(at('contracts'), 'select', { hint: true, options: ['always', 'mostly', 'rarely'] }),
  field(at('client_money'), 'yes_no', { hint: true }),
  field(at('complaints'), 'yes_no', { yearly: true, hint: true, remarks: [noLossesBefore] }),
  field(at('complaints_detail'), 'long_text', {
    hint: true,
    ...openedBy(at('complaints'), yes(at('complaints'))),
    checks: longText,
  }),
  field(at('disciplined'), 'yes_no', { yearly: true, hint: true, ...of(...councils) }),
  field(at('known_facts'), 'yes_no_not_sure', { yearly: true, hint: true, why: true }),
  field(at('known_facts_detail'), 'long_text', { hint: true, ...openedBy(at('known_facts'), facts), checks: longText }),
]

const cover = [
  field(at('insured_before'), 'yes_no', {
    hint: true,
    why: true,
    derived: lockedAnswer(insuredToday(isPicked('rcp'))),
  }),
  field(at('retroactive_date'), 'date', {
    hint: true,
    width: 3,
    ...isInsured,
    checks: [
      { rule: 'dateIsAfter', date: '1979-12-31' },
      { rule: 'dateIsBefore', date: 'today', days: 1 },
    ],
  }),
  field(at('retroactive'), 'select', {
    hint: true,
    ...openedBy(at('insured_before'), is(at('insured_before'), 'No')),
    options: ['0', '1', '2', '3', '5'],
  }),
  field(at('limit'), 'select', {
    hint: true,
    why: true,
    options: ['100000', '200000', '500000', '1000000', '2000000', '5000000'],
  }),
  field(at('deductible'), 'select', { hint: true, options: ['2500', '5000', '10000', '25000'] }),
]

/** Mistakes in professional work: which profession, how it is done, what is known, from when it counts. */
export const professionalLiability: GroupNode = {
  kind: 'group',
  id: 'rcp',
  label: 'section.rcp',
  tag: 'RCP',
  when: insures('rcp'),
  children: [linePage('/rcp/practice', practice), linePage('/rcp/habits', habits), linePage('/rcp/cover', cover)],
}

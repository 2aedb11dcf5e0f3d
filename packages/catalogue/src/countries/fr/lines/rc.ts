import type { GroupNode } from '@coverwright/core/model/step'
import { any, has, is, moreThan, yes } from '@coverwright/core/rules/rule'
import { carriersOf } from '../../../carriers/carriers.ts'
import { field } from '../../../field.ts'
import { longText, shortText } from '../../../lines/bounds.ts'
import { carrierQuestions } from '../../../lines/carrier-questions.ts'
import { linePage, openedBy } from '../../../lines/line-page.ts'
import { carriers } from '../carriers/carriers.ts'
import { insures } from '../insures.ts'

const none = { value: 'none', exclusive: true } as const
const sellsInAmerica = has('rc.abroad', 'north_america')
const subcontracts = moreThan('rc.subcontracted_share', 0)

const work = [
  field('rc.activities', 'repeat', {
    entry: true,
    hint: true,
    why: true,
    minItems: 1,
    maxItems: 8,
    total: { of: 'share', to: 100 },
    checks: [{ rule: 'totalIs', of: 'share', to: 100 }],
    fields: [
      field('name', 'text', { checks: [{ rule: 'isNotEmptyString' }, ...shortText] }, 'rc.activities.name'),
      field('share', 'percent', { width: 2 }, 'rc.activities.share'),
    ],
  }),
  field('rc.regulated', 'select', {
    hint: true,
    why: true,
    options: [
      'none',
      'accountant',
      'lawyer',
      'estate_agent',
      'insurance_intermediary',
      'architect',
      'surveyor',
      'health',
      'travel_agent',
      'wealth_adviser',
      'other',
    ],
  }),
  field('rc.customers', 'multi_select', {
    hint: true,
    options: ['private', 'small_business', 'large_business', 'public'],
  }),
  field('rc.largest_contract', 'money', {
    hint: true,
    width: 3,
    fact: 'work.largest_contract',
    checks: [{ rule: 'isLessThan', than: 100_000_000 }],
  }),
]

const exposure = [
  field('rc.at_clients', 'yes_no', { hint: true }),
  field('rc.held_goods', 'select', { hint: true, options: ['0', '5000', '15000', '50000', '150000', 'more'] }),
  field('rc.subcontracted_share', 'percent', { hint: true, width: 3, fact: 'work.subcontracted_share' }),
  field('rc.subcontractors_insured', 'yes_no_not_sure', {
    hint: true,
    why: true,
    ...openedBy('rc.subcontracted_share', subcontracts),
  }),
  field('rc.imports', 'yes_no', { hint: true, why: true }),
  field('rc.imports_detail', 'text', { hint: true, ...openedBy('rc.imports', yes('rc.imports')), checks: shortText }),
  field('rc.abroad', 'multi_select', { hint: true, options: ['eu', 'uk_ch', 'north_america', 'elsewhere', none] }),
  field('rc.america_share', 'percent', { hint: true, width: 3, ...openedBy('rc.abroad', sellsInAmerica) }),
  field('rc.waivers', 'yes_no_not_sure', { hint: true }),
]

const facts = any(yes('rc.known_facts'), is('rc.known_facts', 'Not sure'))

const cover = [
  field('rc.limit', 'select', {
    hint: true,
    why: true,
    options: ['150000', '300000', '500000', '1000000', '2000000', '3000000'],
  }),
  field('rc.deductible', 'select', { hint: true, options: ['0', '300', '750', '1500', '3000'] }),
  field('rc.past_works', 'yes_no', { hint: true, why: true }),
  field('rc.known_facts', 'yes_no_not_sure', { yearly: true, hint: true, why: true }),
  field('rc.known_facts_detail', 'long_text', { hint: true, ...openedBy('rc.known_facts', facts), checks: longText }),
]

/** Liability for what is done, sold and said at work: what it is, where it reaches, how much is insured. */
export const civilLiability: GroupNode = {
  kind: 'group',
  id: 'rc',
  label: 'section.rc',
  tag: 'RC',
  when: insures('rc'),
  children: [
    linePage('/rc/work', work),
    linePage('/rc/exposure', exposure),
    linePage('/rc/cover', cover),
    ...carriersOf('rc', carriers).flatMap((offeredLine) => carrierQuestions(offeredLine)),
  ],
}

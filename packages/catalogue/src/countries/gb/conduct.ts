import type { GroupNode } from '@coverwright/core/model/step'
import { dynamicSteps } from '@coverwright/core/overlay/dynamic-flow'
import { any, has, yes } from '@coverwright/core/rules/rule'
import { lockedAnswer, sameAs } from '../../earlier-answers.ts'
import { field } from '../../field.ts'
import { longText } from '../../lines/bounds.ts'
import { openedBy } from '../../lines/line-page.ts'
import { none, pagesOf } from '../shared/line-pages.ts'
import { insures, types } from './types.ts'

const events = ['insolvency', 'ccj', 'disqualified', 'convicted'] as const

const declarations = [
  // Already answered where past claims are asked about.
  field(
    'gb_conduct.declined',
    'yes_no',
    { yearly: true, hint: true, fact: 'insurance.cancelled', derived: lockedAnswer(sameAs('claims.cancelled')) },
    'claims.cancelled',
  ),
  field(
    'gb_conduct.declined_reason',
    'text',
    {
      hint: true,
      checks: [{ rule: 'isLengthLessThan', than: 251 }],
      derived: lockedAnswer(sameAs('claims.cancelled_reason')),
      ...openedBy('gb_conduct.declined', yes('gb_conduct.declined')),
    },
    'claims.cancelled_reason',
  ),
  field('gb_conduct.events', 'multi_select', { yearly: true, hint: true, why: true, options: [...events, none] }),
  field('gb_conduct.events_detail', 'long_text', {
    hint: true,
    checks: longText,
    ...openedBy('gb_conduct.events', has('gb_conduct.events', ...events)),
  }),
]

const quotedOnline = types.filter(({ online }) => online).map(({ line }) => insures(line))

/** What insurers of every line ask about the business and those who run it: part of a fair presentation of the risk. */
export const conduct: GroupNode = {
  kind: 'group',
  id: 'gb_conduct',
  label: 'section.gb_conduct',
  subject: 'claims',
  when: any(...quotedOnline),
  children: dynamicSteps(pagesOf('gb_conduct', [declarations])),
}

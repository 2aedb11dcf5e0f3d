import type { GroupNode } from '@coverwright/core/model/step'
import type { Rule } from '@coverwright/core/rules/rule'
import { any, is, not, yes } from '@coverwright/core/rules/rule'
import { field } from '../field.ts'
import { caseReserve } from '../lines/case-reserve.ts'
import { claimEntries } from '../lines/contradictions.ts'
import { insures } from '../lines/insures.ts'
import { claimKinds } from './claim-kinds.ts'

/** Five years, with a day for each possible leap year. */
const fiveYears = 1827

const oneClaim = (most: number) => [
  field('line', 'select', { options: claimKinds }, 'claims.list.line'),
  field(
    'date',
    'date',
    {
      width: 3,
      checks: [
        { rule: 'dateIsBefore', date: 'today', days: 1 },
        { rule: 'dateIsAfter', date: 'today', days: -fiveYears - 1 },
      ],
    },
    'claims.list.date',
  ),
  field('paid', 'money', { hint: true, width: 3, checks: [{ rule: 'isLessThan', than: most }] }, 'claims.list.paid'),
  field('open', 'yes_no', {}, 'claims.list.open'),
  caseReserve({ rule: 'isLessThan', than: most }),
  field(
    'description',
    'text',
    { hint: true, checks: [{ rule: 'isLengthLessThan', than: 251 }] },
    'claims.list.description',
  ),
]

/**
 * Losses and insurance of the last five years, asked once for every insurer. Missouri does not allow the second
 * question.
 * @param most more than any claim costs, in whole units of the currency
 */
export const claimsAskedWhen = (when: Rule, most = 100_000_000): GroupNode => ({
  kind: 'group',
  id: 'claims',
  label: 'section.claims',
  subject: 'claims',
  when,
  children: [
    {
      kind: 'paged',
      id: 'claims',
      label: 'step.claims.label',
      base: '/dynamic-questions/claims/edit',
      source: {
        pages: [
          {
            index: 0,
            form: {
              fields: [
                field('claims.any', 'yes_no', {
                  statement: { list: 'happened', kind: 'exposure' },
                  yearly: true,
                  hint: true,
                }),
                field('claims.list', 'repeat', {
                  entry: true,
                  visible: yes('claims.any'),
                  parent: 'claims.any',
                  ...claimEntries(oneClaim(most)),
                  minItems: 1,
                  maxItems: 20,
                }),
                field('claims.cancelled', 'yes_no', {
                  statement: { list: 'happened', kind: 'exposure' },
                  yearly: true,
                  hint: true,
                  visible: not(is('state', 'MO')),
                  fact: 'insurance.cancelled',
                }),
                field('claims.cancelled_reason', 'text', {
                  hint: true,
                  visible: yes('claims.cancelled'),
                  parent: 'claims.cancelled',
                  checks: [{ rule: 'isLengthLessThan', than: 251 }],
                }),
              ],
            },
          },
        ],
      },
    },
  ],
})

export const claims = claimsAskedWhen(
  any(
    insures('gl'),
    insures('bop'),
    insures('ca'),
    insures('cp'),
    insures('landlord'),
    insures('product'),
    insures('pollution'),
    insures('umb'),
  ),
)

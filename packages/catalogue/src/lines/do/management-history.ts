import { yes } from '@coverwright/core/rules/rule'
import { numberAt, remark } from '../../earlier-answers.ts'
import { field } from '../../field.ts'
import { openedBy, shortText } from '../line-page.ts'

const management = 'directors_and_officers.management'

/** A Yes that has to be explained. */
const withExplanation = (name: string, fact?: string) => {
  const path = `${management}.${name}`
  return [
    field(path, 'yes_no', {
      yearly: true,
      statement: { list: 'true', kind: 'exposure' },
      hint: true,
      ...(fact ? { fact } : {}),
    }),
    field(`${path}_detail`, 'long_text', { ...openedBy(path, yes(path)), checks: shortText }),
  ]
}

const notOlderThanBusiness = remark(
  'no longer than the business exists',
  ['years_business_started'],
  ['started', 'section.start'],
  (view, answer) => {
    const year = numberAt(view, 'years_business_started')
    if (year === undefined || typeof answer !== 'number') return undefined
    return answer > Number(view.today.slice(0, 4)) - year
      ? { params: { year: String(year) }, differs: true }
      : undefined
  },
)

/** What those who run the company have been through. */
export const managementHistory = [
  field(`${management}.years_together`, 'number', {
    hint: true,
    width: 3,
    checks: [{ rule: 'isLessThanOrEqual', than: 80 }],
    remarks: [notOlderThanBusiness],
  }),
  ...withExplanation('leadership_change'),
  ...withExplanation('merger', 'business.merger_24_months'),
  ...withExplanation('officer_bankruptcy'),
  field(`${management}.outside_boards`, 'yes_no', { statement: { list: 'true', kind: 'exposure' }, hint: true }),
  field(`${management}.accounts`, 'select', {
    hint: true,
    why: true,
    options: ['audited', 'reviewed', 'compiled', 'own_books'],
  }),
  field(`${management}.account_trouble`, 'multi_select', {
    yearly: true,
    hint: true,
    options: ['restated', 'covenant_breach', 'auditor_left', { value: 'none', exclusive: true }],
  }),
]

import type { Remark } from '@coverwright/core/model/remark'
import { remarkText } from '@coverwright/core/model/remark-text'
import { translator } from '@coverwright/core/text/text'
import { expect, it } from 'vitest'
import { enUs } from './messages/en-us.ts'
import { frFr } from './messages/fr-fr.ts'

const remark = (text: string): Remark => ({
  label: '',
  reads: [],
  text,
  names: { page: 'section.start' },
  says: () => undefined,
})
const american = { t: translator(enUs, 'en-US'), locale: 'en-US', currency: 'USD' }
const french = { t: translator(frFr, 'fr-FR'), locale: 'fr-FR', currency: 'EUR' }

it('a remark names the page, pluralizes in the language, and writes sums in the site’s currency (S8)', () => {
  const employees = remark('said.employees')
  expect(remarkText(employees, { params: { count: 1 } }, american)).toBe('You said 1 employee on “Your business”.')
  expect(remarkText(employees, { params: { count: 7 } }, american)).toBe('You said 7 employees on “Your business”.')
  expect(remarkText(employees, { params: { count: 7 } }, french)).toBe(
    'Dans «\u00a0Votre entreprise\u00a0», vous avez indiqué 7 salariés.',
  )
  const payroll = remark('said.payroll')
  expect(remarkText(payroll, { money: { sum: 130_000 } }, american)).toBe(
    'You said $130,000 of payroll on “Your business”.',
  )
  expect(remarkText(payroll, { money: { sum: 130_000 } }, french)).toMatch(/130[\s\u202f]000\s€\.$/)
})

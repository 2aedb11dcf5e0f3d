import type { Check } from '@coverwright/core/model/check'
import type { Field } from '@coverwright/core/model/field'
import type { GroupNode, PageStep, StepPath } from '@coverwright/core/model/step'
import { not, rule, switchedOn } from '@coverwright/core/rules/rule'
import { agentClient } from '../../application/agent-client.ts'
import { contactPage } from '../../application/contact-page.ts'
import { legalFormDetails } from '../../application/legal-form-details.ts'
import { offeredByWebsite, website } from '../../application/website.ts'
import { business, initialFrom, sameAs } from '../../earlier-answers.ts'
import { field } from '../../field.ts'
import { payrollFitsEmployees } from '../../lines/contradictions.ts'
import { payAboveRevenue, sizeIsLikely } from '../../lines/unlikely.ts'
import type { CountryOpening } from '../country.ts'
import { postalCode } from './postal-code.ts'

export type StartFacts = {
  /** Phones and postal codes are its country's. */
  readonly opening: CountryOpening
  /** The legal form "other", which is described in words. */
  readonly otherForm: string
  /** More than any business insured here turns over in a year, in whole units of its currency. */
  readonly mostMoney: number
  /** How the business's tax number is checked. */
  readonly taxNumber: readonly Check[]
  /** The tax number is required: insurers there do not quote without it. */
  readonly taxNumberNeeded?: true
  /** The region is asked with the mailing address where postal codes do not tell it. */
  readonly asksRegion?: true
  /** Questions of the country about the business: its register, its regulated trade. */
  readonly about?: readonly Field[]
}

const page = (id: string, path: StepPath, fields: readonly Field[]): PageStep => ({
  kind: 'page',
  id,
  path,
  label: `step.${id}.label`,
  form: { fields },
})

const isYoung = rule('the business started less than three years ago', ['years_business_started'], (view) => {
  const yearStarted = view.get('years_business_started')
  return typeof yearStarted === 'number' && Number(view.today.slice(0, 4)) - yearStarted < 3
})

/**
 * What every business outside the United States is asked before its insurance is picked: the same answers under the
 * same names, in the country's own forms.
 */
export const startOf = (facts: StartFacts): GroupNode => ({
  kind: 'group',
  id: 'start',
  label: 'section.start',
  subject: 'business',
  children: [
    page('home', '/', facts.opening.fields),
    page('business', '/business', [website(), ...size(facts)]),
    page('other-info', '/other-info', identity(facts)),
    page('contact', contactPage, person(facts)),
    agentClient,
  ],
})

const size = ({ mostMoney, otherForm }: StartFacts): readonly Field[] => [
  field('company_name', 'text', {
    hint: true,
    autocomplete: 'organization',
    ...offeredByWebsite('name'),
    checks: [{ rule: 'isNotEmptyString' }],
  }),
  legalFormDetails(otherForm),
  field('years_business_started', 'year', {
    hint: true,
    width: 3,
    // Insurance is bought before the doors open.
    checks: [
      { rule: 'isMoreThanOrEqual', than: '1800' },
      { rule: 'isNotFutureYear', ahead: 1 },
    ],
  }),
  field('years_experience', 'number', {
    hint: true,
    why: true,
    width: 3,
    visible: isYoung,
    parent: 'years_business_started',
    checks: [{ rule: 'isLessThanOrEqual', than: 70 }],
  }),
  field('annual_revenue', 'money', {
    yearly: true,
    hint: true,
    why: true,
    width: 3,
    checks: [{ rule: 'isLessThan', than: mostMoney }],
  }),
  field('annual_payroll', 'money', {
    yearly: true,
    hint: true,
    width: 3,
    checks: [{ rule: 'isLessThan', than: mostMoney }],
    remarks: [payAboveRevenue],
  }),
  field('fulltime_employees', 'number', {
    yearly: true,
    hint: true,
    width: 3,
    checks: [{ rule: 'isLessThan', than: 100_000 }],
  }),
  field('parttime_employees', 'number', {
    yearly: true,
    hint: true,
    width: 3,
    remarks: [...payrollFitsEmployees, ...sizeIsLikely],
    checks: [{ rule: 'isLessThan', than: 100_000 }],
  }),
]

const identity = ({ taxNumber, taxNumberNeeded, about = [] }: StartFacts): readonly Field[] => [
  field('business_description', 'long_text', {
    hint: true,
    why: true,
    ...offeredByWebsite('description'),
    checks: [{ rule: 'isNotEmptyString' }, { rule: 'isLengthLessThan', than: 1001 }],
  }),
  ...about,
  field('employer_id', 'tax_id', {
    hint: true,
    why: true,
    width: 4,
    ...(taxNumberNeeded ? {} : { optional: true }),
    sensitive: true,
    checks: taxNumber,
  }),
]

const person = ({ opening, asksRegion }: StartFacts): readonly Field[] => [
  field('contact_first_name', 'text', { width: 3, autocomplete: 'given-name', checks: [{ rule: 'isNotEmptyString' }] }),
  field('contact_last_name', 'text', { width: 3, autocomplete: 'family-name', checks: [{ rule: 'isNotEmptyString' }] }),
  field('contact_email', 'email', { hint: true, autocomplete: 'email', checks: [{ rule: 'isEmail' }] }),
  field('contact_phone', 'phone', {
    hint: true,
    width: 4,
    country: opening.code,
    autocomplete: 'tel',
    ...offeredByWebsite('phone'),
    checks: [{ rule: 'isTelephone', country: opening.code }],
  }),
  // The applicant's own consent: an agent cannot give it.
  field('follow_up_consent', 'yes_no', { hint: true, optional: true, visible: not(switchedOn('agent')) }),
  field('mailing_address.street', 'text', {
    hint: true,
    autocomplete: 'address-line1',
    checks: [{ rule: 'isNotEmptyString' }],
  }),
  field('mailing_address.unit', 'text', { optional: true, width: 3, autocomplete: 'address-line2' }),
  { ...postalCode('mailing_address.zip_code', opening.code), initial: initialFrom(sameAs('zip_code'), business) },
  field('mailing_address.city', 'text', {
    width: 4,
    autocomplete: 'address-level2',
    checks: [{ rule: 'isNotEmptyString' }],
  }),
  ...(asksRegion
    ? [field('mailing_address.state', 'select', { width: 2, optionsFrom: 'state', autocomplete: 'address-level1' })]
    : []),
]

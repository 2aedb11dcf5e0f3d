import type { Field } from '@coverwright/core/model/field'
import type { GroupNode, PageStep, StepPath } from '@coverwright/core/model/step'
import type { Rule } from '@coverwright/core/rules/rule'
import { all, any, not, rule, switchedOn, yes } from '@coverwright/core/rules/rule'
import { business, initialFrom, kindOfWork, sameAs } from '../earlier-answers.ts'
import { field } from '../field.ts'
import { payrollFitsEmployees } from '../lines/contradictions.ts'
import { isBusiness, isPrivateHost } from '../lines/private-host.ts'
import { payAboveRevenue, sizeIsLikely, subcontractorsAboveRevenue, vehiclesForPeople } from '../lines/unlikely.ts'
import { agentClient } from './agent-client.ts'
import { contactPage } from './contact-page.ts'
import { individual, isIndividual } from './individual.ts'
import { legalFormDetails } from './legal-form-details.ts'
import { describesTrade } from './trade.ts'
import { offeredByWebsite, website } from './website.ts'

const page = (id: string, path: StepPath, fields: readonly Field[], more: Partial<PageStep> = {}): PageStep => ({
  kind: 'page',
  id,
  path,
  label: `step.${id}.label`,
  form: { fields },
  ...more,
})

/** Makes a former page a section of another one. */
const inSection = (id: string, fields: readonly Field[], when: Rule): readonly Field[] =>
  fields.map((each) => ({
    ...each,
    section: `step.${id}`,
    visible: each.visible ? all(when, each.visible) : when,
  }))

const hasSubClasses = rule('the class has sub-classes', ['sub_class_codes'], (view) => {
  const codes = view.get('sub_class_codes')
  return Array.isArray(codes) && codes.length > 0
})

const isYoung = rule('the business started less than three years ago', ['years_business_started'], (view) => {
  const yearStarted = view.get('years_business_started')
  return typeof yearStarted === 'number' && Number(view.today.slice(0, 4)) - yearStarted < 3
})

/** Some sites do not ask sole practitioners for one, and private hosts are never asked. */
const hasStaff = all(isBusiness, not(isIndividual))

/** The size of the business; a renewal asks some of it again. */
export const size: readonly Field[] = [
  field('company_name', 'text', {
    hint: true,
    autocomplete: 'organization',
    ...offeredByWebsite('name'),
    checks: [{ rule: 'isNotEmptyString' }],
  }),
  legalFormDetails('trust', 'joint_venture', 'other'),
  field('years_business_started', 'year', {
    hint: true,
    width: 3,
    visible: isBusiness,
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
    visible: all(isBusiness, isYoung),
    parent: 'years_business_started',
    checks: [{ rule: 'isLessThanOrEqual', than: 70 }],
  }),
  field('annual_revenue', 'money', {
    yearly: true,
    hint: true,
    why: true,
    width: 3,
    visible: isBusiness,
    checks: [{ rule: 'isLessThan', than: 1_000_000_000 }],
  }),
  field('annual_payroll', 'money', {
    yearly: true,
    hint: true,
    visible: hasStaff,
    checks: [{ rule: 'isLessThan', than: 1_000_000_000 }],
    remarks: [payAboveRevenue],
  }),
  field('fulltime_employees', 'number', {
    yearly: true,
    hint: true,
    width: 3,
    visible: hasStaff,
    checks: [{ rule: 'isLessThan', than: 100_000 }],
  }),
  field('parttime_employees', 'number', {
    yearly: true,
    hint: true,
    width: 3,
    visible: hasStaff,
    remarks: [...payrollFitsEmployees, ...sizeIsLikely],
    checks: [{ rule: 'isLessThan', than: 100_000 }],
  }),
]

const detail = [field('sub_class_code_ref', 'select', { optionsFrom: 'sub-class-codes' })]

const exposures = [
  field('has_vehicles', 'yes_no', { statement: { list: 'uses', kind: 'exposure' }, hint: true }),
  field('vehicle_count', 'number', {
    width: 3,
    visible: yes('has_vehicles'),
    parent: 'has_vehicles',
    remarks: [vehiclesForPeople],
    checks: [
      { rule: 'isMoreThan', than: 0 },
      { rule: 'isLessThan', than: 1000 },
    ],
  }),
  field('uses_subcontractors', 'yes_no', { statement: { list: 'uses', kind: 'exposure' }, hint: true }),
  field('subcontractor_cost', 'money', {
    hint: true,
    why: true,
    width: 3,
    visible: yes('uses_subcontractors'),
    parent: 'uses_subcontractors',
    remarks: [subcontractorsAboveRevenue],
    checks: [
      { rule: 'isMoreThan', than: 0 },
      { rule: 'isLessThan', than: 1_000_000_000 },
    ],
  }),
]

const identity = [
  field('business_description', 'long_text', {
    hint: true,
    why: true,
    ...offeredByWebsite('description'),
    initial: initialFrom(kindOfWork, business),
    checks: [{ rule: 'isNotEmptyString' }, { rule: 'isLengthLessThan', than: 1001 }],
  }),
  field('employer_id', 'tax_id', {
    hint: true,
    why: true,
    width: 4,
    optional: true,
    sensitive: true,
    checks: [{ rule: 'isFeinOrSsnValid' }],
  }),
]

/** Whom insurers write to, and where. */
export const person: readonly Field[] = [
  field('contact_first_name', 'text', { width: 3, autocomplete: 'given-name', checks: [{ rule: 'isNotEmptyString' }] }),
  field('contact_last_name', 'text', { width: 3, autocomplete: 'family-name', checks: [{ rule: 'isNotEmptyString' }] }),
  field('contact_email', 'email', { hint: true, autocomplete: 'email', checks: [{ rule: 'isEmail' }] }),
  field('contact_phone', 'phone', {
    hint: true,
    width: 4,
    autocomplete: 'tel',
    ...offeredByWebsite('phone'),
    checks: [{ rule: 'isTelephone' }],
  }),
  // The applicant's own consent: an agent cannot give it.
  field('follow_up_consent', 'yes_no', { hint: true, optional: true, visible: not(switchedOn('agent')) }),
  field('mailing_address.street', 'text', {
    hint: true,
    autocomplete: 'address-line1',
    checks: [{ rule: 'isNotEmptyString' }],
  }),
  field('mailing_address.unit', 'text', { optional: true, width: 3, autocomplete: 'address-line2' }),
  field('mailing_address.zip_code', 'zip', {
    width: 3,
    autocomplete: 'postal-code',
    fills: { city: 'mailing_address.city', state: 'mailing_address.state' },
    initial: initialFrom(sameAs('zip_code'), business),
    checks: [{ rule: 'isZipCode' }],
  }),
  field('mailing_address.city', 'text', {
    width: 4,
    autocomplete: 'address-level2',
    initial: initialFrom(sameAs('city')),
    checks: [{ rule: 'isNotEmptyString' }],
  }),
  field('mailing_address.state', 'select', {
    width: 2,
    optionsFrom: 'state',
    autocomplete: 'address-level1',
    initial: initialFrom(sameAs('state')),
  }),
]

/** What the business is, whom to reach, and which insurance it wants. Source: seed 2.2, S2. */
export const start: GroupNode = {
  kind: 'group',
  id: 'start',
  label: 'section.start',
  subject: 'business',
  children: [
    page('home', '/', describesTrade),
    page('business', '/business', [website({ visible: isBusiness }), ...size], {
      wording: { when: isPrivateHost, id: 'business-host' },
    }),
    individual,
    page(
      'other-info',
      '/other-info',
      [
        ...inSection('industry-detail', detail, hasSubClasses),
        ...inSection('additional-info', exposures, isBusiness),
        ...inSection('other-info', identity, isBusiness),
      ],
      { when: any(hasSubClasses, isBusiness), holds: ['/industry-detail', '/additional-info'] },
    ),
    page('contact', contactPage, person),
    agentClient,
  ],
}

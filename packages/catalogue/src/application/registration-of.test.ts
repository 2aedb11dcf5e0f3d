import { readAnswer } from '@coverwright/core/answers/answers'
import { expect, it } from 'vitest'
import { registrationOf } from './registration-of.ts'

const quote = { uuid: '5b0c6f1e-7a52-4c8e-9d3b-0000000000aa', partner: null }
const registrationFor = (answers: object, more: { partner?: string; wholesaler?: boolean } = {}) =>
  registrationOf({
    view: { get: (path) => readAnswer({ ...answers }, path) },
    quote: { ...quote, partner: more.partner ?? null },
    wholesaler: more.wholesaler ?? false,
  })

const contact = {
  contact_email: 'rosa@bluedoor.example',
  contact_first_name: 'Rosa',
  contact_last_name: 'Lind',
  contact_phone: '3125550148',
}
const business = {
  company_name: 'Blue Door Painting LLC',
  business_type: 'llc',
  industry: 'Construction',
  industry_uuid: '5b0c6f1e-7a52-5c8e-9d3b-0000000000cc',
  subindustry: 'Painting contractors',
  subindustry_uuid: '5b0c6f1e-7a52-5c8e-9d3b-0000000000bb',
  class_code_ref: 'CW238320A',
  business_website: 'https://bluedoor.example',
  employer_id: '36-1234567',
  years_experience: 12,
  years_business_started: 2015,
  annual_revenue: 420_000,
  annual_payroll: 150_000,
  fulltime_employees: 4,
  parttime_employees: 0,
  locations: [{ street: '400 W Superior Ave' }],
  vehicles: [{ year: 2020 }],
  insurance_types: [{ uuid: 'gl' }],
}

it('registers the contact and the business with the field names of the seed (R8)', () => {
  const { company_name: name, ...same } = business
  expect(registrationFor({ ...contact, ...business }, { partner: 'acme', wholesaler: true })).toEqual({
    email: 'rosa@bluedoor.example',
    first_name: 'Rosa',
    last_name: 'Lind',
    phone: '3125550148',
    skip_password_validation: true,
    wholesaler: true,
    business: {
      ...same,
      ...contact,
      id: quote.uuid,
      name,
      contact_name: 'Rosa Lind',
      reference: 'acme',
    },
  })
})

it.each([
  ['only an address', { contact_email: 'a@b.example' }, { contact_email: 'a@b.example' }],
  ['one name', { ...contact, contact_last_name: undefined }, { contact_name: 'Rosa', contact_first_name: 'Rosa' }],
  ['an answer of another shape', { ...contact, company_name: ['x'] }, { contact_name: 'Rosa Lind' }],
  ['no employees', { ...contact, fulltime_employees: 0 }, { fulltime_employees: 0 }],
])('says of %s no more than was answered (R8)', (_, answers, expected) => {
  const registration = registrationFor(answers)
  expect(registration?.business).toMatchObject(expected)
  expect(registration?.business).not.toHaveProperty('name')
  expect(Object.values(registration?.business ?? {})).not.toContain(undefined)
})

it('leaves out a tax number that only the server can read (R8)', () => {
  expect(registrationFor({ ...contact, ...business, employer_id: '•••••4567' })?.business).not.toHaveProperty(
    'employer_id',
  )
})

it.each([undefined, '', ' ', 7, null])('registers nobody under %j (R8)', (contact_email) => {
  expect(registrationFor({ ...contact, contact_email })).toBeUndefined()
})

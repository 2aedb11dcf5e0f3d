import type { RegisterUser } from '@coverwright/contract/people'
import { isBlank } from '@coverwright/core/answers/answers'
import type { View } from '@coverwright/core/rules/rule'
import { stableUuid } from '../../../platform/stable-uuid.ts'

type Registration = RegisterUser['user']
type Business = NonNullable<Registration['business']>

type RegistrationSource = {
  /** The answers in effect, and the facts derived from them. */
  readonly view: Pick<View, 'get'>
  readonly quote: { readonly uuid: string; readonly partner: string | null }
  readonly wholesaler: boolean
}

/**
 * Whom an application registers, and for which business; undefined when it names no address.
 * Source: seed section 3, "User registration payload".
 */
export function registrationOf({ view, quote, wholesaler }: RegistrationSource): Registration | undefined {
  const text = textIn(view)
  const email = text('contact_email')
  if (email === undefined) return undefined
  const first_name = text('contact_first_name')
  const last_name = text('contact_last_name')
  const phone = text('contact_phone')
  const industry = text('industry')
  return withoutUndefined({
    email,
    first_name,
    last_name,
    phone,
    skip_password_validation: true,
    wholesaler,
    business: withoutUndefined<Business>({
      id: quote.uuid,
      reference: quote.partner ?? undefined,
      name: text('company_name'),
      contact_name: [first_name, last_name].filter((part) => part !== undefined).join(' ') || undefined,
      contact_first_name: first_name,
      contact_last_name: last_name,
      contact_email: email,
      contact_phone: phone,
      business_type: text('business_type'),
      industry,
      industry_uuid: industry && stableUuid(`industry/${industry}`),
      subindustry: text('subindustry'),
      subindustry_uuid: text('subindustry_uuid'),
      business_website: text('business_website'),
      employer_id: text('employer_id'),
      ...Object.fromEntries(asAnswered.map((name) => [name, view.get(name)])),
    }),
  })
}

/** Numbers and lists are passed on as answered. */
const asAnswered = [
  'years_experience',
  'years_business_started',
  'annual_revenue',
  'annual_payroll',
  'fulltime_employees',
  'parttime_employees',
  'locations',
  'vehicles',
  'insurance_types',
]

const textIn = (view: Pick<View, 'get'>) => (path: string) => {
  const answer = view.get(path)
  return typeof answer === 'string' && !isBlank(answer) ? answer : undefined
}

/** Leaves out what was not answered. */
function withoutUndefined<Some extends object>(all: { readonly [Name in keyof Some]: Some[Name] | undefined }): Some
function withoutUndefined(all: object): object {
  return Object.fromEntries(Object.entries(all).filter(([, value]) => !isBlank(value)))
}

import { isBlank } from '@coverwright/core/answers/answers'
import { isMasked } from '@coverwright/core/answers/masked'
import type { View } from '@coverwright/core/rules/rule'

type Person = {
  readonly email: string
  readonly first_name?: string
  readonly last_name?: string
  readonly phone?: string
}

/** The texts of a business; its numbers and lists are passed on as answered. */
type Business = {
  readonly id: string
  readonly reference?: string
  readonly name?: string
  readonly contact_name?: string
  readonly contact_first_name?: string
  readonly contact_last_name?: string
  readonly contact_email?: string
  readonly contact_phone?: string
  readonly business_type?: string
  readonly industry?: string
  readonly industry_uuid?: string
  readonly subindustry?: string
  readonly subindustry_uuid?: string
  readonly class_code_ref?: string
  readonly business_website?: string
  readonly employer_id?: string
}

type Registration = Person & {
  readonly skip_password_validation: boolean
  readonly wholesaler: boolean
  readonly business: Business
}

type RegistrationSource = {
  /** The answers in effect, and the facts derived from them. */
  readonly view: Pick<View, 'get'>
  readonly quote: { readonly uuid: string; readonly partner?: string | null | undefined }
  readonly wholesaler: boolean
}

/**
 * The person and the business that an application registers; undefined when it has no email address. Answers that the
 * caller sees masked are left out. Source: seed section 3, "User registration payload".
 */
export function registrationOf({ view, quote, wholesaler }: RegistrationSource): Registration | undefined {
  const text = textIn(view)
  const email = text('contact_email', 254)
  if (email === undefined) return undefined
  const first_name = text('contact_first_name')
  const last_name = text('contact_last_name')
  const phone = text('contact_phone')
  return {
    ...withoutUndefined<Person>({ email, first_name, last_name, phone }),
    skip_password_validation: true,
    wholesaler,
    business: withoutUndefined<Business>({
      id: quote.uuid,
      reference: quote.partner ?? undefined,
      name: text('company_name', longest.name),
      contact_name: [first_name, last_name].filter((part) => part !== undefined).join(' ') || undefined,
      contact_first_name: first_name,
      contact_last_name: last_name,
      contact_email: email,
      contact_phone: phone,
      business_type: text('business_type'),
      industry: text('industry', longest.name),
      industry_uuid: text('industry_uuid'),
      subindustry: text('subindustry', longest.name),
      subindustry_uuid: text('subindustry_uuid'),
      class_code_ref: text('class_code_ref'),
      business_website: text('business_website', longest.website),
      employer_id: text('employer_id'),
      ...Object.fromEntries(asAnswered.map((name) => [name, view.get(name)])),
    }),
  }
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

/** The maximum length of a text in a registration. */
const longest = { name: 200, word: 100, website: 300 }

const textIn =
  (view: Pick<View, 'get'>) =>
  (path: string, most = longest.word) => {
    const answer = view.get(path)
    return typeof answer === 'string' && !isBlank(answer) && !isMasked(answer)
      ? answer.slice(0, most).toWellFormed()
      : undefined
  }

/** Leaves out what was not answered. */
function withoutUndefined<Some extends object>(all: { readonly [Name in keyof Some]: Some[Name] | undefined }): Some
function withoutUndefined(all: object): object {
  return Object.fromEntries(Object.entries(all).filter(([, value]) => !isBlank(value)))
}

import { countryOf } from '@coverwright/catalogue/countries/countries'
import { licenseFaults } from '@coverwright/catalogue/sites/faults/license-faults'
import type { StaffFile } from '@coverwright/catalogue/staff/staff'
import { StaffLicense } from '@coverwright/contract/site/licenses'
import Type from 'typebox'
import { Value } from 'typebox/value'
import { StartupError } from '../../../platform/errors/startup-error.ts'
import { emailKey } from '../../../platform/mail/email-key.ts'
import { readJsonFile } from '../../1-foundation/site/read-json-file.ts'

const text = Type.String({ minLength: 1, maxLength: 200 })
const email = Type.String({ pattern: '^[^\\s@]+@[^\\s@]+$', maxLength: 254 })
const optionalText = Type.Optional(text)

const licenses = Type.Optional(Type.Array(StaffLicense))

const Shape = Type.Object(
  {
    agencies: Type.Array(
      Type.Object(
        {
          id: Type.String({ pattern: '^[a-z0-9-]{1,60}$' }),
          name: text,
          phone: optionalText,
          email: Type.Optional(email),
          logo: optionalText,
          licenses,
          account_manager: Type.Optional(
            Type.Object(
              { full_name: text, email, phone: optionalText, photo: optionalText },
              { additionalProperties: false },
            ),
          ),
        },
        { additionalProperties: false },
      ),
    ),
    people: Type.Array(
      Type.Object(
        {
          email,
          first_name: optionalText,
          last_name: optionalText,
          phone: optionalText,
          title: optionalText,
          photo: optionalText,
          chat: Type.Optional(Type.String({ pattern: '^(https://|/)', maxLength: 300 })),
          role: Type.Enum([
            'agent',
            'sub_agent',
            'self_service_agent',
            'platform_agent',
            'support',
            'desk',
            'operator',
          ]),
          agency: optionalText,
          licenses,
        },
        { additionalProperties: false },
      ),
    ),
  },
  { additionalProperties: false },
)

const nobody: StaffFile = { agencies: [], people: [] }

/** Reads the staff file; without one there is no staff. Refuses a wrong one, naming the key. */
export function readStaff(file: string | undefined): StaffFile {
  if (file === undefined) return nobody
  const staffFile = readJsonFile(file)
  const staff = 'fault' in staffFile ? staffFile.fault : checkedStaff(staffFile.value)
  if (typeof staff === 'string') throw new StartupError(`The staff file ${file} cannot be used: ${staff}.`)
  return staff
}

/** What the staff file says, or the first thing that is wrong with it. */
export function checkedStaff(staff: unknown): StaffFile | string {
  if (!Value.Check(Shape, staff)) {
    const [first] = Value.Errors(Shape, staff)
    return `${first?.instancePath || '/'} ${first?.message}`
  }
  return licenseFault(staff) ?? peopleFault(staff) ?? staff
}

function peopleFault({ agencies, people }: StaffFile): string | undefined {
  const ids = new Set(agencies.map(({ id }) => id))
  const emails = new Set<string>()
  for (const { email, role, agency } of people) {
    if (emails.has(emailKey(email))) return `${email} is listed twice`
    emails.add(emailKey(email))
    const needsAgency = role === 'agent' || role === 'sub_agent'
    if (needsAgency && (agency === undefined || !ids.has(agency)))
      return `${email} belongs to an agency that is not listed`
  }
  return undefined
}

/** The first number, state or day that cannot be. */
function licenseFault({ agencies, people }: StaffFile): string | undefined {
  const holders = [
    ...agencies.map((each, position) => ({ at: `agencies[${position}].licenses`, licenses: each.licenses ?? [] })),
    ...people.map((each, position) => ({ at: `people[${position}].licenses`, licenses: each.licenses ?? [] })),
  ]
  for (const { at, licenses } of holders) {
    for (const [position, license] of licenses.entries()) {
      const country = countryOf(license.country)
      const place = `${at}[${position}]`
      if (!country) return `${place}.country is ${license.country}, where nothing is sold`
      const [first] = licenseFaults([license], country, at)
      if (first) return `${first.at.replace(`${at}[0]`, place)} ${first.says}`
    }
  }
  return undefined
}

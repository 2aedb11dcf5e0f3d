import { type Static, Type } from 'typebox'
import { closed, patternText } from './parts.ts'

const licenseFields = {
  number: Type.String({ minLength: 1, maxLength: 40, description: 'As in the register' }),
  states: Type.Optional(
    Type.Array(Type.String(), {
      minItems: 1,
      uniqueItems: true,
      description: 'Where it is valid, such as ["IL", "OH"], in a country with a register for each state',
    }),
  ),
  expires: Type.Optional(
    patternText(
      '^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$',
      'a day such as 2027-05-31',
      'Its last day; nothing is sold under it afterwards',
    ),
  ),
  npn: Type.Optional(
    patternText('^[0-9]{1,10}$', 'a National Producer Number: up to ten digits', 'National Producer Number, in the US'),
  ),
  sample: Type.Optional(Type.Boolean({ description: 'A fictional number, and shown as such' })),
}

/** Licenses to sell insurance, of a firm or person. */
export const License = Type.Object(
  {
    holder: Type.String({ minLength: 1, maxLength: 120, description: 'The firm or person that holds it' }),
    kind: Type.Enum(['agency', 'producer'], { description: 'Whose it is: a firm’s, or a person’s' }),
    ...licenseFields,
  },
  closed,
)
export type License = Static<typeof License>

/** For the staff file, where the holder is known and sites of several countries are served. */
export const StaffLicense = Type.Object({ country: Type.String({ pattern: '^[A-Z]{2}$' }), ...licenseFields }, closed)
export type StaffLicense = Static<typeof StaffLicense>

/** A license as shown for the state of a risk. `state` is absent where the whole country has one register. */
export const ShownLicense = Type.Object(
  {
    holder: Type.String(),
    kind: Type.Enum(['agency', 'producer']),
    number: Type.String(),
    state: Type.Optional(Type.String()),
    npn: Type.Optional(Type.String()),
    words: Type.String({ description: 'As pages and mails show it' }),
  },
  { $id: 'ShownLicense' },
)
export type ShownLicense = Static<typeof ShownLicense>

import { premiumBases, traits } from '@coverwright/catalogue/reference/classes'
import { type IndustryId, industries } from '@coverwright/catalogue/reference/industries'
import { Type } from 'typebox'
import { Compile } from 'typebox/compile'

const industryIds: IndustryId[] = industries.map(({ id }) => id)

const fileOf = (ref: string) =>
  Type.Array(
    Type.Object(
      {
        ref: Type.String({ pattern: ref }),
        naics6: Type.String({ pattern: '^[1-9][0-9]{5}$' }),
        name: Type.String({ minLength: 3, maxLength: 60 }),
        blurb: Type.String({ minLength: 3, maxLength: 120 }),
        industry: Type.Enum(industryIds),
        basis: Type.Enum([...premiumBases]),
        hazard: Type.Integer({ minimum: 1, maximum: 5 }),
        traits: Type.Array(Type.Enum([...traits])),
        terms: Type.Array(Type.String({ minLength: 2 })),
        subClasses: Type.Optional(
          Type.Array(
            Type.Object(
              { ref: Type.String({ pattern: '^CWT[0-9]{5}$' }), description: Type.String() },
              { additionalProperties: false },
            ),
          ),
        ),
      },
      { additionalProperties: false },
    ),
  )

/** One file of classes/*.json. */
export const ClassFile = Compile(fileOf('^CW[1-9][0-9]{5}[A-Y]$'))

/** activities.json of a country: FR-722511A is the first of its activities within that NAICS code. */
export const ActivityFile = Compile(fileOf('^[A-Z]{2}-[1-9][0-9]{5}[A-Z]$'))

import { type Static, Type } from 'typebox'

const closed = { additionalProperties: false } as const
const text = (maxLength: number, description?: string) =>
  Type.String({ minLength: 1, maxLength, ...(description ? { description } : {}) })

/**
 * What the business does. `traits` and `hazard` are our own grading, so that a carrier need not know our class list.
 */
export const CarrierClass = Type.Object(
  {
    class_code_ref: text(40),
    sub_class_code_ref: Type.Optional(text(40, 'What the business mostly does within the class')),
    naics6: Type.String({ pattern: '^[0-9]{6}$', description: 'NAICS 2022' }),
    subindustry_iso: Type.Optional(text(20, 'Insurance Services Office code, where the operator has licensed it')),
    industry: text(40),
    traits: Type.Array(text(40), { maxItems: 40 }),
    hazard: Type.Integer({ minimum: 1, maximum: 5, description: '1 office, 5 roofing' }),
  },
  closed,
)
export type CarrierClass = Static<typeof CarrierClass>

/** Another kind of work, with its share of the revenue in percent. */
export const OtherClass = Type.Object(
  { ...CarrierClass.properties, class_code_description: text(200), share: Type.Optional(Type.Number()) },
  closed,
)

import { Type } from 'typebox'
import { Day, text } from './parts.ts'

/** What an applicant must know of a policy beside its limits. An insurer that leaves one out says nothing about it. */
export const policyTerms = {
  market: Type.Optional(
    Type.Enum(['admitted', 'surplus'], {
      description: 'In the United States: whether it is licensed by the state or a surplus lines insurer',
    }),
  ),
  trigger: Type.Optional(
    Type.Enum(['occurrence', 'claims_made'], {
      description: 'Pays for what happens during the policy period, or for what is claimed during it',
    }),
  ),
  /** For claims-made policies: work done since this day is insured. */
  retroactive_date: Type.Optional(Day),
  period: Type.Optional(Type.Object({ from: Day, to: Day }, { description: 'First and last day of the policy' })),
  exclusions: Type.Optional(
    Type.Array(Type.Object({ code: text(60), label: text(200) }), {
      maxItems: 40,
      description: 'Activities of this business that the policy excludes, in words for the applicant',
    }),
  ),
}

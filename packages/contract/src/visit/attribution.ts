import { attributionWordPattern, longestAttributionWord } from '@coverwright/core/visit/attribution'
import Type from 'typebox'

const ArrivalWord = (description: string) =>
  Type.String({ minLength: 1, maxLength: longestAttributionWord, pattern: attributionWordPattern, description })

/** What brought the visitor here when the quote was started. Immutable. */
export const attributionProperties = {
  campaign_id: Type.Optional(ArrivalWord('The campaign whose link they followed')),
  partnership: Type.Optional(
    Type.Object(
      {
        source: Type.Optional(ArrivalWord('The partner’s own source; a site may have a phone line for it')),
        name: Type.Optional(ArrivalWord('The partner')),
      },
      { additionalProperties: false, description: 'The partner whose link they followed when the quote was started' },
    ),
  ),
}

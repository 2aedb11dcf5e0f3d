import type { Static } from 'typebox'
import Type from 'typebox'

export const WebsiteFactsAsk = Type.Object(
  { website: Type.String({ minLength: 1, maxLength: 300, description: 'Its address, with or without https://' }) },
  { $id: 'WebsiteFactsAsk', additionalProperties: false },
)

/** What a website says about its business. A fact that it does not say is absent. */
export const WebsiteFacts = Type.Object(
  {
    host: Type.String({ description: 'The source: the website’s name on the internet' }),
    state: Type.Enum(['read', 'unreadable']),
    name: Type.Optional(Type.String()),
    phone: Type.Optional(Type.String({ description: 'As a quote stores it' })),
    description: Type.Optional(Type.String()),
  },
  { $id: 'WebsiteFacts' },
)
export type WebsiteFacts = Static<typeof WebsiteFacts>

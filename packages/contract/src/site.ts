import Type, { type Static } from 'typebox'
import { ShownLicense } from './site/licenses.ts'
import { publicProperties } from './site/public-site.ts'

/** A key of the catalogue's texts, or a text. */
const Label = Type.Union([Type.String(), Type.Object({ words: Type.String() })])

const OpeningSection = Type.Object({
  id: Type.String(),
  label: Label,
  tag: Type.Optional(Type.String()),
  pages: Type.Array(
    Type.Object({
      id: Type.String(),
      path: Type.String(),
      label: Label,
      uncounted: Type.Optional(Type.Literal(true, { description: 'Left out of the progress' })),
    }),
  ),
})

export const SiteReply = Type.Object({
  ...publicProperties,
  opening: Type.Array(OpeningSection, { description: 'The pages of an application before anything is answered' }),
  sign_in: Type.Object({
    code: Type.Boolean({ description: 'By a code that is mailed' }),
    oidc: Type.Optional(Type.String({ description: 'At a provider: what its button says' })),
  }),
  today: Type.String({ description: 'The calendar day at the site, YYYY-MM-DD' }),
  revision: Type.String({ description: 'Another one after every change of the site; also in X-Site-Revision' }),
  has_experiments: Type.Boolean({ description: 'There is something to ask GET experiments for' }),
  binder: Type.Optional(
    Type.Object({ host: Type.String() }, { description: 'The host where people find their account' }),
  ),
  shown_licenses: Type.Array(ShownLicense, {
    description: 'Under which it may sell insurance wherever in the country; of a quote, see producer_licenses',
  }),
  insurers: Type.Array(
    Type.Object({
      name: Type.String({ description: 'As pages show it' }),
      mark: Type.Optional(Type.String({ description: 'Its sign: path data in a view box of 24 by 24, one stroke' })),
    }),
    { description: 'Who is asked for prices here' },
  ),
  seller: Type.String({ description: 'The company that answers for the site, and where it is licensed' }),
  is_binder: Type.Boolean({ description: 'This host shows accounts: it is the one for it, or the site has none' }),
})
export type SiteReply = Static<typeof SiteReply>

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
      uncounted: Type.Optional(Type.Literal(true, { description: 'Not counted in the progress' })),
    }),
  ),
})

export const SiteReply = Type.Object({
  ...publicProperties,
  opening: Type.Array(OpeningSection, { description: 'The pages of an application before anything is answered' }),
  sign_in: Type.Object({
    code: Type.Boolean({ description: 'By a mailed code' }),
    oidc: Type.Optional(Type.String({ description: 'At a provider: the label of its button' })),
  }),
  today: Type.String({ description: 'Today’s date at the site, YYYY-MM-DD' }),
  revision: Type.String({ description: 'Changes with every change of the site; also in X-Site-Revision' }),
  has_experiments: Type.Boolean({ description: 'Whether GET experiments has anything to return' }),
  binder: Type.Optional(
    Type.Object({ host: Type.String() }, { description: 'The host where people find their account' }),
  ),
  shown_licenses: Type.Array(ShownLicense, {
    description:
      'The license under which it may sell insurance anywhere in the country; for a quote, see producer_licenses',
  }),
  insurers: Type.Array(
    Type.Object({
      name: Type.String({ description: 'As pages show it' }),
      mark: Type.Optional(
        Type.String({ description: 'Its icon: path data in a 24 by 24 view box, drawn with one stroke' }),
      ),
    }),
    { description: 'The insurers asked for prices here' },
  ),
  seller: Type.String({ description: 'The company responsible for the site, and where it is licensed' }),
  is_binder: Type.Boolean({
    description: 'Whether this host shows accounts: it is the host for them, or the site names none',
  }),
})
export type SiteReply = Static<typeof SiteReply>

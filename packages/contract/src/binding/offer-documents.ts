import type { Static } from 'typebox'
import Type from 'typebox'
import { Id } from '../field-types.ts'
import { documentKinds } from '../uploads.ts'
import { insurerDocumentKinds } from '../values.ts'

/** The most documents of one offer; a contractor needs many certificates. */
export const mostOfOffer = 200

const closed = { additionalProperties: false }
const text = (maxLength: number) => Type.String({ minLength: 1, maxLength })

/** To whom a certificate is made out. */
export const CertificateHolder = Type.Object(
  {
    name: text(200),
    street: text(200),
    unit: Type.Optional(text(50)),
    city: text(100),
    state: Type.Optional(text(60)),
    zip_code: text(12),
  },
  closed,
)
export type CertificateHolder = Static<typeof CertificateHolder>

export const NewCertificate = Type.Object(
  {
    uuid: Type.Optional(Type.String({ ...Id, description: 'Chosen by the caller, so that a retry issues nothing' })),
    holder: CertificateHolder,
  },
  { $id: 'NewCertificate', ...closed },
)
export type NewCertificate = Static<typeof NewCertificate>

export const offerDocumentKinds = [...insurerDocumentKinds, 'certificate'] as const

/** A document of an offer or its policy. */
export const OfferDocument = Type.Object(
  {
    id: Id,
    offer: Id,
    kind: Type.Enum(offerDocumentKinds),
    source: Type.Enum(['insurer', 'desk', 'issued'], {
      description: 'Its source: the insurer’s interface, or the desk; `issued`: a certificate made here',
    }),
    name: Type.String(),
    format: Type.Enum(documentKinds),
    size: Type.Integer({ minimum: 1, description: 'Bytes' }),
    at: Type.String(),
    holder: Type.Optional(CertificateHolder),
    outdated: Type.Optional(
      Type.Boolean({ description: 'A quote letter older than the insurer’s latest answer, so no longer valid' }),
    ),
  },
  { $id: 'OfferDocument' },
)
export type OfferDocument = Static<typeof OfferDocument>

export const OfferDocumentQuery = Type.Object({ kind: Type.Enum(insurerDocumentKinds) }, closed)

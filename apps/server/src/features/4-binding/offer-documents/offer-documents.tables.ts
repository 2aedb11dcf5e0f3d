import type { CertificateHolder, OfferDocument } from '@coverwright/contract/binding/offer-documents'
import type { DocumentKind } from '@coverwright/contract/uploads'
import type { ColumnType } from 'kysely'

type OfferDocumentsTable = {
  /** Its key in the object store, too. */
  id: string
  offer_uuid: string
  quote_id: string
  kind: OfferDocument['kind']
  source: OfferDocument['source']
  /** The insurer's own name for it; for a certificate, its holder's. */
  carrier_id: string | null
  name: string
  /** None of what was refused. */
  format: DocumentKind | null
  size: number | null
  sha256: string | null
  /** Why a document of an insurer was not taken. */
  refused: string | null
  /** Whom a certificate is made out to. */
  holder: ColumnType<CertificateHolder | null, string | null | undefined, never>
  created_at: Date
}

declare module '../../../platform/database/schema.ts' {
  interface Schema {
    offer_documents: OfferDocumentsTable
  }
}

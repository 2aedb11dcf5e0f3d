export type QuoteDocumentsTable = {
  id: string
  quote_id: string
  /** Path of the answer that lists it: `directors_and_officers.documents.financials`. */
  field: string
  name: string
  kind: string
  size: number
  sha256: string
  created_at: Date
  /** Removed after it was sent to insurers with a submission. */
  removed_at: Date | null
}

declare module '../../../platform/database/schema.ts' {
  interface Schema {
    quote_documents: QuoteDocumentsTable
  }
}

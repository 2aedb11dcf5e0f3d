export type RequestKeysTable = {
  key_hash: Buffer
  request_hash: Buffer
  /** The id of what the request made. */
  made: string
  quote_id: string | null
  created_at: Date
}

declare module '../../../platform/database/schema.ts' {
  interface Schema {
    request_keys: RequestKeysTable
  }
}

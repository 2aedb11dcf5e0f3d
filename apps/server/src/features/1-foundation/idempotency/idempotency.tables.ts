export type RequestKeysTable = {
  key_hash: Buffer
  request_hash: Buffer
  /** The id of what the request made. */
  made: string
  quote_id: string | null
  created_at: Date
}

export type RequestsTables = { request_keys: RequestKeysTable }

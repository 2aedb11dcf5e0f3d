export type SecretKeysTable = {
  name: string
  /** Whether it encrypted the texts from before keys had names. */
  unnamed_texts: boolean
  first_used_at: Date
  /** When everything that may change was encrypted again with its successor. */
  resealed_at: Date | null
}

declare module '../../../platform/database/schema.ts' {
  interface Schema {
    secret_keys: SecretKeysTable
  }
}

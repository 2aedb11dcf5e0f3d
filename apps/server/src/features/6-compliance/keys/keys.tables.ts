export type SecretKeysTable = {
  name: string
  /** Whether it encrypted the texts from before keys had names. */
  unnamed_texts: boolean
  first_used_at: Date
  /** When its successor had encrypted again everything that may change. */
  resealed_at: Date | null
}

declare module '../../../platform/database/schema.ts' {
  interface Schema {
    secret_keys: SecretKeysTable
  }
}

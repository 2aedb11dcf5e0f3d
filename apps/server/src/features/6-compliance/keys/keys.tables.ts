export type SecretKeysTable = {
  name: string
  /** Whether it sealed the texts from before keys had names. */
  unnamed_texts: boolean
  first_used_at: Date
  /** When everything that can be was sealed anew with its successor. */
  resealed_at: Date | null
}

declare module '../../../platform/database/schema.ts' {
  interface Schema {
    secret_keys: SecretKeysTable
  }
}

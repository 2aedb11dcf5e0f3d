export type PeopleTable = {
  id: string
  account_uuid: string
  /** Lower case. */
  email: string
  /** What they said themselves, or their provider of them. */
  first_name: string | null
  last_name: string | null
  phone: string | null
  /** When a code sent to the address first came back. */
  proven_at: Date | null
  disabled_at: Date | null
  created_at: Date
}

/** What one browser said of a person who has not proven their address. */
export type RegisteredNamesTable = {
  person_id: string
  session_id: string
  first_name: string | null
  last_name: string | null
  phone: string | null
}

declare module '../../../platform/database/schema.ts' {
  interface Schema {
    people: PeopleTable
    registered_names: RegisteredNamesTable
  }
}

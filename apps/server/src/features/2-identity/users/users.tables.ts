export type PeopleTable = {
  id: string
  account_uuid: string
  /** Lower case. */
  email: string
  /** As they or their provider gave it. */
  first_name: string | null
  last_name: string | null
  phone: string | null
  /** When a code sent to the address was first entered. */
  proven_at: Date | null
  disabled_at: Date | null
  created_at: Date
}

/** The names that one browser gave of a person whose address is unproven. */
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

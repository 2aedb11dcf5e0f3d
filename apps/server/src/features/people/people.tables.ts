export type PeopleTable = {
  id: string
  account_uuid: string
  /** Lower case. */
  email: string
  first_name: string | null
  last_name: string | null
  phone: string | null
  /** When a code sent to the address first came back. */
  proven_at: Date | null
  disabled_at: Date | null
  created_at: Date
}

export type PeopleTables = { people: PeopleTable }

import type { RegisterUser } from '@coverwright/contract/people'
import type { JSONColumnType } from 'kysely'

export type RegisteredBusiness = NonNullable<RegisterUser['user']['business']>

/** A business as it is stored: its tax number is encrypted, with the row's id as its owner. */
export type StoredBusiness = Omit<RegisteredBusiness, 'id' | 'employer_id'> & { readonly employer_id?: unknown }

export type RegisteredBusinessesTable = {
  id: string
  person_id: string
  /** The browser that registered it, while its session lasts. */
  session_id: string | null
  /** As the caller names it: for an application, the uuid of the quote. */
  business_id: string
  business: JSONColumnType<StoredBusiness>
  wholesaler: boolean | null
  /** When the person proved to be the one who registered it; until then nobody sees it. */
  confirmed_at: Date | null
  created_at: Date
  updated_at: Date
}

declare module '../../../platform/database/schema.ts' {
  interface Schema {
    registered_businesses: RegisteredBusinessesTable
  }
}

import type { ExpressionBuilder } from 'kysely'
import type { Schema } from '../../../platform/database/schema.ts'
import { ofPerson } from '../../2-identity/access/visible-quotes.store.ts'
import type { Person } from '../../2-identity/users/staff.ts'

/**
 * The quotes that are held about somebody, whatever the site. Those that staff work on are their clients', never their
 * own: of staff, only what they once applied for themselves.
 */
export const heldAbout = (person: Person, at: Date) => (eb: ExpressionBuilder<Schema, 'quotes'>) =>
  person.role === 'customer' ? eb('quotes.id', 'in', ofPerson(eb, person, at)) : eb('quotes.person_id', '=', person.id)

import type { Database } from '../../../platform/database/database.ts'
import type { Actor } from '../actor/actor.ts'

/** What identity needs of the quotes that a browser began. Quoting, a layer above, implements it. */
export type SessionQuotes = {
  /** Locks them. Called before anything else is locked, so that transactions cannot deadlock. */
  lock(trx: Database, sessionId: string): Promise<void>
  /** Assigns the unowned ones to the person who signed in: to the customer, or to the agent's agency. */
  assign(trx: Database, actor: Actor, now: Date): Promise<void>
  /** Moves the unowned ones to another session of the same browser. */
  move(trx: Database, fromSession: string, toSession: string): Promise<void>
}

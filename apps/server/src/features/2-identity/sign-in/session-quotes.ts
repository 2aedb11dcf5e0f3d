import type { Database } from '../../../platform/database/database.ts'
import type { Actor } from '../actor/actor.ts'

/** What signing in does with the quotes that a browser began; quoting provides it. */
export type SessionQuotes = {
  /** Locks them, before anything else is locked, so that two transactions never wait for each other. */
  lock(trx: Database, sessionId: string): Promise<void>
  /** Assigns those of nobody to whoever signed in: to the customer, or to the agent's agency. */
  assign(trx: Database, actor: Actor, now: Date): Promise<void>
  /** Moves those of nobody to another session of the same browser. */
  move(trx: Database, fromSession: string, toSession: string): Promise<void>
}

import { LRUCache } from 'lru-cache'
import type { Actor } from '../../../2-identity/actor/actor.ts'
import type { QuoteRow } from './quote-snapshot.ts'

type CacheEntry = { readonly row: QuoteRow; readonly reader: string; readonly bytes: number }

export type SnapshotCache = ReturnType<typeof createSnapshotCache>

/**
 * Rows of quotes as last read or saved, encrypted as they are stored, since one save is usually followed by another. A
 * row is cached only for the actor who had access to it, and may be out of date: only the statement that names its
 * revision can tell.
 * @param megabytes how much they may take; 0 turns the cache off
 */
export function createSnapshotCache(megabytes: number) {
  const cache =
    megabytes === 0 ? undefined : new LRUCache<string, CacheEntry>({ maxSize: megabytes * 2 ** 20, sizeCalculation })

  return {
    get(id: string, actor: Actor): QuoteRow | undefined {
      const cacheEntry = cache?.get(id)
      return cacheEntry?.reader === keyOf(actor) && isTheirs(cacheEntry.row, actor) ? cacheEntry.row : undefined
    },

    /** Caches a row that this actor just had access to. */
    set(row: QuoteRow, actor: Actor): void {
      if (!cache) return
      const before = cache.peek(row.id)
      // A save changes little of a row; measuring all of it would cost more than keeping it saves.
      const bytes = before?.row.question_sets === row.question_sets ? before.bytes + slack : sizeOf(row)
      cache.set(row.id, { row, reader: keyOf(actor), bytes })
    },

    delete: (id: string): void => void cache?.delete(id),
  }
}

const slack = 500
const sizeCalculation = ({ bytes }: CacheEntry): number => bytes
const sizeOf = ({ answers, question_sets, carried }: QuoteRow): number =>
  2 * JSON.stringify([answers, question_sets, carried]).length

/** Everything that the rule of who sees which quote asks of an actor. */
const keyOf = ({ role, sessionId, site, person }: Actor): string =>
  [role, site, sessionId, person?.id, person?.agencyId].join(' ')

/**
 * A customer, or support acting for them, may see an unowned quote because of a link or an address: a link can expire,
 * so that is looked up each time.
 */
const isTheirs = ({ person_id }: QuoteRow, { role }: Actor): boolean =>
  person_id !== null || (role !== 'customer' && role !== 'impersonator')

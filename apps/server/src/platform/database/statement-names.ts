import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

/** A statement is prepared from this use on: before, planning it again costs less than keeping it. */
const uses = 5
const most = 300

/**
 * Names frequent statements, so that each connection parses and plans them once (`name` of a query of `pg`). The
 * name follows from the text. A statement that returns `*` gets none: it would fail on connections that are open while a
 * migration adds a column.
 */
export function createStatementNames() {
  const counts = new LRUCache<string, number>({ max: most })
  const names = new LRUCache<string, string>({ max: most })
  return (text: string): string | undefined => {
    const name = names.get(text)
    if (name !== undefined) return name
    const count = (counts.get(text) ?? 0) + 1
    counts.set(text, count)
    if (count < uses || returnsAll.test(text)) return undefined
    const newName = createHash('sha1').update(text).digest('hex')
    names.set(text, newName)
    return newName
  }
}

const returnsAll = /\*/

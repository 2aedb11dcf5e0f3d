import { storedName } from '../../../api/page/base.ts'

const nameOf = (quoteId: string | undefined, list: string) => storedName(`item.${quoteId ?? 'new'}.${list}`)

/** The id of the item this tab is about to add to a list, the same until it is saved: a repeated save adds it once. */
export function newItemId(quoteId: string | undefined, list: string): string {
  const name = nameOf(quoteId, list)
  try {
    const stored = sessionStorage.getItem(name)
    if (stored) return stored
    const id = crypto.randomUUID()
    sessionStorage.setItem(name, id)
    return id
  } catch {
    return crypto.randomUUID()
  }
}

export function dropNewItemId(quoteId: string | undefined, list: string): void {
  try {
    sessionStorage.removeItem(nameOf(quoteId, list))
  } catch {
    // Without storage there is no id to drop.
  }
}

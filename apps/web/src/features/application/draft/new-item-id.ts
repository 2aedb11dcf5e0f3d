import { tabStorage } from '../../../api/browser/storage.ts'
import { storedName } from '../../../api/page/base.ts'

const nameOf = (quoteId: string | undefined, list: string) => storedName(`item.${quoteId ?? 'new'}.${list}`)

/** The id of the item this tab is about to add to a list, the same until it is saved: a repeated save adds it once. */
export function newItemId(quoteId: string | undefined, list: string): string {
  const name = nameOf(quoteId, list)
  const id = tabStorage.get(name) ?? crypto.randomUUID()
  tabStorage.set(name, id)
  return id
}

export const dropNewItemId = (quoteId: string | undefined, list: string): void =>
  tabStorage.remove(nameOf(quoteId, list))

import { carry } from '../cookies/carried.ts'
import { noCookieText, placeOfCookies } from '../cookies/cookie-text.ts'
import { queryClient } from '../query-client.ts'
import { browserStorage, draftStorage, tabStorage } from './storage.ts'

const prefix = 'coverwright.'
/** How somebody likes to use the keyboard says nothing about them. */
const kept: ReadonlySet<string> = new Set(['coverwright.keys', 'coverwright.person', 'coverwright.untracked'])
/** Nor does which announcement was closed, at this site or another one of the host. */
const isClosedPopup = (name: string): boolean => name.endsWith('.popup') && !name.includes('/')

/** The names of what is to be forgotten, among everything a store holds. */
export const forgotten = (names: readonly string[]): readonly string[] =>
  names.filter((name) => name.startsWith(prefix) && !kept.has(name) && !isClosedPopup(name))

/** Drafts, the opened application and everything fetched: nothing of it stays in this browser. */
export function forgetEverything(): void {
  queryClient.clear()
  // Whoever comes next is not told who was here.
  carry('alias_set', '')
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser, and answers later
  document.cookie = noCookieText('alias_set', placeOfCookies())
  for (const storage of [browserStorage, tabStorage, draftStorage])
    for (const name of forgotten(storage.names())) storage.remove(name)
}

import { noCookieText, placeOfCookies } from '../cookies/cookie-text.ts'
import { setVisitCookie } from '../cookies/visit-cookies.ts'
import { queryClient } from '../query-client.ts'
import { browserStorage, draftStorage, tabStorage } from './storage.ts'

const prefix = 'coverwright.'
/** Settings without personal data. */
const lasting: ReadonlySet<string> = new Set(['coverwright.keys', 'coverwright.person', 'coverwright.untracked'])
/** Nor does a closed announcement, of this site or another one on the host. */
const isClosedPopup = (name: string): boolean => name.endsWith('.popup') && !name.includes('/')

/** Those of the stored names that are to be removed. */
export const namesToForget = (names: readonly string[]): readonly string[] =>
  names.filter((name) => name.startsWith(prefix) && !lasting.has(name) && !isClosedPopup(name))

/** Removes drafts, the opened quote and everything fetched from this browser. */
export function forgetEverything(): void {
  queryClient.clear()
  // The next visitor must not learn who was here.
  setVisitCookie('alias_set', '')
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser, and answers later
  document.cookie = noCookieText('alias_set', placeOfCookies())
  for (const storage of [browserStorage, tabStorage, draftStorage])
    for (const name of namesToForget(storage.names())) storage.remove(name)
}

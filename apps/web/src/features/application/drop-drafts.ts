import { storedName } from '../../api/base.ts'
import { dropKept } from '../../api/kept.ts'

/** The names of drafts of a quote, among everything a store holds. */
const draftsAmong = (names: readonly string[], quoteId: string): readonly string[] =>
  names.filter((name) => name.startsWith(storedName(`draft.${quoteId}.`)))

/** Takes what was typed and never saved out of this browser: the application is sent without it. */
export function dropDraftsOf(quoteId: string): void {
  for (const store of [() => localStorage, () => sessionStorage]) {
    try {
      for (const name of draftsAmong(Object.keys(store()), quoteId)) dropKept(name)
    } catch {
      // A browser without storage kept nothing.
    }
  }
}

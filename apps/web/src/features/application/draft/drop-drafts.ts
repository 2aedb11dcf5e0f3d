import { dropKept } from '../../../api/browser/kept.ts'
import { storedName } from '../../../api/page/base.ts'

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

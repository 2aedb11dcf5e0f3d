import { sameAnswer } from '@coverwright/core/answers/answers'
import type { Field } from '@coverwright/core/model/field'
import { draftStorage } from '../../../api/browser/storage.ts'
import { storedName } from '../../../api/page/base.ts'
import type { Draft } from './draft.ts'
import { noDraft } from './draft.ts'
import { redact } from './redacted.ts'

/** The key of a page's draft: its quote, undefined before that exists, and the page. */
export type DraftOf = {
  readonly quoteId: string | undefined
  readonly page: string
  /** Every field of the page, visible or not. */
  readonly fields: readonly Field[]
}

export type DraftStore = {
  /** @param isBlank nothing was saved in the quote yet, so what was typed before it was created belongs to it */
  readonly load: (of: DraftOf, isBlank?: boolean) => Draft
  readonly store: (of: DraftOf, draft: Draft) => void
  readonly drop: (of: Omit<DraftOf, 'fields'>) => void
  /** Drops every draft of a quote: it was submitted without them. */
  readonly dropQuote: (quoteId: string) => void
}

const version = 'draft.2.'
/** Drafts that were stored before sensitive answers were left out. */
const unredactedKey = /^draft\.(?!2\.)/

/**
 * Drafts outlive a reload, a closed tab and a lost connection: one record in this browser for each page of each quote,
 * until the server has acknowledged the save. Sensitive answers stay in the memory of the open page.
 */
export function createDraftStore(): DraftStore {
  /** Whole drafts of which a redacted record is stored, by name. */
  const inPage = new Map<string, Draft>()

  const readDraft = (name: string): Draft | undefined => {
    try {
      const draft: unknown = JSON.parse(draftStorage.get(name) ?? 'null')
      return isDraft(draft) ? draft : undefined
    } catch {
      return undefined
    }
  }
  const store = ({ quoteId, page, fields }: DraftOf, draft: Draft): void => {
    const name = nameOf(quoteId, page)
    const safe = redact(draft, fields)
    if (safe === draft) inPage.delete(name)
    else inPage.set(name, draft)
    const isStored = draftStorage.set(name, JSON.stringify(safe))
    if (!isStored) globalThis.addEventListener?.('beforeunload', askBeforeLoss)
  }
  const findDraft = ({ quoteId, page, fields }: DraftOf): Draft | undefined => {
    const name = nameOf(quoteId, page)
    const draft = readDraft(name)
    const fullDraft = inPage.get(name)
    // Another tab may have typed since.
    return fullDraft && sameAnswer(jsonOf(redact(fullDraft, fields)), draft) ? fullDraft : draft
  }
  const load = (of: DraftOf, isBlank = false): Draft => {
    migrate(of)
    return findDraft(of) ?? (isBlank ? findDraft({ ...of, quoteId: undefined }) : undefined) ?? noDraft
  }
  /** Migrates the page's record of the old kind, and drops all others, whose fields are unknown here. */
  const migrate = (of: DraftOf): void => {
    for (const name of storedNames().filter((each) => unredactedKey.test(each))) {
      const full = storedName(name)
      const draft = readDraft(full)
      draftStorage.remove(full)
      for (const quoteId of [of.quoteId, undefined])
        if (draft && name === `draft.${quoteId ?? 'new'}.${of.page}`) store({ ...of, quoteId }, draft)
    }
  }
  const dropNamed = (name: string): void => {
    inPage.delete(name)
    draftStorage.remove(name)
  }
  return {
    load,
    store,
    drop: ({ quoteId, page }) => dropNamed(nameOf(quoteId, page)),
    dropQuote: (quoteId) => {
      for (const name of [...inPage.keys(), ...storedNames().map(storedName)])
        if (name.startsWith(nameOf(quoteId, ''))) dropNamed(name)
    },
  }
}

/** The drafts of this browser. */
export const drafts = createDraftStore()

const nameOf = (quoteId: string | undefined, page: string): string =>
  storedName(`${version}${quoteId ?? 'new'}.${page}`)

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' && value !== null && 'entered' in value && typeof value.entered === 'object'

/** As it will be read from storage. */
const jsonOf = (draft: Draft): unknown => JSON.parse(JSON.stringify(draft))

/** The names of this site's entries in the browser, without what goes before each. */
function storedNames(): readonly string[] {
  const prefix = storedName('')
  return draftStorage.names().flatMap((name) => (name.startsWith(prefix) ? [name.slice(prefix.length)] : []))
}

const askBeforeLoss = (event: Event): void => {
  if (draftStorage.isInMemory()) event.preventDefault()
}

import { storedName } from '../page/base.ts'
import { tabStorage } from './storage.ts'

/** Which quote this tab works on, so that two tabs may work on two; a reload stays on it. */
const createTabQuote = (kind: 'quote' | 'renewal') => ({
  get: (): string | undefined => tabStorage.get(storedName(kind)),
  set: (id: string): unknown => tabStorage.set(storedName(kind), id),
  clear: (): void => tabStorage.remove(storedName(kind)),
})

/** The application, by its `_id`. */
export const tabQuote = createTabQuote('quote')

/** The renewal, by its `uuid`. */
export const tabRenewal = createTabQuote('renewal')

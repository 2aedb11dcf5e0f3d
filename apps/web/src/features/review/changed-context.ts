import { createContext } from 'react'

/** The page that was just changed, and the field at which it was opened. */
export type ChangedPage = { readonly path: string; readonly at: string | undefined }

/** On the review, what was just changed there. */
export const ChangedContext = createContext<ChangedPage | undefined>(undefined)

import { createContext, useContext } from 'react'
import { quoteQuery } from '../../api/resources/quotes.ts'

/** Which quote the pages around here are about: the session's application; in the renewals' area, its renewal. */
const Area = createContext(quoteQuery)

export const QuoteScopeProvider = Area.Provider

/** The query of that quote. */
export const useQuoteScope = () => useContext(Area)

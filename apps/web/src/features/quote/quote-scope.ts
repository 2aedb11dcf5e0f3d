import { createContext, useContext } from 'react'
import { quoteQuery } from '../../api/resources/quotes.ts'

const QuoteScope = createContext(quoteQuery)

/** Sets the quote that the pages below are about. Without it, that is the session's application. */
export const QuoteScopeProvider = QuoteScope.Provider

/** The query of the quote that this page is about. */
export const useQuoteScope = () => useContext(QuoteScope)

import type { QuoteReply } from '@coverwright/contract/quotes'
import { textOf } from '../quote/application.ts'

/** Whose renewal it is. */
export const companyOf = (quote: QuoteReply): string => textOf(quote, 'company_name') ?? ''

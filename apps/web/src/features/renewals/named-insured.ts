import type { QuoteReply } from '@coverwright/contract/quotes'
import { textAnswer } from '../quote/application.ts'

/** The business that the renewal is for; empty if it has no name yet. */
export const namedInsured = (quote: QuoteReply): string => textAnswer(quote, 'company_name') ?? ''

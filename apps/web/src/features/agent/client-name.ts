import type { QuoteReply } from '@coverwright/contract/quotes'
import { textAnswer } from '../quote/application.ts'

/** The name of the client; undefined until the quote has one. */
export const clientName = (quote: QuoteReply | null): string | undefined =>
  [textAnswer(quote, 'contact_first_name'), textAnswer(quote, 'contact_last_name')].filter(Boolean).join(' ') ||
  undefined

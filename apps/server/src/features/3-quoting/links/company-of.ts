import type { QuoteSnapshot } from '../quotes/snapshot/quote-snapshot.ts'

/** What a business is called in a mail; a renewal has its name from last year. */
export function companyOf({ flowState: { view } }: Pick<QuoteSnapshot, 'flowState'>): string | undefined {
  const name = view.get('company_name')
  return typeof name === 'string' && name !== '' ? name : undefined
}

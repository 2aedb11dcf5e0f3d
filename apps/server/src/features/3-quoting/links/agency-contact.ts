import type { QuoteSnapshot } from '../quotes/snapshot/quote-snapshot.ts'

/** Whom mail about a quote names to be asked: the agency that works on it. Nobody here means the site's own advisor. */
export function agencyContact({ agency }: Pick<QuoteSnapshot, 'agency'>) {
  if (!agency) return {}
  const { name, phone, email } = agency
  return { contact: { name, ...(phone ? { phone } : {}), ...(email ? { email } : {}) } }
}

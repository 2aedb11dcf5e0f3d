import { producerLicenses } from '../quotes/facts/license-facts.ts'
import type { QuoteSnapshot } from '../quotes/snapshot/quote-snapshot.ts'

/**
 * The sender's part of a mail about a quote: the agency to contact, if one works on it (otherwise the site's own
 * advisor), and the licenses where the risk is. California wants their numbers in mails: Cal. Ins. Code § 1725.5(c).
 */
export function aboutSender({ agency, facts }: Pick<QuoteSnapshot, 'agency' | 'facts'>) {
  const licenses = producerLicenses(facts)
  const hasLicenses =
    licenses.length > 0
      ? { licenses: licenses.map(({ words }) => words), license_holders: licenses.map(({ holder }) => holder) }
      : {}
  if (!agency) return hasLicenses
  const { name, phone, email } = agency
  return { ...hasLicenses, contact: { name, ...(phone ? { phone } : {}), ...(email ? { email } : {}) } }
}

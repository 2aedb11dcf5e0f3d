import { randomUUID } from 'node:crypto'
import { publicDomain } from '@coverwright/core/validation/rules/identity/public-domain'
import type { Database } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { QuoteAccess } from '../quotes/quotes.store.ts'
import { withLockedQuote } from '../quotes/require-quote.ts'
import type { QuoteReader, QuoteSnapshot } from '../quotes/snapshot/quote-snapshot.ts'
import { countScans, type DomainScanRow, findScan, insertScan } from './domain-scan.store.ts'
import { domainsOf, mayScan, scannerFor } from './quote-domains.ts'
import { queueScan } from './scan-domain.job.ts'

type Dependencies = { db: Database; reader: QuoteReader; clock: () => Date }

/** How many domains of one quote may be scanned: a business has a few, not a list to probe. */
const mostScans = 6

const refusal = (code: 'completed' | 'no_consent' | 'not_offered' | 'too_many', message: string) =>
  new AppError(409, `domain_scan.${code}`, message)

/** The given domain, or the main one. Throws 422 unless it is the applicant's own. */
function ownDomain(quote: QuoteSnapshot, input: string | undefined): string {
  const own = domainsOf(quote)
  const domain = input === undefined ? own[0] : publicDomain(input)
  if (domain !== undefined && own.includes(domain)) return domain
  const message = 'Give a domain of this application that is public on the internet.'
  throw new AppError(422, 'domain_not_allowed', message, {
    errors: [{ field: 'domain', key: 'validationError.isPublicDomain', message }],
  })
}

/** The carrier that scans. Throws 409 for a submitted quote, and when none does. */
function scannerOf(quote: QuoteSnapshot): string {
  if (quote.row.completed) throw refusal('completed', 'This application is submitted. Reopen it first.')
  const scanner = scannerFor(quote)
  if (!scanner) throw refusal('not_offered', 'No insurer scans domains for this application.')
  return scanner.carrier.id
}

/**
 * Has one of the quote's domains scanned once: asking again gives the same scan, and restarts it only if it failed.
 * Nothing is scanned without the applicant's consent, which is an answer of the quote.
 * The quote is locked, so that two tabs cannot start two scans.
 */
export const askScan = (dependencies: Dependencies, access: QuoteAccess, input?: string): Promise<DomainScanRow> =>
  withLockedQuote(dependencies, access, async ({ trx, now, quote }) => {
    const domain = ownDomain(quote, input)
    if (!mayScan(quote)) throw refusal('no_consent', 'A domain can be scanned only after the applicant has agreed.')
    const previous = await findScan(trx, quote.row.id, domain)
    if (previous && previous.state !== 'failed') return previous
    const carrier = scannerOf(quote)
    if (!previous && (await countScans(trx, quote.row.id)) >= mostScans) {
      throw refusal('too_many', `An application may have ${mostScans} domains scanned.`)
    }
    const uuid = previous?.uuid ?? randomUUID()
    const scan = await insertScan(trx, { uuid, quote_id: quote.row.id, domain, carrier, asked_at: now })
    await queueScan(trx, scan.uuid)
    return scan
  })

import type { ErasureReply } from '@coverwright/contract/accounts'
import type { Database } from '../../../platform/database/database.ts'
import type { Sites } from '../../1-foundation/site/served-site.ts'
import type { QuoteRow } from '../../3-quoting/quotes/snapshot/quote-snapshot.ts'
import { listSubmissionsAndRenewals } from './retention.store.ts'
import { isHeld, keptUntil } from './retention.ts'

export type RetainedQuote = ErasureReply['kept'][number]
type Why = 'held' | 'submitted' | 'renewed' | 'agency'

/** With `own` the account stays open, so that its owner can see what is kept. */
type Exemption = { readonly why: Why; readonly until?: Date; readonly own: boolean }

type Basis = {
  readonly sites: Sites
  /** When each quote was submitted last; drafts are not in it. */
  readonly submitted: ReadonlyMap<string, Date>
  /** Quotes with a submission that another one renews. */
  readonly renewed: ReadonlySet<string>
  readonly now: Date
}

/** Why a quote is not erased when its person asks; undefined when it is. */
function exemptionOf(row: QuoteRow, { sites, submitted, renewed, now }: Basis): Exemption | undefined {
  const retention = sites.byId(row.site)?.site.retention
  // Once a site is no longer served, nobody knows how long it keeps quotes.
  if (!retention || isHeld(retention, row.uuid)) return { why: 'held', own: true }
  const last = submitted.get(row.id)
  if (last) {
    const until = keptUntil(retention, last)
    if (until > now) return { why: 'submitted', until, own: true }
    if (renewed.has(row.id)) return { why: 'renewed', own: true }
  }
  // What an agent filled in belongs to them or their agency until the client writes in it.
  if ((row.agency_id ?? row.agent_id) !== null && row.person_id === null) return { why: 'agency', own: false }
  return undefined
}

export type RetentionSplit = {
  readonly erasable: readonly QuoteRow[]
  readonly kept: readonly RetainedQuote[]
  /** Something is kept that is the person's own. */
  readonly holdsAccount: boolean
}

/** Which of a person's quotes are erased at once, and which are kept, until when and why. */
export async function splitByRetention(
  trx: Database,
  rows: readonly QuoteRow[],
  { sites, now }: Pick<Basis, 'sites' | 'now'>,
): Promise<RetentionSplit> {
  const basis = { sites, now, ...(await submissionsOf(trx, rows)) }
  const exemptions = rows.map((row) => ({ row, exemption: exemptionOf(row, basis) }))
  return {
    erasable: exemptions.filter(({ exemption }) => !exemption).map(({ row }) => row),
    kept: exemptions.flatMap(({ row, exemption }) => (exemption ? [keptReply(row, exemption, sites)] : [])),
    holdsAccount: exemptions.some(({ exemption }) => exemption?.own),
  }
}

async function submissionsOf(trx: Database, rows: readonly QuoteRow[]): Promise<Pick<Basis, 'submitted' | 'renewed'>> {
  const ids = rows.map(({ id }) => id)
  const relatedRows = await listSubmissionsAndRenewals(trx, ids)
  return {
    submitted: new Map(relatedRows.map(({ quote_id, created_at }) => [quote_id, created_at])),
    renewed: new Set(relatedRows.flatMap(({ quote_id, renewal }) => (renewal === null ? [] : [quote_id]))),
  }
}

function keptReply({ uuid, site }: QuoteRow, { why, until }: Exemption, sites: Sites): RetainedQuote {
  const servedSite = sites.byId(site)
  return {
    uuid,
    ...(until ? { until: servedSite?.today(until) ?? until.toISOString().slice(0, 10) } : {}),
    reason: servedSite?.translate(`dataRights.kept.${why}`) ?? '',
  }
}

import type { ErasureReply } from '@coverwright/contract/accounts'
import type { Database } from '../../../platform/database/database.ts'
import type { Sites } from '../../1-foundation/site/served-site.ts'
import type { QuoteRow } from '../../3-quoting/quotes/snapshot/opened-quote.ts'
import { isHeld, keptUntil } from './retention.ts'

export type Kept = ErasureReply['kept'][number]
type Why = 'held' | 'submitted' | 'renewed' | 'agency'

/** `ours` keeps the account open: its person may come back to see what is kept. */
type Standing = { readonly why: Why; readonly until?: Date; readonly ours: boolean }

type Known = {
  readonly sites: Sites
  /** When each quote was submitted last; drafts never were. */
  readonly submitted: ReadonlyMap<string, Date>
  /** Quotes whose submission another one carries on. */
  readonly renewed: ReadonlySet<string>
  readonly now: Date
}

/** Why a quote is not erased when its person asks; undefined when it is. */
function standingOf(row: QuoteRow, { sites, submitted, renewed, now }: Known): Standing | undefined {
  const retention = sites.byId(row.site)?.site.retention
  // Of a site that is served no longer nobody knows how long it keeps.
  if (!retention || isHeld(retention, row.uuid)) return { why: 'held', ours: true }
  const last = submitted.get(row.id)
  if (last) {
    const until = keptUntil(retention, last)
    if (until > now) return { why: 'submitted', until, ours: true }
    if (renewed.has(row.id)) return { why: 'renewed', ours: true }
  }
  // What an agent filled in is theirs or their agency's until its client writes in it.
  if ((row.agency_id ?? row.agent_id) !== null && row.person_id === null) return { why: 'agency', ours: false }
  return undefined
}

export type Sorted = {
  readonly erasable: readonly QuoteRow[]
  readonly kept: readonly Kept[]
  /** Something is kept that is the person's own. */
  readonly holdsAccount: boolean
}

/** Which of somebody's quotes are erased at once, and which are kept, until when and why. */
export async function sortedByRight(
  trx: Database,
  rows: readonly QuoteRow[],
  { sites, now }: Pick<Known, 'sites' | 'now'>,
): Promise<Sorted> {
  const known = { sites, now, ...(await submissionsOf(trx, rows)) }
  const standings = rows.map((row) => ({ row, standing: standingOf(row, known) }))
  return {
    erasable: standings.filter(({ standing }) => !standing).map(({ row }) => row),
    kept: standings.flatMap(({ row, standing }) => (standing ? [keptReply(row, standing, sites)] : [])),
    holdsAccount: standings.some(({ standing }) => standing?.ours),
  }
}

async function submissionsOf(trx: Database, rows: readonly QuoteRow[]): Promise<Pick<Known, 'submitted' | 'renewed'>> {
  if (rows.length === 0) return { submitted: new Map(), renewed: new Set() }
  const ids = rows.map(({ id }) => id)
  const found = await trx
    .selectFrom('submissions')
    .leftJoin('quotes as renewals', 'renewals.renews', 'submissions.uuid')
    .select(['submissions.quote_id', 'submissions.created_at', 'renewals.id as renewal'])
    .where('submissions.quote_id', 'in', ids)
    .orderBy('submissions.number')
    .execute()
  return {
    submitted: new Map(found.map(({ quote_id, created_at }) => [quote_id, created_at])),
    renewed: new Set(found.flatMap(({ quote_id, renewal }) => (renewal === null ? [] : [quote_id]))),
  }
}

function keptReply({ uuid, site }: QuoteRow, { why, until }: Standing, sites: Sites): Kept {
  const served = sites.byId(site)
  return {
    uuid,
    ...(until ? { until: served?.today(until) ?? until.toISOString().slice(0, 10) } : {}),
    reason: served?.translate(`dataRights.kept.${why}`) ?? '',
  }
}

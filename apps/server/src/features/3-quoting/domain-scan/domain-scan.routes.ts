import { allCarriers } from '@coverwright/catalogue/countries/countries'
import { dataOf } from '@coverwright/contract/data-of'
import { DomainScanAsk, DomainScanStatus } from '@coverwright/contract/domain-scan'
import { QuoteParams } from '@coverwright/contract/quotes'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Database } from '../../../platform/database/database.ts'
import { problems } from '../../../platform/errors/problem-responses.ts'
import type { Actors } from '../../2-identity/actor/actor.ts'
import { openQuote } from '../quotes/require-quote.ts'
import type { QuoteReader } from '../quotes/snapshot/quote-snapshot.ts'
import { askScan } from './ask-scan.ts'
import { type DomainScanRow, findScan } from './domain-scan.store.ts'
import { domainsOf } from './quote-domains.ts'

type Dependencies = { db: Database; reader: QuoteReader; actors: Actors; clock: () => Date }

const tags = ['Domain scan']

/** A cyber insurer looks at the applicant's domain from outside. Source: seed 7.4. */
export const domainScanRoutes =
  (dependencies: Dependencies): FastifyPluginAsyncTypebox =>
  async (app) => {
    const { actors, db } = dependencies

    app.post(
      '/quote/:id/domain-scan',
      {
        config: {
          policy: {
            permission: 'quote:write',
            rateLimit: { bucket: 'domain_scan', allowance: 'signIns' },
            concurrency: 8,
            repeat: 'same-state',
          },
        },
        schema: {
          tags,
          summary: 'Scan a domain of the quote; repeated only if the scan failed',
          operationId: 'askDomainScan',
          params: QuoteParams,
          body: DomainScanAsk,
          response: { 200: dataOf(DomainScanStatus), ...problems(400, 403, 404, 409, 413, 415, 422) },
        },
      },
      async (request, reply) => {
        const actor = await actors.require(request, reply)
        const access = { ...actor, id: request.params.id }
        return { data: statusOf(await askScan(dependencies, access, request.body.domain)) }
      },
    )

    app.get(
      '/quote/:id/domain-scan',
      {
        config: { policy: { permission: 'quote:read', repeat: 'safe', audit: 'application-read' } },
        schema: {
          tags,
          summary: 'The status and findings of the scan of the quote’s main domain',
          operationId: 'getDomainScan',
          params: QuoteParams,
          response: { 200: dataOf(DomainScanStatus), ...problems(404, 422) },
        },
      },
      async (request, reply) => {
        const actor = await actors.require(request, reply)
        const quote = await openQuote(dependencies, { ...actor, id: request.params.id })
        const [domain] = domainsOf(quote)
        const scan = domain === undefined ? undefined : await findScan(db, quote.row.id, domain)
        return { data: scan ? statusOf(scan) : { state: 'none' as const, ...(domain ? { domain } : {}), findings: [] } }
      },
    )
  }

function statusOf({ state, domain, carrier, findings, asked_at, answered_at }: DomainScanRow): DomainScanStatus {
  const definition = allCarriers.find(({ id }) => id === carrier)
  return {
    state,
    domain,
    carrier_name: definition?.name ?? carrier,
    sample: definition?.sample ?? false,
    findings,
    asked_at: asked_at.toISOString(),
    ...(answered_at ? { answered_at: answered_at.toISOString() } : {}),
  }
}

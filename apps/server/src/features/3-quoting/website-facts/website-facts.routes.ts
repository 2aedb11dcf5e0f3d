import { dataOf } from '@coverwright/contract/data-of'
import { QuoteParams } from '@coverwright/contract/quotes'
import { WebsiteFacts, WebsiteFactsAsk } from '@coverwright/contract/reference'
import { publicDomain } from '@coverwright/core/validation/rules/identity/public-domain'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Database } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { problems } from '../../../platform/errors/problem-responses.ts'
import type { PageReader } from '../../../platform/outbound/read-page.ts'
import type { Actors } from '../../2-identity/actor/actor.ts'
import { openQuote } from '../quotes/require-quote.ts'
import type { QuoteReader } from '../quotes/snapshot/quote-snapshot.ts'
import { factsInPage, type PageFacts } from './facts-in-page.ts'

type Dependencies = {
  readonly db: Database
  readonly reader: QuoteReader
  readonly actors: Actors
  readonly clock: () => Date
  readonly readWebsite: PageReader
}

/** Somebody waits for it. */
const patienceMs = 6000

/** Reads a business's own website on request; nothing of it is stored. Source: seed 7.4. */
export const websiteFactsRoutes =
  (dependencies: Dependencies): FastifyPluginAsyncTypebox =>
  async (app) => {
    const { actors, readWebsite } = dependencies

    app.post(
      '/quote/:id/website-facts',
      {
        config: {
          policy: {
            permission: 'quote:write',
            rateLimit: { bucket: 'website_facts', allowance: 'signIns' },
            concurrency: 8,
            repeat: 'repeatable',
          },
        },
        schema: {
          tags: ['Website'],
          summary: 'Read the business’s website: name, phone and description, as suggested answers',
          description: 'The page is read once, from the public network only, and nothing is stored.',
          operationId: 'readWebsite',
          params: QuoteParams,
          body: WebsiteFactsAsk,
          response: { 200: dataOf(WebsiteFacts), ...problems(400, 403, 404, 409, 413, 415, 422) },
        },
      },
      async (request, reply) => {
        const actor = await actors.require(request, reply)
        const quote = await openQuote(dependencies, { ...actor, id: request.params.id })
        const { site } = actors.siteOf(request)
        if (!quote.flowState.view.isOn('websiteFactsOn'))
          throw new AppError(409, 'website_facts.not_offered', 'This site reads no websites.')
        const { address, host } = publicAddress(request.body.website)
        const facts = await factsAt(address, site.country, readWebsite)
        return { data: { host, state: facts ? ('read' as const) : ('unreadable' as const), ...facts } }
      },
    )
  }

/** The address as a browser would read it. Throws 422 if no stranger can reach it. */
function publicAddress(website: string): { readonly address: string; readonly host: string } {
  const text = website.trim()
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`
  const host = publicDomain(text)
  if (host !== undefined && URL.canParse(address)) {
    const { username, password } = new URL(address)
    if (username === '' && password === '') return { address, host }
  }
  const message = 'Name a website that anyone on the internet can reach.'
  throw new AppError(422, 'domain_not_allowed', message, {
    errors: [{ field: 'website', key: 'validationError.isPublicDomain', message }],
  })
}

/** Undefined where the page cannot be read, for whatever reason: the person types the answers then. */
async function factsAt(address: string, country: string, readPage: PageReader): Promise<PageFacts | undefined> {
  try {
    const html = await readPage(address, AbortSignal.timeout(patienceMs))
    return html === undefined ? undefined : factsInPage(html, country)
  } catch {
    return undefined
  }
}

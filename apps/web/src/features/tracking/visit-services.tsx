import type { QuoteReply } from '@coverwright/contract/quotes'
import type { SiteReply } from '@coverwright/contract/site'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { quoteQuery } from '../../api/resources/quotes.ts'
import { userQuery } from '../../api/resources/users.ts'
import { storeCookie } from '../consent/consent-store.ts'
import { textAnswer } from '../quote/application.ts'
import { worksForClients } from '../session/roles.ts'
import { addAlias, emailAlias, storedAliases } from './email-aliases.ts'
import { activateExperiments } from './experiments.ts'
import { startTracking } from './start-tracking.ts'
import { storeAttribution } from './store-attribution.ts'

/** Attribution cookies, tracking and experiments of a visit. */
export function VisitServices({ site }: { readonly site: SiteReply }) {
  const { data: quote } = useQuery(quoteQuery)
  const { data: user } = useQuery(userQuery)
  const hasStarted = useRef(false)
  useEffect(() => {
    // Once a page load, even in strict mode.
    if (hasStarted.current) return
    hasStarted.current = true
    startTracking(site)
    storeAttribution(site).catch(() => undefined)
  }, [site])
  const isQuoteLoaded = quote !== undefined
  const quoteId = quote?._id
  const activate = useEffectEvent(() => void activateExperiments(site, quoteId))
  // Experiments depend on the quote: there are none on an agent's.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another quote or a changed site may have other experiments
  useEffect(() => {
    if (isQuoteLoaded && site.has_experiments) activate()
  }, [site.revision, isQuoteLoaded, quoteId])
  const email = user && !worksForClients(user) && !user.impersonated ? emailOf(quote) : undefined
  useEffect(() => void storeAlias(site, email), [site, email])
  return null
}

const emailOf = (quote: QuoteReply | null | undefined): string | undefined => textAnswer(quote ?? null, 'contact_email')

async function storeAlias(site: SiteReply, email: string | undefined): Promise<void> {
  const alias = email === undefined ? undefined : await emailAlias(email)
  const aliasSet = alias === undefined ? undefined : addAlias(storedAliases(), alias)
  if (aliasSet !== undefined) storeCookie(site, 'alias_set', aliasSet)
}

import type { QuoteReply } from '@coverwright/contract/quotes'
import type { SiteReply } from '@coverwright/contract/site'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { quoteQuery } from '../../api/resources/quotes.ts'
import { userQuery } from '../../api/resources/users.ts'
import { remember } from '../consent/consent-store.ts'
import { CookieBar } from '../consent/cookie-bar.tsx'
import { textOf } from '../quote/application.ts'
import { isAgent } from '../session/roles.ts'
import { aliases, aliasOf, withAlias } from './aliases.ts'
import { rememberArrival } from './arrival.ts'
import { activateExperiments } from './experiments.ts'
import { startTracking } from './tracking.ts'

/** Consent, cookies, tracking and experiments of a visit, loaded after the first page. */
export function VisitParts({ site }: { readonly site: SiteReply }) {
  const { data: quote } = useQuery(quoteQuery)
  const { data: user } = useQuery(userQuery)
  const hasBegun = useRef(false)
  useEffect(() => {
    // Once for each time the page is loaded.
    if (hasBegun.current) return
    hasBegun.current = true
    startTracking(site)
    rememberArrival(site).catch(() => undefined)
  }, [site])
  const isKnown = quote !== undefined
  const quoteId = quote?._id
  const tryOut = useEffectEvent(() => void activateExperiments(site, quoteId))
  // Experiments depend on the quote: there are none on an agent's.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another quote is what there is to ask about
  useEffect(() => {
    if (isKnown && site.has_experiments) tryOut()
  }, [site, isKnown, quoteId])
  const email = user && !isAgent(user) && !user.impersonated ? emailOf(quote) : undefined
  useEffect(() => void rememberAlias(site, email), [site, email])
  return <CookieBar site={site} />
}

const emailOf = (quote: QuoteReply | null | undefined): string | undefined => textOf(quote ?? null, 'contact_email')

async function rememberAlias(site: SiteReply, email: string | undefined): Promise<void> {
  const alias = email === undefined ? undefined : await aliasOf(email)
  const all = alias === undefined ? undefined : withAlias(aliases(), alias)
  if (all !== undefined) remember(site, 'alias_set', all)
}

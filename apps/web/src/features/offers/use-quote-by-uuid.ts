import type { QuoteByUuidReply } from '@coverwright/contract/offers'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isWaiting, mayChange, offersQuery, watchOffers } from '../../api/resources/offers.ts'
import { hasRenewalFlow } from '../../api/resources/quotes.ts'
import { usePageVisible } from '../../ui/interaction/use-page-visible.ts'
import type { Application } from '../quote/application.ts'
import { applicationOf } from '../quote/application.ts'
import { readNeeded } from '../quote/needed-modules.ts'
import { renewalFlows } from '../quote/renewal-flows.ts'
import { useApplication } from '../quote/use-application.ts'
import { isIdOf } from './quote-ids.ts'

export type QuoteWithApplication = QuoteByUuidReply & {
  /** No carrier has still to answer. */
  readonly processed: boolean
  readonly application: Application
}

/**
 * A quote with its offers by the uuid in its links, or by any of its ids if it is the current quote. Updates itself as
 * carriers answer.
 */
export function useQuoteByUuid(id: string): QuoteWithApplication {
  const { site, user, quote: current } = useApplication()
  const uuid = current && isIdOf(current, id) ? current.uuid : id
  const { data } = useSuspenseQuery(offersQuery(uuid))
  const waiting = isWaiting(data)
  // A hidden page shows nothing to anybody: late news is then mailed.
  const isVisible = usePageVisible()
  const watches = mayChange(data) && isVisible
  useEffect(() => (watches ? watchOffers(uuid) : undefined), [watches, uuid])
  if (hasRenewalFlow(data.quote)) renewalFlows.read()
  const application = applicationOf(site, data.quote, user)
  readNeeded(application)
  return { ...data, processed: !waiting, application }
}

import type { QuoteByUuidReply } from '@coverwright/contract/quotes'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { offersQuery, watchOffers } from '../../api/resources/offers.ts'
import { isRenewal } from '../../api/resources/quotes.ts'
import type { Application } from '../quote/application.ts'
import { applicationOf } from '../quote/application.ts'
import { renewalFlows } from '../quote/renewal-flows.ts'
import { useApplication } from '../quote/use-application.ts'
import { isIdOf } from './quote-ids.ts'

/**
 * A quote with its offers by the uuid of its links, or by another of its ids when it is the one at hand; new answers of
 * insurers appear by themselves.
 */
export function useQuoteByUuid(id: string): QuoteByUuidReply & { readonly application: Application } {
  const { site, user, quote: own } = useApplication()
  const uuid = own && isIdOf(own, id) ? own.uuid : id
  const { data } = useSuspenseQuery(offersQuery(uuid))
  const { processed } = data
  useEffect(() => (processed ? undefined : watchOffers(uuid)), [processed, uuid])
  if (isRenewal(data.quote)) renewalFlows.read()
  return { ...data, application: applicationOf(site, data.quote, user) }
}

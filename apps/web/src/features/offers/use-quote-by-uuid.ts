import type { QuoteByUuidReply } from '@coverwright/contract/quotes'
import { useSuspenseQuery } from '@tanstack/react-query'
import { use } from 'react'
import { isRenewal, offersQuery } from '../../api/queries.ts'
import type { Application } from '../application/application.ts'
import { applicationOf } from '../application/application.ts'
import { renewalParts } from '../application/later-parts.ts'
import { useApplication } from '../application/use-application.ts'
import { isIdOf } from './quote-ids.ts'

/**
 * A quote with its offers by the uuid of its links, or by another of its ids when it is the one at hand; new answers of
 * insurers appear by themselves.
 */
export function useQuoteByUuid(id: string): QuoteByUuidReply & { readonly application: Application } {
  const { site, user, quote: own } = useApplication()
  const { data } = useSuspenseQuery(offersQuery(own && isIdOf(own, id) ? own.uuid : id))
  if (isRenewal(data.quote)) use(renewalParts())
  return { ...data, application: applicationOf(site, data.quote, user) }
}

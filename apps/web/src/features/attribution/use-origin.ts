import { contactUsConfigOf, type PublicSite } from '@coverwright/catalogue/sites/site'
import { createContext, use } from 'react'
import { type Origin, originOf, visitOrigin } from './visit-origin.ts'

/** The cookies and the address that a page was asked for with, where a server renders it. */
export type Arrival = { readonly cookies: string; readonly address: string }

export const ArrivalContext = createContext<Arrival | undefined>(undefined)

/** How the visitor came: the same on the server as in the browser, so that nothing changes once a page is hydrated. */
export function useOrigin(site: Pick<PublicSite, 'customerFacing'>): Origin {
  const arrival = use(ArrivalContext)
  return arrival ? originOf(arrival.cookies, arrival.address, contactUsConfigOf(site)) : visitOrigin(site)
}

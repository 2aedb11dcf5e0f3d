import type { PublicSite } from '@coverwright/catalogue/sites/site'
import type { UserReply } from '@coverwright/contract/people'
import type { Application } from '../quote/application.ts'
import type { ShowDialog } from './frame-slots.ts'

/** What the parts around a page are drawn from. */
export type Around = {
  readonly application: Application
  readonly path: string | undefined
  readonly user: UserReply | undefined
  /** The quote may be put aside and be sent a link to. */
  readonly maySave: boolean
  readonly show: ShowDialog
}

/** Parts that are the same on each page of a site. */
export type OfSite = Pick<Around, 'show'> & { readonly site: PublicSite }

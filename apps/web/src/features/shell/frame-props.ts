import type { PublicSite } from '@coverwright/catalogue/sites/site'
import type { UserReply } from '@coverwright/contract/people'
import type { Application } from '../quote/application.ts'
import type { ShowDialog } from './frame-slots.ts'

/** What the frame around a page is rendered from. */
export type FrameProps = {
  readonly application: Application
  readonly path: string | undefined
  readonly user: UserReply | undefined
  /** The user may save the quote for later and get a link to it. */
  readonly maySave: boolean
  readonly show: ShowDialog
}

/** For parts that are the same on every page of a site. */
export type SiteProps = Pick<FrameProps, 'show'> & { readonly site: PublicSite }

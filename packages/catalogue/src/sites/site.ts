import type { PublicSite as PublicSiteFile } from '@coverwright/contract/site/public-site'
import type { SiteFile } from '@coverwright/contract/site/site-file'

type ReadonlyDeep<T> = T extends readonly (infer U)[]
  ? readonly ReadonlyDeep<U>[]
  : T extends object
    ? { readonly [K in keyof T]: ReadonlyDeep<T[K]> }
    : T

/** What browsers get of a site. The schema of its file says what each key means. */
export type PublicSite = ReadonlyDeep<PublicSiteFile>

/** A site as in its JSON file: its owner, where it is served, what it offers. One file each. */
export type Site = ReadonlyDeep<Omit<SiteFile, '$schema'>>

export type Theme = NonNullable<Site['theme']>
export type Popup = NonNullable<Site['popup']>
export type Retention = Site['retention']
/** Pages of questions in the site's own words, one page a topic at most. */
export type SiteQuestions = NonNullable<Site['dynamicQuestions']>[string]
/** Contacts for customers, besides the site's own. `contact/contact-panel.ts` says which of these is shown. */
export type ContactUsConfig = NonNullable<NonNullable<Site['customerFacing']>['contactUsConfig']>
/** A contact: a person, a desk. */
export type Answering = NonNullable<ContactUsConfig['roundRobin']>[number]['members'][number]

/** The lines and people of a site besides its own contact; none when its file names none. */
export const contactUsConfigOf = ({ customerFacing }: Pick<PublicSite, 'customerFacing'>): ContactUsConfig =>
  customerFacing?.contactUsConfig ?? {}

/** Customers have an account here. Source: seed section 3 (customerFacing). */
export const hasAccounts = ({ customerFacing }: Pick<Site, 'customerFacing'>): boolean =>
  customerFacing?.myCoverwalletDisabled !== true

/** A wholesaler lists only what wholesalers may sell, and its logo leads nowhere. Source: seed section 6. */
export const isWholesaler = ({ channel }: Pick<Site, 'channel'>): boolean => channel === 'wholesaler'

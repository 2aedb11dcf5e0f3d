import type { Question } from '@coverwright/core/model/question'
import type { MappingEntry } from '@coverwright/core/overlay/splice'
import type { ContactUs } from './contact-us.ts'
import type { Theme } from './theme.ts'

/** How the site meets its customers; `wholesaler` sells what wholesalers may, `agent` is for agents at work. */
export const channels = ['direct', 'agent', 'partner', 'white-label', 'wholesaler', 'retail-chain'] as const
export type Channel = (typeof channels)[number]

/** What browsers are told of a site: who it speaks for, what it offers, how it looks. */
export type PublicSite = {
  readonly id: string
  readonly name: string
  /** Below which path it is served at its hosts, as in `/acme`; at the root when absent. */
  readonly prefixPath?: string
  readonly channel: Channel
  /** A flow other than the country's own: `retail-chain`, `attorneys`. Source: seed section 3. */
  readonly customFlow?: string
  readonly country: string
  readonly locale: string
  readonly currency: string
  readonly timeZone: string
  readonly theme?: Theme
  /** Address of the logo's picture; the name is shown without one. */
  readonly logoUrl?: string
  /** Two modes of selling replace the business owner's policy (section 9); the name is for the operator. */
  readonly applicationMode?: { readonly uuid: string; readonly name: string }
  /** Lines that may be picked; all that the catalogue offers when empty. */
  readonly selectableLobs: readonly string[]
  readonly switches: Readonly<Record<string, boolean>>
  /** Address of a picture of a place on a map, `{query}` standing for where it is; without one no map is shown. */
  readonly mapUrl?: string
  readonly stepsFlowMapping: readonly MappingEntry[]
  /** Pages of questions of this site alone, by the name under which `stepsFlowMapping` places them. */
  readonly dynamicQuestions?: Readonly<Record<string, SiteQuestions>>
  /** Words of the site instead of the catalogue's, by message key. */
  readonly texts?: Readonly<Record<string, string>>
  /** Subindustry uuids that are treated apart. */
  readonly subindustryLists?: SubindustryLists
  readonly customerFacing?: CustomerFacing
  /** Topics of a message to support, instead of the usual six. */
  readonly webToCaseOptions?: readonly { readonly label: string; readonly value: string }[]
  readonly cookieBanner?: CookieBanner
  readonly footer?: Footer
  readonly popup?: Popup
  /** Opens beside the contact panel: the address of a chat. */
  readonly chat?: { readonly url: string; readonly label?: string }
  readonly tracking?: Tracking
  readonly contact: {
    readonly name: string
    readonly title: string
    readonly phone: string
    readonly email: string
    readonly hours: string
    readonly picture?: string
  }
  /** Other phone lines and people, and whom they are for. */
  readonly contactUs?: ContactUs
  readonly legal: {
    readonly owner: string
    readonly license: string
    readonly privacyUrl?: string
    readonly termsUrl?: string
  }
}

/** A site as its JSON file has it. */
export type Site = PublicSite & {
  readonly hosts: readonly string[]
  /** Hosts of the same site where people find their account: a page that is sent to the first of them. */
  readonly binderHosts?: readonly string[]
  /** The operator's own: codes of the Insurance Services Office by NAICS code, as its license allows. */
  readonly isoCodes?: Readonly<Record<string, string>>
  readonly experiments?: readonly Experiment[]
  readonly featureFlags?: Readonly<Record<string, boolean>>
  /** Where messages to support are forwarded to; they are kept here in any case. */
  readonly webToCaseUrl?: string
  readonly retention: Retention
}

/** Pages of questions in the site's own words, one page a topic at most. */
export type SiteQuestions = { readonly label: string; readonly questions: readonly Question[] }

export type SubindustryLists = {
  /** Trades to which nothing more is recommended. */
  readonly withoutRecommendations?: readonly string[]
  /** Trades that an advisor places: no insurer is asked online. */
  readonly advisorOnly?: readonly string[]
}

/** Two or more ways of doing something, tried out against each other. */
export type Experiment = {
  readonly id: string
  readonly name: string
  /** Each visit gets one of them, evenly. Without any it is off, unless a flag service decides. */
  readonly variants?: readonly string[]
}

export type CustomerFacing = {
  /** Customers have no account page here. */
  readonly myCoverwalletDisabled?: boolean
  /** The stores of a chain under one agreement: the chain's wording is shown before submitting. */
  readonly isRetailAgreement?: boolean
  /** The logo leads nowhere. */
  readonly disableRedirect?: boolean
  readonly supportEmail?: string
}

/** Asks for consent before anything but necessary cookies is set. */
export type CookieBanner = { readonly on: boolean; readonly policyUrl?: string }

export type Footer = {
  /** A line above the footer, as for a change of name. */
  readonly banner?: { readonly text: string; readonly url?: string; readonly linkLabel?: string }
  readonly links?: readonly { readonly label: string; readonly url: string }[]
}

/** Something to be told once; closed, it stays closed in this browser. */
export type Popup = {
  readonly id: string
  readonly title: string
  readonly text: string
  readonly url?: string
  readonly linkLabel?: string
  /** Paths it opens on; every page when absent. */
  readonly paths?: readonly string[]
}

/** What happens on the pages is told to the operator's sink, with consent; a script of the sink's may be loaded. */
export type Tracking = { readonly on: boolean; readonly scriptUrl?: string }

/** How long applications are kept. What the law of the site's states asks for is for the operator to know. */
export type Retention = {
  /** Days after which a draft that nobody touched is erased. */
  readonly draftDays: number
  /** Years for which a submitted application is kept, whoever asks for its erasure. */
  readonly submittedYears: number
  /** The uuids of quotes that are kept whatever happens, as in a lawsuit; `true` for every quote of the site. */
  readonly legalHold: boolean | readonly string[]
}

/** Customers find their account here. Source: seed section 3 (customerFacing). */
export const hasAccounts = ({ customerFacing }: Pick<Site, 'customerFacing'>): boolean =>
  customerFacing?.myCoverwalletDisabled !== true

/** A wholesaler lists only what wholesalers may sell, and its logo leads nowhere. Source: seed section 6. */
export const isWholesaler = ({ channel }: Pick<Site, 'channel'>): boolean => channel === 'wholesaler'

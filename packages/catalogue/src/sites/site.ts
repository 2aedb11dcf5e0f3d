import type { MappingEntry } from '@coverwright/core/flow/splice'
import type { ContactUs } from './contact-us.ts'

/** One site: who it speaks for, where it is served, what it offers. One JSON file in this folder. */
export type Site = {
  readonly id: string
  readonly name: string
  readonly hosts: readonly string[]
  /** Hosts of the same site where people find their account: a page that is sent to the first of them. */
  readonly binderHosts?: readonly string[]
  readonly channel: 'direct' | 'agent' | 'partner'
  readonly locale: string
  readonly currency: string
  readonly country: string
  readonly timeZone: string
  readonly theme: string
  readonly wholesaler: boolean
  /** Lines that may be picked; all that the catalogue offers when empty. */
  readonly selectableLobs: readonly string[]
  readonly switches: Readonly<Record<string, boolean>>
  /** Address of a picture of a place on a map, `{query}` standing for where it is; without one no map is shown. */
  readonly mapUrl?: string
  readonly stepsFlowMapping: readonly MappingEntry[]
  readonly contact: {
    readonly name: string
    readonly title: string
    readonly phone: string
    readonly email: string
    readonly hours: string
  }
  /** Other phone lines and people, and whom they are for. */
  readonly contactUs?: ContactUs
  readonly legal: { readonly owner: string; readonly license: string }
  readonly retention: Retention
}

/** How long applications are kept. What the law of the site's states asks for is for the operator to know. */
export type Retention = {
  /** Days after which a draft that nobody touched is erased. */
  readonly draftDays: number
  /** Years for which a submitted application is kept, whoever asks for its erasure. */
  readonly submittedYears: number
  /** The uuids of quotes that are kept whatever happens, as in a lawsuit; `true` for every quote of the site. */
  readonly legalHold: boolean | readonly string[]
}

import type { MappingEntry } from '@coverwright/core/flow/splice'

/** One site: who it speaks for, where it is served, what it offers. One JSON file in this folder. */
export type Site = {
  readonly id: string
  readonly name: string
  readonly hosts: readonly string[]
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
  readonly legal: { readonly owner: string; readonly license: string }
}

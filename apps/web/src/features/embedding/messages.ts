import type { Attribution } from '@coverwright/core/visit/attribution'

/** What a partner's page tells the form in its frame. */
export type Begin = Attribution & {
  readonly answers?: Readonly<Record<string, unknown>>
  /** A token of the partner's server (docs/embed.md). */
  readonly signed?: string
  readonly partner?: string
  /** Where the page is light or dark whatever the visitor's system is. */
  readonly scheme?: 'light' | 'dark'
}

/** From the page to the form. */
export type ToFrame = { readonly coverwright: 'begin'; readonly begin: Begin }

/** From the form to the page: nothing that is typed in it. */
export type FromFrame =
  | { readonly coverwright: 'ready'; readonly title: string; readonly lang: string }
  | { readonly coverwright: 'height'; readonly height: number }
  | { readonly coverwright: 'continue' }

import type { BadgeKind } from '../ui/badge.tsx'
import type { IconName } from '../ui/icon.tsx'

/** A type of insurance as it is offered; `answer` is what choosing it puts on the wire. */
export type CoverageOption = {
  readonly answer: {
    readonly uuid: string
    readonly name: string
    readonly purpose: string
    readonly wholesaler_allowed: boolean
  }
  readonly name: string
  readonly code?: string
  readonly text?: string
  readonly badge?: { readonly kind: BadgeKind; readonly words: string; readonly icon?: IconName }
  readonly note?: string
  readonly popularity?: { readonly percent: number; readonly words: string }
  readonly retired?: boolean
}

export type CoverageSection = {
  readonly id: string
  readonly title: string
  readonly note?: string
  /** Two beside each other, in smaller type. */
  readonly slim?: boolean
  readonly options: readonly CoverageOption[]
}

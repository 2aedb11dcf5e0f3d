import type { Rule } from '@coverwright/core/rules/rule'
import type { IndustryId } from '../reference/industries.ts'

/** The pictures of types of insurance; a new one is drawn in `coverage-picture.tsx`. */
export type CoveragePicture =
  | 'visitor'
  | 'shop'
  | 'injury'
  | 'advice'
  | 'mistake'
  | 'vehicle'
  | 'building'
  | 'data'
  | 'umbrella'
  | 'event'
  | 'board'
  | 'employees'
  | 'savings'
  | 'spill'
  | 'product'
  | 'home'
  | 'tools'
  | 'health'
  | 'scales'
  | 'question'

/** The text on the card of a type of insurance: in the language of its country, so that it needs no translation. */
export type CoverageNote = {
  readonly picture: CoveragePicture
  /** Continues “Pays for”. */
  readonly pays: string
  /** Continues “Not for”. */
  readonly leavesOut: string
  /** An example for businesses of an industry, instead of the type's tagline. */
  readonly examples?: Readonly<Partial<Record<IndustryId, string>>>
  /** Where the law requires it; everywhere, when `true`. */
  readonly required?: Rule | true
}

/** A yes/no question of “Help me choose”, also in the language of its country; the answer is not kept. */
export type CoverageQuestion = {
  readonly question: string
  /** After Yes, the first of these that is offered is recommended. */
  readonly lines: readonly string[]
  /** Why it is. */
  readonly reason: string
}

export type CoverageNotes = Readonly<Record<string, CoverageNote>>

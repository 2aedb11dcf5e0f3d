import type { Rule } from '@coverwright/core/rules/rule'
import type { IndustryId } from '../reference/industries.ts'

/** The drawings of what a type of insurance is about; a new one is drawn in `coverage-picture.tsx`. */
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

/** What a card says of a type of insurance beside its name: in the language of its country, so that it needs no translation. */
export type CoverageNote = {
  readonly picture: CoveragePicture
  /** Continues “Usually pays for”. */
  readonly pays: string
  /** Continues “Does not pay for”. */
  readonly leavesOut: string
  /** What happens to businesses of an industry, instead of the type's tagline. */
  readonly examples?: Readonly<Partial<Record<IndustryId, string>>>
  /** The law asks for it where the business is; always, when `true`. */
  readonly required?: Rule | true
}

/** A question of “Help me choose”, answered by yes or no; the answer is not kept. In the language of its country, too. */
export type CoverageQuestion = {
  readonly question: string
  /** After Yes the first of these that is offered is recommended. */
  readonly lines: readonly string[]
  /** Why it is. */
  readonly reason: string
}

export type CoverageNotes = Readonly<Record<string, CoverageNote>>

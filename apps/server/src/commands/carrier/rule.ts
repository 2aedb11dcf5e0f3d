import type { CarrierQuote } from '@coverwright/contract/carrier-contract'
import type {
  BindReply,
  BindRequest,
  BindRequirement,
  BindRequirementsReply,
} from '@coverwright/contract/carrier-contract/binds'
import type { Examples } from './examples.ts'
import type { InsurerCalls } from './insurer-calls.ts'
import type { EventListener } from './listen-for-events.ts'

type UndecidedQuote = Extract<CarrierQuote, { status: 'referred' | 'needs_information' }>

/** What later rules need of earlier ones; absent where the earlier one failed. */
type WalkState = {
  quoted?: { readonly key: string; readonly quote: Extract<CarrierQuote, { status: 'quoted' }> }
  undecided?: UndecidedQuote
  /** Set once a quote has changed after its first answer. */
  changed?: CarrierQuote
  needs?: BindRequirementsReply
  /** What a request to bind was told to add. */
  more?: { readonly bindId: string; readonly requirements: readonly BindRequirement[] }
  bound?: { readonly key: string; readonly request: BindRequest; readonly reply: BindReply }
}

export type Walk = {
  readonly calls: InsurerCalls
  readonly examples: Examples
  readonly state: WalkState
  /** Today, YYYY-MM-DD. */
  readonly today: string
  /** How long a referral may take until it is decided; 0 if nobody decides now. */
  readonly waitMs: number
  readonly pollMs: number
  readonly events?: EventListener | undefined
  /** A token was given, so the rule about a wrong one can be tried. */
  readonly hasToken: boolean
}

/** A rule of the carrier contract, and how to keep it. */
export type Rule = {
  readonly id: string
  readonly says: string
  readonly mend: string
  /** @throws Breach if it is broken, NotTried if it cannot be tried here */
  readonly try: (walk: Walk) => Promise<void>
}

/** What the insurer did instead. */
export class Breach extends Error {
  override readonly name = 'Breach'
}

/** Why a rule was not tried, and how to get it tried. */
export class NotTried extends Error {
  override readonly name = 'NotTried'
}

export function need<T>(value: T | undefined, label: string): T {
  if (value === undefined) throw new NotTried(`it needs ${label}`)
  return value
}

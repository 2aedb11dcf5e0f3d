import type { Agency, Agent } from '../staff/staff.ts'
import type { SignedInUser } from '../staff/sub-agent.ts'

/** Everything about a visitor that decides which contact is shown. Cookie and URL values are untrusted. */
export type Caller = {
  /** Who is signed in. */
  readonly user?:
    | (SignedInUser & {
        readonly roles: readonly string[]
        readonly agency?: Agency | undefined
        /** An agent's own name and lines. */
        readonly agent?: Agent | undefined
      })
    | undefined
  /** The agency of the quote at hand, and the agent there who works on it. */
  readonly agency?: (Agency & { readonly agent?: Agent | undefined }) | undefined
  /** The cookie `special_phone`: the name of a line, never a number. */
  readonly specialPhone?: string | undefined
  /** The cookie `partner`, or the partner stored with the quote. */
  readonly partner?: string | undefined
  /** The partner's source: from the URL, or `partnership.source` of the quote. */
  readonly source?: string | undefined
  /** The acquisition channel. */
  readonly channel?: string | undefined
  /** The NAICS code of their trade. */
  readonly naics6?: string | undefined
  /** The same for the whole life of a quote, or of a visit without one. */
  readonly groupSeed?: string | undefined
}

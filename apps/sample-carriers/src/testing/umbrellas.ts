import type { QuoteRequest } from '@coverwright/contract/carrier-contract'
import { requestFor } from './requests.ts'

type Answers = Readonly<Record<string, unknown>>

export const policies = {
  gl: { id: 'gl', line: 'gl', status: 'applied_here', claim_limit: 1_000_000, year_limit: 2_000_000 },
  auto: {
    id: 'auto',
    line: 'auto',
    status: 'in_force',
    insurer: 'Harbor Mutual',
    effective: '2026-06-01',
    expires: '2027-06-01',
    claim_limit: 1_000_000,
    premium: 2400,
  },
  employers: { id: 'el', line: 'employers', status: 'applied_here', claim_limit: 1_000_000 },
} as const

const umbrella: Answers = {
  limit: '1000000',
  retention: '0',
  required: 'No',
  large_losses: 'No',
  foreign: 'No',
  craft: ['none'],
  liquor: 'No',
  products: ['none'],
  advertising: 2000,
  subsidiaries: 'No',
  benefits: 'No',
  claims_made: 'No',
  follow_form: 'No',
}

type Changes = {
  readonly umbrella?: Answers
  readonly underlying?: readonly Answers[]
  readonly vehicles?: readonly Answers[]
  readonly request?: Parameters<typeof requestFor>[0]
}

/** A clothing shop in Texas without vehicles, with underlying liability and employers' liability, with `changes`. */
export const umbrellaRequest = ({ umbrella: changed, underlying, vehicles, request }: Changes = {}): QuoteRequest =>
  requestFor({
    line: 'umb',
    details: {
      umbrella: { ...umbrella, ...changed, underlying: [...(underlying ?? [policies.gl, policies.employers])] },
      ...(vehicles ? { vehicles: [...vehicles] } : {}),
    },
    ...request,
  })

import { type Static, Type } from 'typebox'

const text = (maxLength: number, description?: string) =>
  Type.String({ minLength: 1, maxLength, ...(description ? { description } : {}) })

/** Asks a cyber carrier to scan the applicant's domain from outside, with the applicant's consent. */
export const DomainScanRequest = Type.Object(
  {
    request_id: text(100, 'Names this request in both logs'),
    domain: Type.String({ pattern: '^[a-z0-9.-]+\\.[a-z0-9-]+$', maxLength: 253, description: 'A public host name' }),
  },
  { additionalProperties: false },
)
export type DomainScanRequest = Static<typeof DomainScanRequest>

const DomainFinding = Type.Object({
  code: text(80),
  severity: Type.Enum(['high', 'medium', 'low']),
  title: text(120),
  text: text(1000, 'In plain words, to the applicant'),
  remedy: Type.Optional(text(500, 'What to do about it')),
})

export const DomainScanReply = Type.Object({
  sample: Type.Optional(Type.Literal(true, { description: 'An invented insurer: so are the findings' })),
  scan_id: text(80),
  domain: text(253),
  findings: Type.Array(DomainFinding, { maxItems: 50 }),
})
export type DomainScanReply = Static<typeof DomainScanReply>

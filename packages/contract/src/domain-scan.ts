import type { Static } from 'typebox'
import Type from 'typebox'

export const DomainScanAsk = Type.Object(
  {
    domain: Type.Optional(
      Type.String({ maxLength: 300, description: "One of the quote's own domains; its main one when absent" }),
    ),
  },
  { $id: 'DomainScanAsk', additionalProperties: false },
)

export const domainScanStates = ['none', 'waiting', 'done', 'failed'] as const

/** The findings of a domain scan, in words for the applicant. A failed scan stops nobody. */
export const DomainScanStatus = Type.Object(
  {
    state: Type.Enum(domainScanStates),
    domain: Type.Optional(Type.String()),
    carrier_name: Type.Optional(Type.String()),
    sample: Type.Optional(Type.Boolean({ description: 'A fictional insurer: the findings are fictional too' })),
    findings: Type.Array(
      Type.Object({
        code: Type.String(),
        severity: Type.Enum(['high', 'medium', 'low']),
        title: Type.String(),
        text: Type.String(),
        remedy: Type.Optional(Type.String()),
      }),
    ),
    asked_at: Type.Optional(Type.String()),
    answered_at: Type.Optional(Type.String()),
  },
  { $id: 'DomainScanStatus' },
)
export type DomainScanStatus = Static<typeof DomainScanStatus>

import { contractRules } from '../../apps/server/src/commands/carrier/walk-contract.ts'
import { BindReply, BindRequest, BindRequirementsReply } from '../../packages/contract/src/carrier-contract/binds.ts'
import { CarrierDocuments } from '../../packages/contract/src/carrier-contract/documents.ts'
import { DomainScanReply, DomainScanRequest } from '../../packages/contract/src/carrier-contract/domain-scans.ts'
import { IndicationReply, IndicationRequest } from '../../packages/contract/src/carrier-contract/indications.ts'
import { InsurerEvent, QuoteAnswers } from '../../packages/contract/src/carrier-contract/late-answers.ts'
import {
  CarrierProblem,
  CarrierQuote,
  PendingQuote,
  QuestionsReply,
  QuestionsRequest,
  QuoteRequest,
} from '../../packages/contract/src/carrier-contract.ts'

const head = `# The carrier contract

Every property of every call between a server and an insurer, and the rules that \`npx coverwright carrier test <url>\` tries.
What the calls are for: [insurers.md](insurers.md). This page is generated from \`packages/contract/src/carrier-contract/\` by
\`npm run docs\`. A property that is always there has a dot; a reply that reads differently by its status has a table for each.
`

const calls: Readonly<Record<string, Readonly<Record<string, object>>>> = {
  'POST /questions': { Request: QuestionsRequest, Reply: QuestionsReply },
  'POST /quotes': { Request: QuoteRequest, 'Reply 200': CarrierQuote, 'Reply 202': PendingQuote },
  'POST /quotes/{quote_id}/answers': { Request: QuoteAnswers },
  'POST /indications': { Request: IndicationRequest, Reply: IndicationReply },
  'POST /domain-scans': { Request: DomainScanRequest, Reply: DomainScanReply },
  'GET /quotes/{quote_id}/bind-requirements': { Reply: BindRequirementsReply },
  'POST /binds': { Request: BindRequest, Reply: BindReply },
  'GET /quotes/{quote_id}/documents': { Reply: CarrierDocuments },
  'What an insurer tells us': { Request: InsurerEvent },
  Refusals: { Reply: CarrierProblem },
}

type Schema = {
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly description?: string
  readonly pattern?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly maxLength?: number
  readonly minItems?: number
  readonly maxItems?: number
}

type Row = { readonly name: string; readonly required: boolean; readonly kind: string; readonly says: string }

const kindOf = (schema: Schema): string => {
  const { type, anyOf, items } = schema
  if (schema.const !== undefined) return `\`${JSON.stringify(schema.const)}\``
  if (schema.enum) return schema.enum.map((value) => `\`${String(value)}\``).join(', ')
  if (anyOf) return [...new Set(anyOf.map(kindOf))].join(' or ')
  if (type === 'array') return `list of ${items ? kindOf(items) : 'anything'}`
  return type ?? 'anything'
}

const range = (least: number | undefined, most: number | undefined, unit = ''): readonly string[] => {
  if (least !== undefined && most !== undefined) return [`${least} to ${most}${unit}`]
  if (most !== undefined) return [`${most}${unit} at most`]
  return least === undefined ? [] : [`${least}${unit} or more`]
}

const saysOf = (schema: Schema): string =>
  [
    ...(schema.description ? [schema.description] : []),
    ...(schema.pattern ? [`\`${schema.pattern.replaceAll('|', '\\|')}\``] : []),
    ...range(schema.minimum, schema.maximum),
    ...range(undefined, schema.maxLength, ' characters'),
    ...range(schema.minItems, schema.maxItems, ' entries'),
  ]
    .join('; ')
    .replaceAll('\n', ' ')

/**
 * Each property with its path, items of a list below `[]`; properties of several variants once, with all their types.
 */
function rowsOf(schema: Schema, path = ''): readonly Row[] {
  if (schema.anyOf)
    return joinRows(
      schema.anyOf.flatMap((each) => rowsOf(each, path)),
      schema.anyOf.length,
    )
  if (schema.type === 'array' && schema.items) return rowsOf(schema.items, `${path}[]`)
  return Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => {
    const place = path === '' ? name : `${path}.${name}`
    const isRequired = schema.required?.includes(name) ?? false
    return [{ name: place, required: isRequired, kind: kindOf(inner), says: saysOf(inner) }, ...rowsOf(inner, place)]
  })
}

const joinRows = (rows: readonly Row[], shapes: number): readonly Row[] =>
  [...Map.groupBy(rows, ({ name }) => name)].map(([name, own]) => ({
    name,
    required: own.length === shapes && own.every(({ required }) => required),
    kind: [...new Set(own.map(({ kind }) => kind))].join(', '),
    says: [...new Set(own.map(({ says }) => says))].filter(Boolean).join('; '),
  }))

const table = (title: string, schema: object): string =>
  [
    `**${title}**\n`,
    '| Property | | Kind | |',
    '|---|---|---|---|',
    ...rowsOf(schema).map(
      ({ name, required, kind, says }) => `| \`${name}\` | ${required ? '•' : ''} | ${kind} | ${says} |`,
    ),
    '',
  ].join('\n')

/** A table; for a reply with variants by status, one for each. */
function tablesOf(title: string, schema: Schema): readonly string[] {
  const shapes = schema.anyOf ?? []
  const byStatus = Map.groupBy(shapes, ({ properties }) => properties?.status?.const)
  if (shapes.length === 0 || byStatus.has(undefined)) return [table(title, schema)]
  return [...byStatus].map(([status, anyOf]) => table(`${title}, status \`${String(status)}\``, { anyOf }))
}

/** docs/carrier-contract.md: every property of the carrier contract, and every rule that is tested. */
export const carrierContractPage = (): string =>
  [
    head,
    '## The rules\n',
    '| Rule | What it says | How to keep it |',
    '|---|---|---|',
    ...contractRules.map(({ id, says, mend }) => `| ${id} | ${says} | ${mend} |`),
    '',
    ...Object.entries(calls).flatMap(([call, schemas]) => [
      `## ${call}\n`,
      ...Object.entries(schemas).flatMap(([title, schema]) => tablesOf(title, schema)),
    ]),
  ].join('\n')

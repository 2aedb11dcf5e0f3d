import type { CarrierQuote } from '@coverwright/contract/carrier-contract'
import type { BindReply } from '@coverwright/contract/carrier-contract/binds'
import type { CarrierDocument } from '@coverwright/contract/carrier-contract/documents'
import type { SampleCarrier } from '../rating/sample-carrier.ts'
import { samplePdf } from './sample-pdf.ts'

export type MadeDocument = Omit<CarrierDocument, 'url'> & { readonly pdf: () => Buffer }

type BoundReply = Extract<BindReply, { status: 'bound' }>

const policyAfterMs = 60_000
const nothingReal = 'Sample document for demonstration: nobody is really insured.'

/** The documents of a quote so far: a letter, a binder once it is bound, and the policy a minute later. */
export function documentsOf(
  { name }: Pick<SampleCarrier, 'name'>,
  quote: Extract<CarrierQuote, { status: 'quoted' }>,
  confirmation: { readonly reply: BoundReply; readonly sinceMs: number } | undefined,
): readonly MadeDocument[] {
  const { amount, currency } = quote.premium
  const price = new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount / 100)
  const limits = quote.coverages.flatMap(({ label, offered }) => (offered ? [`${label}: ${offered}`] : []))
  const documentOf = (
    kind: MadeDocument['kind'],
    title: string,
    id: string,
    lines: readonly string[],
  ): MadeDocument => ({
    ...{ kind, id: `${id}-${kind}`, name: `${title} ${id}.pdf` },
    pdf: () => samplePdf([title, name, '', ...lines, '', nothingReal]),
  })
  const letter = documentOf('quote_letter', 'Quote letter', quote.quote_id, [
    `Our price for a year: ${price}`,
    `We hold it until ${quote.valid_until}.`,
    '',
    ...limits,
  ])
  if (!confirmation) return [letter]
  const { reference, effective_from, effective_to, bind_id } = confirmation.reply
  const term = [`Number: ${reference}`, `From ${effective_from} to ${effective_to}, 12:01 a.m.`, '', ...limits]
  const binder = documentOf('binder', 'Binder', bind_id, term)
  return [
    letter,
    binder,
    ...(confirmation.sinceMs < policyAfterMs ? [] : [documentOf('policy', 'Policy', bind_id, term)]),
  ]
}

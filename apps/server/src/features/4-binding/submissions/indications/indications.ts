import type { IndicationsReply } from '@coverwright/contract/binding/forecast'
import type { IndicationReply } from '@coverwright/contract/carrier-contract/indications'
import type { CarrierClient } from '../../../../platform/carriers/carrier-client.ts'
import type { ReferenceLookup } from '../../../1-foundation/reference/reference.ts'
import type { QuoteSnapshot } from '../../../3-quoting/quotes/snapshot/quote-snapshot.ts'
import { outlookOf } from '../forecast/carrier-outlook.ts'
import { type CarrierWithStatus, carriersWithStatus, pickedTypes } from '../forecast/picked-lines.ts'
import { answerPath } from '../offers/answer-path.ts'
import { indicationRequests } from './indication-request.ts'

type Dependencies = { readonly carriers: Pick<CarrierClient, 'indication'>; readonly reference: ReferenceLookup }
type RequestFor = ReturnType<typeof indicationRequests>
type InsurerIndication = IndicationsReply['lines'][number]['insurers'][number]

/**
 * What each insurer of the picked lines would quote so far. All are asked at once, except those known not to quote. An
 * insurer that does not answer, or gives no indications, is shown with its appetite only. Nothing is stored.
 */
export async function indications(dependencies: Dependencies, quote: QuoteSnapshot): Promise<IndicationsReply> {
  const lines = pickedTypes(quote).filter(({ online }) => online)
  const requestFor = indicationRequests(quote)
  return {
    lines: await Promise.all(
      lines.map(async ({ line, name }) => ({
        line,
        name,
        insurers: await Promise.all(
          carriersWithStatus(line, quote).map((carrier) => askIndication(dependencies, quote, carrier, requestFor)),
        ),
      })),
    ),
  }
}

async function askIndication(
  { carriers, reference }: Dependencies,
  quote: QuoteSnapshot,
  carrier: CarrierWithStatus,
  requestFor: RequestFor,
): Promise<InsurerIndication> {
  const { questions: _questions, reason, ...about } = outlookOf(carrier, quote, reference)
  const reasons = about.outlook === 'likely' ? [] : [{ text: reason }]
  const { line, carrier: definition } = carrier.offered
  if (about.outlook === 'not_offered' || !line.indicates) return { ...about, reasons }
  const target = { line: line.line, carrier: definition.id }
  const request = requestFor(target)
  const answer = request && (await carriers.indication(target.carrier, request))
  return answer?.ok ? { ...about, ...saidBy(answer.reply, target) } : { ...about, reasons }
}

const outlooks = { in: 'likely', refer: 'maybe', out: 'not_offered' } as const

function saidBy(
  { outcome, range, reasons }: IndicationReply,
  target: { readonly line: string; readonly carrier: string },
): Pick<InsurerIndication, 'outlook' | 'reasons' | 'range'> {
  return {
    outlook: outlooks[outcome],
    reasons: reasons.map(({ text, answer }) => ({ text, ...(answer ? { answer: answerPath(answer, target) } : {}) })),
    ...(range && outcome !== 'out' ? { range: { low: range.low, high: range.high, currency: range.currency } } : {}),
  }
}

import type { QuoteRequest } from '@coverwright/contract/carrier-contract'
import { amountAt, answersAt } from '../rating/amounts.ts'

const confirmsByPhone = (request: QuoteRequest): boolean =>
  !answersAt(request, 'details.cyber.wires').includes('Yes') ||
  answersAt(request, 'details.cyber.call_back').includes('Yes')

/**
 * The limit for payments sent to a thief: at most the policy's limit, and at
 * most `unconfirmed` if large payments go out without a call to a known number.
 */
export function paymentFraudLimit(request: QuoteRequest, unconfirmedAmount: number): number {
  const requestedLimit = amountAt(request, 'details.cyber.fraud_limit') ?? 0
  const limit = amountAt(request, 'details.cyber.limit') ?? requestedLimit
  return Math.min(requestedLimit, limit, confirmsByPhone(request) ? requestedLimit : unconfirmedAmount)
}

import type { Importance } from '../../../http/load/overload.ts'

/**
 * Calls that take much, or wait for others, and how many of each a server does at once. They take no place of those who
 * type: whoever asks for one more is asked to come again.
 */
const heavyCalls: Readonly<Record<string, number>> = {
  printApplication: 8,
  exportPersonalData: 4,
  listAgencyQuotes: 12,
  listSupportCases: 8,
  searchClassCodes: 40,
  askDomainScan: 8,
  // Each holds its file in memory.
  addDocument: 16,
  getDocument: 16,
  // These wait for insurers, up to five seconds each.
  getQuestions: 200,
}

/** What somebody typed, sent or signed is in these; coming in is needed to save. */
const firstCalls: ReadonlySet<string> = new Set([
  'saveQuote',
  'saveRenewal',
  'finishForm',
  'chooseOffers',
  'removeDocument',
  'requestSignInCode',
  'signIn',
  'staySignedIn',
  'proveSecondFactor',
])

/** Calls that are made once for each insurer have the insurer in their name, after an underscore. */
const nameOf = (operationId: string): string => operationId.split('_', 1)[0] ?? ''

/** Who is let in first, and what is done a few at a time. */
export const importance: Importance = {
  heavy: (operationId) => heavyCalls[nameOf(operationId)],
  isFirst: (operationId) => firstCalls.has(operationId),
}

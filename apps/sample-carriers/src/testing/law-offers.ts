import type { CarrierQuote, QuoteRequest } from '@coverwright/contract/carrier-contract'
import { ashlarMutual } from '../carriers/aig/carrier.ts'
import { cnaCarrier } from '../carriers/cna/carrier.ts'
import type { Changed, LawFirm } from './law-firms.ts'
import { lawRequest } from './law-firms.ts'
import { offerOf, priceOf } from './offers.ts'

const insurers = { ashlar: ashlarMutual, keystone: cnaCarrier } as const
export type Insurer = keyof typeof insurers

/** Good answers to Keystone’s questions, so that nothing stays open. */
export const answersToKeystone = {
  filings_reviewed: 'important_only',
  staff_drafts_read: 'Yes',
  new_attorneys_read: 'Yes',
  lateral_attorneys: 0,
  matter_acceptance: 'principal',
  cases_taken_over: 'No',
  open_matters: 40,
  admitted_elsewhere: 'No',
  drafting_software: 'always',
  contingent_fees: 0,
  overdue_fees: 5,
  trust_reconciled: 'other_person',
  trust_two_people: 'No',
  people_on_file: 300,
  bank_details_confirmed: 'Yes',
}

const request = (insurer: Insurer, firm: LawFirm, changes?: Changed): QuoteRequest => ({
  ...lawRequest(firm, changes),
  uw_questions: insurer === 'keystone' ? Object.entries(answersToKeystone).map(([id, answer]) => ({ id, answer })) : [],
})
/** The answer of one of the two insurers of law firms, and its yearly price. */
export const quoted = (insurer: Insurer, firm: LawFirm, changes?: Changed): CarrierQuote =>
  offerOf(insurers[insurer], request(insurer, firm, changes))
export const price = (insurer: Insurer, firm: LawFirm, changes?: Changed): number =>
  priceOf(insurers[insurer], request(insurer, firm, changes))

export const both = ['ashlar', 'keystone'] as const

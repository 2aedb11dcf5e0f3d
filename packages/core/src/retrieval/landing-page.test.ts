import { expect, it } from 'vitest'
import { landingPage, type RetrievedQuote } from './landing-page.ts'
import type { RetrievalName } from './retrieval-request.ts'

const uuid = '0b7f1c52-5c7e-4f53-9c77-0d0f3c1f2a11'
const account = '2b7f1c52-5c7e-4f53-9c77-0d0f3c1f2a33'
const now = new Date('2026-03-31T12:00:00Z')

const open: RetrievedQuote = { uuid, completed: false, created_at: '2026-03-30T12:00:00Z' }
const submittedQuote: RetrievedQuote = { ...open, completed: true, account_uuid: account }
const paying: RetrievedQuote = { ...submittedQuote, checkout_session_uuid: '3b7f1c52-5c7e-4f53-9c77-0d0f3c1f2a44' }
const review = `/${uuid}/quote-review`

const flow = { submit: '/done', finished: '/resume' } as const

it.each<[string, RetrievalName, RetrievedQuote, string, string]>([
  ['an open quote by its id goes on where it was left', 'quoteID', open, '', '/contact'],
  ['a sent one is found where it was left, too', 'quoteID', submittedQuote, '', '/resume'],
  ['a saved application goes on', 'applicationUUID', open, '', '/contact'],
  ['a saved application that was sent meanwhile', 'applicationUUID', submittedQuote, '', '/resume'],
  ['an agent’s', 'agentQuoteID', open, '', '/contact'],
  ['an agent’s that was sent, to its offers', 'agentQuoteID', submittedQuote, '', review],
  ['a uuid in the query', 'uuid', open, '', '/contact'],
  ['a customer’s', 'customer_retrieve_id', open, '', '/contact'],
  ['a customer’s never goes to the end', 'customer_retrieve_id', open, 'navigate_to_done_page=true', '/contact'],
  ['from checkout', 'customer_retrieve_from_chk_id', open, '', '/contact'],
  ['from checkout, to the end', 'customer_retrieve_from_chk_id', open, 'navigate_to_done_page=true', '/done?edit=true'],
  [
    'from checkout, sent',
    'customer_retrieve_from_chk_id',
    submittedQuote,
    'navigate_to_done_page=true',
    '/done?edit=true',
  ],
  ['from checkout, no', 'customer_retrieve_from_chk_id', open, 'navigate_to_done_page=false', '/contact'],
  ['to edit', 'editApplicationUUID', open, '', '/done?edit=true'],
  ['to edit what was sent', 'editApplicationUUID', submittedQuote, '', '/done?edit=true'],
  ['to review', 'reviewQuoteUUID', submittedQuote, '', review],
  ['the summary of what is paid for', 'summaryQuoteID', paying, '', `/accounts/${account}`],
  ['the summary of what is not', 'summaryQuoteID', submittedQuote, '', '/done'],
  [
    'the summary of what nobody has an account for',
    'summaryQuoteID',
    { ...paying, account_uuid: undefined },
    '',
    '/done',
  ],
  ['the summary of what was reopened', 'summaryQuoteID', { ...paying, completed: false }, '', '/done'],
])('%s (R3)', (_, name, quote, query, page) => {
  expect(landingPage(name, quote, { query: new URLSearchParams(query), flow, resume: '/contact', now })).toBe(page)
})

it.each([
  ['2026-03-01T12:00:00.000Z', `/accounts/${account}`],
  ['2026-03-01T11:59:59.999Z', '/done'],
])('a summary of what was begun at %s, seen at noon on March 31, leads to %s (R3)', (created_at, page) => {
  const entrance = { query: new URLSearchParams(), flow, resume: '/', now }
  expect(landingPage('summaryQuoteID', { ...paying, created_at }, entrance)).toBe(page)
})

import type { AgencyQuote } from '@coverwright/contract/agencies'
import type { Answers } from '@coverwright/core/answers/answers'
import { readAnswer } from '@coverwright/core/answers/answers'
import { type NextMove, nextMoves } from '@coverwright/core/lifecycle/next-move'
import { isWithInsurer, type OfferStage } from '@coverwright/core/lifecycle/offer'
import type { Database } from '../../../platform/database/database.ts'
import { insurerName } from '../../1-foundation/carriers/insurer-name.ts'
import type { Staff } from '../../2-identity/users/staff.ts'
import { listPeople } from '../../2-identity/users/users.store.ts'
import { progressOf, stepLabelOf } from '../../3-quoting/quotes/replies/quote-progress.ts'
import type { QuoteRow, QuoteSnapshot } from '../../3-quoting/quotes/snapshot/quote-snapshot.ts'
import { pickedTypes } from '../../4-binding/submissions/forecast/picked-lines.ts'
import { countRequests, listBestPrices, listGoodLinks, listOffersOf } from './agency-quotes.store.ts'
import { countOpenTasks } from './notes/agent-notes.store.ts'

type Offer = Awaited<ReturnType<typeof listOffersOf>>[number]

/** What is shown with a page of quotes, and stored elsewhere. */
export type RelatedRows = {
  /** By the quote's id: its offers that count now, and those that an insurer was asked to bind. */
  readonly offers: ReadonlyMap<string, readonly Offer[]>
  /** By the quote's id: how many requests of the desk its client has not answered. */
  readonly requests: ReadonlyMap<string, number>
  /** By the quote's id: what happens next. */
  readonly moves: ReadonlyMap<string, NextMove>
  /** By the quote's id: the lowest premium of a year. */
  readonly prices: ReadonlyMap<string, { readonly best: string | null; readonly currency: string | null }>
  /** By the quote's id: the newest link that is good. */
  readonly links: ReadonlyMap<string, { readonly created_at: Date; readonly expires_at: Date }>
  /** By the quote's id: the name of the agent whom it is assigned to, or else who works on it. */
  readonly agents: ReadonlyMap<string, string>
  /** By the quote's id: what its agents have to do. */
  readonly tasks: ReadonlyMap<string, { readonly open: string; readonly due: string; readonly next_due: string }>
}

/** Reads what belongs to a page of quotes, for all of them at once. */
export async function findRelated(
  db: Database,
  staff: Pick<Staff, 'asPerson' | 'agent'>,
  rows: readonly QuoteRow[],
  { now, today, moves }: { readonly now: Date; readonly today: string } & Pick<RelatedRows, 'moves'>,
): Promise<RelatedRows> {
  const ids = rows.map(({ id }) => id)
  const offers = await listOffersOf(db, ids)
  const requests = await countRequests(db, ids)
  const prices = await listBestPrices(db, ids)
  const links = await listGoodLinks(db, ids, now)
  const tasks = await countOpenTasks(db, ids, today)
  const agentIds = rows.flatMap(({ agent_id }) => agent_id ?? [])
  const people = await listPeople(db, agentIds)
  const names = new Map(people.map((row) => [row.id, fullName(staff.asPerson(row))]))
  return {
    offers: Map.groupBy(offers, ({ quote_id }) => quote_id),
    requests: new Map(requests.map((own) => [own.quote_id, Number(own.count)])),
    moves,
    prices: new Map(prices.map((price) => [price.quote_id, price])),
    links: new Map(links.map((link) => [link.quote_id, link])),
    tasks: new Map(tasks.map((own) => [own.quote_id, own])),
    agents: new Map(
      rows.flatMap(({ id, agent_id, owner_email }) => {
        const name = staff.agent(owner_email ?? '')?.name ?? names.get(agent_id ?? '')
        return name ? [[id, name]] : []
      }),
    ),
  }
}

const fullName = ({ first_name, last_name }: { first_name?: unknown; last_name?: unknown }): string =>
  [first_name, last_name].filter((name) => typeof name === 'string' && name !== '').join(' ')

/** A quote as a row of its agency's list. Of its answers it shows only who the client is. */
export function agencyQuote(quote: QuoteSnapshot, relatedRows: RelatedRows): AgencyQuote {
  const { offers, prices, links, agents, tasks } = relatedRows
  const { row, answers } = quote
  const own = offers.get(row.id) ?? []
  const count = (...states: readonly string[]): number =>
    own.filter(({ is_current, state }) => is_current && states.includes(state)).length
  const link = links.get(row.id)
  const price = prices.get(row.id)
  const toDo = tasks.get(row.id)
  const effective_date = readAnswer(answers, 'coverage.effective_date')
  const agent_name = agents.get(row.id)
  return {
    id: row.id,
    uuid: row.uuid,
    ...clientOf(answers),
    application_type: row.renews === null ? 'new' : 'renewal',
    state: stateOf(
      row,
      own.map(({ stage }) => stage),
      count('quoted', 'referred'),
    ),
    next_move: nextMove(row.id, own, relatedRows),
    max_step: row.max_step,
    step_label: stepLabelOf(quote),
    progress: progressOf(quote),
    insurance_types: pickedTypes(quote).map(({ tag, name }) => ({ tag, name })),
    ...(agent_name ? { agent_name } : {}),
    offers: {
      quoted: count('quoted'),
      referred: count('referred'),
      needs_information: count('needs_information'),
      waiting: count('waiting'),
      declined: count('declined'),
    },
    ...(price ? { best: { amount: Number(price.best), currency: price.currency ?? quote.served.site.currency } } : {}),
    ...(typeof effective_date === 'string' && effective_date !== '' ? { effective_date } : {}),
    ...(toDo ? { tasks: { open: Number(toDo.open), due: Number(toDo.due), next_due: toDo.next_due } } : {}),
    ...(link
      ? { client_link: { sent_at: link.created_at.toISOString(), expires_at: link.expires_at.toISOString() } }
      : {}),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}

/** Whose offers a move is about. */
const concerns: Partial<Record<NextMove, (offer: Offer) => boolean>> = {
  bind_silent: ({ stage }) => stage === 'no_reply',
  confirm: ({ stage }) => stage === 'bind_requested',
  supply: ({ stage }) => stage === 'contingent',
  answer: ({ state, is_current }) => is_current && state === 'needs_information',
  decide: ({ state, stage, is_current }) => is_current && state === 'referred' && stage === 'open',
  reading: ({ state, is_current }) => is_current && state === 'waiting',
}

function nextMove(
  id: string,
  own: readonly Offer[],
  { moves, requests }: Pick<RelatedRows, 'moves' | 'requests'>,
): AgencyQuote['next_move'] {
  const what = moves.get(id) ?? 'fill_in'
  const about = own.filter(concerns[what] ?? (() => false))
  const questions = about.reduce((sum, offer) => sum + offer.questions, 0)
  const count = what === 'reply' ? (requests.get(id) ?? 0) : questions
  return {
    who: nextMoves[what],
    what,
    insurers: [...new Set(about.map(({ carrier }) => insurerName(carrier)))],
    ...(count > 0 ? { count } : {}),
  }
}

/** As `inState` finds it. */
function stateOf(
  { completed, closed_at }: QuoteRow,
  stages: readonly OfferStage[],
  offers: number,
): AgencyQuote['state'] {
  if (closed_at !== null) return 'closed'
  if (stages.includes('bound')) return 'bound'
  if (stages.some(isWithInsurer)) return 'asked'
  if (!completed) return 'open'
  if (stages.includes('chosen')) return 'chosen'
  return offers > 0 ? 'offers' : 'submitted'
}

function clientOf(answers: Answers): Pick<AgencyQuote, 'company_name' | 'contact_name' | 'contact_email'> {
  const textAt = (name: string): string | undefined => {
    const answer = readAnswer(answers, name)
    return typeof answer === 'string' && answer !== '' ? answer : undefined
  }
  const company_name = textAt('company_name')
  const contact_name = fullName({ first_name: textAt('contact_first_name'), last_name: textAt('contact_last_name') })
  const contact_email = textAt('contact_email')
  return {
    ...(company_name === undefined ? {} : { company_name }),
    ...(contact_name === '' ? {} : { contact_name }),
    ...(contact_email === undefined ? {} : { contact_email }),
  }
}

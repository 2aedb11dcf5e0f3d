import type { AgencyQuote } from '@coverwright/contract/agencies'
import type { Answers } from '@coverwright/core/answers/answers'
import { readAnswer } from '@coverwright/core/answers/answers'
import type { Database } from '../../../platform/database/database.ts'
import type { Staff } from '../../2-identity/users/staff.ts'
import { listPeople } from '../../2-identity/users/users.store.ts'
import { progressOf, stepLabelOf } from '../../3-quoting/quotes/replies/quote-progress.ts'
import type { QuoteRow, QuoteSnapshot } from '../../3-quoting/quotes/snapshot/quote-snapshot.ts'
import { pickedTypes } from '../../4-binding/submissions/forecast/picked-lines.ts'
import { countOffers, listBound, listGoodLinks } from './agency-quotes.store.ts'

/** What is shown with a page of quotes, and stored elsewhere. */
export type RelatedRows = {
  /** By the quote's id: how many offers of each state. */
  readonly offers: ReadonlyMap<string, ReadonlyMap<string, number>>
  /** Quotes with an offer that its insurer has confirmed. */
  readonly bound: ReadonlySet<string>
  /** By the quote's id: the newest link that is good. */
  readonly links: ReadonlyMap<string, { readonly created_at: Date; readonly expires_at: Date }>
  /** Names by the agent's id. */
  readonly agents: ReadonlyMap<string, string>
}

/** Reads what belongs to a page of quotes, for all of them at once. */
export async function findRelated(
  db: Database,
  staff: Pick<Staff, 'asPerson'>,
  rows: readonly QuoteRow[],
  now: Date,
): Promise<RelatedRows> {
  const ids = rows.map(({ id }) => id)
  const offers = await countOffers(db, ids)
  const bound = await listBound(db, ids)
  const links = await listGoodLinks(db, ids, now)
  const agentIds = rows.flatMap(({ agent_id }) => agent_id ?? [])
  const agents = await listPeople(db, agentIds)
  return {
    offers: new Map(
      [...Map.groupBy(offers, ({ quote_id }) => quote_id)].map(([id, states]) => [
        id,
        new Map(states.map(({ state, count }) => [state, count])),
      ]),
    ),
    bound: new Set(bound.map(({ quote_id }) => quote_id)),
    links: new Map(links.map((link) => [link.quote_id, link])),
    agents: new Map(agents.map((row) => [row.id, fullName(staff.asPerson(row))])),
  }
}

const fullName = ({ first_name, last_name }: { first_name?: unknown; last_name?: unknown }): string =>
  [first_name, last_name].filter((name) => typeof name === 'string' && name !== '').join(' ')

/** A quote as a row of its agency's list. Of its answers it shows only who the client is. */
export function agencyQuote(quote: QuoteSnapshot, { offers, bound, links, agents }: RelatedRows): AgencyQuote {
  const { row, answers } = quote
  const counts = offers.get(row.id)
  const count = (state: string): number => counts?.get(state) ?? 0
  const link = links.get(row.id)
  const agent_name = agents.get(row.agent_id ?? '')
  return {
    id: row.id,
    uuid: row.uuid,
    ...clientOf(answers),
    application_type: row.renews === null ? 'new' : 'renewal',
    state: stateOf(row, bound.has(row.id), count('quoted') + count('referred')),
    max_step: row.max_step,
    step_label: stepLabelOf(quote),
    progress: progressOf(quote),
    insurance_types: pickedTypes(quote).map(({ tag, name }) => ({ tag, name })),
    ...(agent_name ? { agent_name } : {}),
    offers: { quoted: count('quoted'), referred: count('referred'), waiting: count('waiting') },
    ...(link
      ? { client_link: { sent_at: link.created_at.toISOString(), expires_at: link.expires_at.toISOString() } }
      : {}),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}

function stateOf({ completed }: QuoteRow, isBound: boolean, offers: number): AgencyQuote['state'] {
  if (isBound) return 'bound'
  if (!completed) return 'open'
  return offers > 0 ? 'offers' : 'submitted'
}

function clientOf(answers: Answers): Pick<AgencyQuote, 'company_name' | 'contact_name' | 'contact_email'> {
  const said = (name: string): string | undefined => {
    const answer = readAnswer(answers, name)
    return typeof answer === 'string' && answer !== '' ? answer : undefined
  }
  const company_name = said('company_name')
  const contact_name = fullName({ first_name: said('contact_first_name'), last_name: said('contact_last_name') })
  const contact_email = said('contact_email')
  return {
    ...(company_name === undefined ? {} : { company_name }),
    ...(contact_name === '' ? {} : { contact_name }),
    ...(contact_email === undefined ? {} : { contact_email }),
  }
}

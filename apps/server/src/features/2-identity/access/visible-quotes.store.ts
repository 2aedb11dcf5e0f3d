import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { Schema } from '../../../platform/database/schema.ts'
import type { Actor } from '../actor/actor.ts'
import type { Person } from '../users/staff.ts'

type Quotes = ExpressionBuilder<Schema, 'quotes'>

/**
 * Which quotes an actor may work on: the one rule of who sees what. For most roles it is a subquery of their own
 * quotes, so that the database does not scan all of them. The site is checked separately, wherever quotes are read. It
 * names tables of the layers above, but imports no code of theirs: whatever reads quotes, at any layer, needs this
 * rule.
 */
export const visibleQuotes =
  ({ role, person, partner, sessionId, at }: Actor) =>
  (eb: Quotes) => {
    switch (role) {
      case 'visitor':
        return eb('quotes.id', 'in', ofSession(eb, sessionId).unionAll(grantedTo(eb, sessionId)))
      case 'customer':
        return eb('quotes.id', 'in', ofPerson(eb, signedIn(person), at).unionAll(grantedTo(eb, sessionId)))
      case 'impersonator':
        return eb('quotes.id', 'in', ofPerson(eb, signedIn(person), at))
      case 'agent':
      case 'sub_agent':
        return orAssigned(eb, eb('quotes.agency_id', '=', signedIn(person).agencyId ?? null), signedIn(person))
      case 'partner':
        // Quotes that it began stay visible to it when the applicant takes them over.
        return partner?.agencyId === undefined
          ? eb('quotes.session_id', '=', sessionId)
          : eb('quotes.agency_id', '=', partner.agencyId)
      case 'self_service_agent':
        return orAssigned(eb, eb('quotes.agent_id', '=', signedIn(person).id), signedIn(person))
      case 'platform_agent':
      case 'desk':
        return eb.lit(true)
      case 'support':
      case 'operator':
        return eb.lit(false)
    }
  }

function signedIn(person: Person | undefined): Person {
  if (!person) throw new Error('An actor who is signed in is a person')
  return person
}

/** Quotes that the desk assigned to an agent, besides their own. Once the assignment ends, they no longer see them. */
const orAssigned = (eb: Quotes, own: Expression<SqlBool>, { email }: Pick<Person, 'email'>) =>
  eb.or([own, eb('quotes.owner_email', '=', email)])

/** Quotes started in a browser, until a signed-in person owns them. */
const ofSession = (eb: Quotes, sessionId: string) =>
  eb
    .selectFrom('quotes as begun')
    .select('begun.id')
    .where('begun.session_id', '=', sessionId)
    .where('begun.person_id', 'is', null)
    .where('begun.agency_id', 'is', null)
    .where('begun.agent_id', 'is', null)

/**
 * Quotes that a browser may open without signing in. Once a quote is owned, only an invitation to renew it still grants
 * access.
 */
const grantedTo = (eb: Quotes, sessionId: string) =>
  eb
    .selectFrom('quote_access')
    .innerJoin('quotes as opened', 'opened.id', 'quote_access.quote_id')
    .leftJoin('renewal_invitations as sent_out', 'sent_out.submission_uuid', 'opened.renews')
    .select('opened.id')
    .where('quote_access.session_id', '=', sessionId)
    .where((either) =>
      either.or([either('opened.person_id', 'is', null), either('sent_out.submission_uuid', 'is not', null)]),
    )

/** Their own quotes, and unowned ones that name their account or address or were sent to them as a link. */
export const ofPerson = (
  eb: Quotes,
  { id, email, account_uuid }: Pick<Person, 'id' | 'email' | 'account_uuid'>,
  at: Date,
) =>
  eb
    .selectFrom('quotes as own')
    .select('own.id')
    .where('own.person_id', '=', id)
    .unionAll(
      // Submitted under their address before they proved it.
      eb
        .selectFrom('quotes as sent')
        .select('sent.id')
        .where('sent.person_id', 'is', null)
        .where('sent.account_uuid', '=', account_uuid),
    )
    .unionAll(
      eb
        .selectFrom('quotes as named')
        .select('named.id')
        .where('named.person_id', 'is', null)
        .where(sql<boolean>`named.contact_email = ${email}`)
        // An agency's draft becomes visible to the client by a link.
        .where((either) =>
          either.or([
            either.and([either('named.agent_id', 'is', null), either('named.agency_id', 'is', null)]),
            either('named.completed', '=', true),
          ]),
        ),
    )
    .unionAll(
      eb
        .selectFrom('retrieval_links')
        .innerJoin('quotes as linked', 'linked.id', 'retrieval_links.quote_id')
        .select('linked.id')
        .where('linked.person_id', 'is', null)
        .where('retrieval_links.email', '=', email)
        .where('retrieval_links.revoked_at', 'is', null)
        .where('retrieval_links.expires_at', '>', at),
    )

import type { LinkCreate } from '@coverwright/contract/links'
import type { Static } from 'typebox'
import type { Database } from '../../../platform/database/database.ts'
import { refusedFields } from '../../../platform/errors/app-error.ts'
import { fieldErrors } from '../../../platform/errors/field-errors.ts'
import { emailKey } from '../../../platform/mail/email-key.ts'
import { refusedCards, refusedWords } from '../../1-foundation/idempotency/refused-words.ts'
import { runOncePerKey } from '../../1-foundation/idempotency/run-once-per-key.ts'
import type { Notify } from '../../1-foundation/mails/notify.ts'
import type { PageAddress } from '../../1-foundation/site/page-address.ts'
import type { ServedSite } from '../../1-foundation/site/served-site.ts'
import { type Actor, actorPseudonym } from '../../2-identity/actor/actor.ts'
import { notFoundOrSignIn } from '../../2-identity/roles/refusals.ts'
import { worksForClients } from '../../2-identity/roles/roles.ts'
import { checkedEmail } from '../../2-identity/users/checked-email.ts'
import type { Staff } from '../../2-identity/users/staff.ts'
import { requireLockedQuote } from '../quotes/require-quote.ts'
import type { QuoteReader, QuoteRow, QuoteSnapshot } from '../quotes/snapshot/quote-snapshot.ts'
import { aboutSender } from './about-sender.ts'
import { companyOf } from './company-of.ts'
import { refuseTooManyLinks } from './link-limits.ts'
import { findLink, type LinkRow } from './links.store.ts'
import { linkAddress, makeLink, ownersEmail } from './make-link.ts'

export type Dependencies = {
  db: Database
  reader: QuoteReader
  notify: Notify
  staff: Pick<Staff, 'agency'>
  pageAddress: PageAddress
  clock: () => Date
}

type LinkRequest = {
  readonly id: string
  readonly body: Static<typeof LinkCreate>
  readonly served: ServedSite
  readonly key: string | undefined
}

/**
 * Sends a link to a quote, for the applicant to resume it later or for an agent to hand it over. A repeated
 * Idempotency-Key sends nothing more.
 */
export async function createLink(dependencies: Dependencies, actor: Actor, request: LinkRequest): Promise<LinkRow> {
  const { db, clock } = dependencies
  const { id, body, key, served } = request
  const words = { note: body.note }
  const refusals = [...refusedWords(words, served.translate), ...refusedCards(words, served.translate)]
  if (refusals.length > 0) throw refusedFields(refusals)
  return await db.transaction().execute(async (trx) => {
    const row = await requireLockedQuote(trx, { ...actor, id })
    const keyedRequest = { by: { actor }, call: 'createLink', key, request: [id, body], quoteId: id, now: clock() }
    const outcome = await runOncePerKey(trx, keyedRequest, (uuid) =>
      send(trx, dependencies, { ...request, actor, row, uuid }),
    )
    if ('created' in outcome) return outcome.created
    const link = await findLink(trx, outcome.earlierId)
    if (!link) throw notFoundOrSignIn(actor, 'link')
    return link
  })
}

type NewLink = LinkRequest & { readonly actor: Actor; readonly row: QuoteRow; readonly uuid: string }

async function send(
  trx: Database,
  { reader, notify, staff, pageAddress, clock }: Dependencies,
  { actor, row, uuid, body, served }: NewLink,
): Promise<LinkRow> {
  const now = clock()
  const email = checkedEmail(body.email)
  const owner = await ownersEmail(trx, row)
  // It would open nothing: links to an owned quote open only for the owner's address.
  if (owner !== undefined && owner !== email)
    throw refusedFields(fieldErrors([{ path: 'email', key: 'validationError.linkNotTheirs' }], served.translate))
  await refuseTooManyLinks(trx, { quoteId: row.id, email }, now)
  const purpose = worksForClients(actor.role) ? 'hand_over' : 'save'
  const link = await makeLink(trx, { uuid, quote: row, email, purpose, actor: actorPseudonym(actor) }, now)
  const quote = reader.open(row, now, actor)
  const mail = {
    ...aboutSender(quote),
    to: email,
    site: row.site,
    link: linkAddress(pageAddress, row.site, link),
    company: companyOf(quote),
    until: link.expires_at,
  }
  await notify(
    trx,
    'applicant',
    purpose === 'save'
      ? { ...mail, kind: 'saved_application', sender: senderName(quote, actor, email) }
      : { ...mail, kind: 'handed_over', note: body.note, ...senderOf(actor, staff, served) },
    { id: link.uuid },
  )
  return link
}

/** The sender's name, if the link goes to an address that is not known to be theirs. Empty if they gave none. */
function senderName({ flowState: { view } }: QuoteSnapshot, { person }: Actor, to: string): string | undefined {
  const own = [person?.email, view.get('contact_email')].filter((email) => typeof email === 'string').map(emailKey)
  if (own.includes(emailKey(to))) return undefined
  const names = [view.get('contact_first_name'), view.get('contact_last_name')]
  return names.filter((name) => typeof name === 'string').join(' ')
}

/** The party handing a quote over: the agent's agency, or else the site. */
const senderOf = ({ person }: Actor, staff: Dependencies['staff'], { site }: ServedSite) => ({
  agency: staff.agency(person?.agencyId)?.name ?? site.name,
  agent: [person?.first_name, person?.last_name].filter(Boolean).join(' ') || (person?.email ?? ''),
})

import type { Database } from '../../../platform/database/database.ts'
import { keyLifetimeMs } from '../../1-foundation/idempotency/run-once-per-key.ts'
import { forgetGivenUpMails } from '../../1-foundation/mails/mails.store.ts'
import type { Sites } from '../../1-foundation/site/served-site.ts'
import { deleteEventsBefore } from '../../1-foundation/webhooks/events.store.ts'
import { deleteExpiredSecrets } from '../../1-foundation/webhooks/secrets.store.ts'

const hourInMs = 3_600_000
const dayInMs = 24 * hourInMs

/** How many days expired rows are kept: for limits, for support, and to tell that a link has expired. */
const keptDays = { codes: 1, links: 30, webhooks: 30, unsentMail: 30, givenUpMail: 7, sentMail: 365 } as const

const before = (now: Date, days: number): Date => new Date(now.getTime() - days * dayInMs)

/**
 * Deletes expired personal data: codes, sessions with their sign-ins, links, rows of sent mail, what
 * webhooks told and were answered, and people who were
 * registered but never signed in.
 */
export async function deleteExpired(db: Database, sites: Sites, now: Date): Promise<void> {
  await db.deleteFrom('sign_in_codes').where('created_at', '<', before(now, keptDays.codes)).execute()
  await db
    .deleteFrom('oidc_requests')
    .where('created_at', '<', new Date(now.getTime() - hourInMs))
    .execute()
  await db.deleteFrom('sessions').where('expires_at', '<', now).execute()
  await db.deleteFrom('proven_devices').where('expires_at', '<', now).execute()
  await db
    .deleteFrom('request_keys')
    .where('created_at', '<', new Date(now.getTime() - keyLifetimeMs))
    .execute()
  await deleteExpiredSecrets(db, now)
  await deleteEventsBefore(db, before(now, keptDays.webhooks))
  await deleteLinks(db, sites, now)
  await deleteUnprovenPeople(db, sites, now)
  await forgetGivenUpMails(db, before(now, keptDays.givenUpMail))
  // Mail that is still to be sent stays. A message to support is erased with its case, and its mail with it.
  await db
    .deleteFrom('mails')
    .where('created_at', '<', before(now, keptDays.sentMail))
    .where(({ or, eb }) => or([eb('sent_at', 'is not', null), eb('sealed', 'is', null)]))
    .execute()
  await db
    .deleteFrom('held_mails')
    .where('created_at', '<', before(now, keptDays.sentMail))
    .where('sealed', 'is', null)
    .execute()
  // Its site is gone, or it cannot be read.
  await db
    .deleteFrom('held_mails')
    .where('due_at', '<', before(now, keptDays.unsentMail))
    .where('sealed', 'is not', null)
    .execute()
  // Who has chosen nothing gets another link with their next mail.
  await db
    .deleteFrom('mail_choices')
    .where('created_at', '<', before(now, keptDays.sentMail))
    .where('changed_at', 'is', null)
    .execute()
}

/**
 * Businesses that nobody confirmed, and people who never proved their address and to whom nothing belongs. At which site
 * they were registered is not known, so they stay as long as the site with the longest retention keeps drafts.
 */
async function deleteUnprovenPeople(db: Database, sites: Sites, now: Date): Promise<void> {
  const days = Math.max(...sites.all.map(({ site }) => site.retention.draftDays))
  await db
    .deleteFrom('registered_businesses')
    .where('confirmed_at', 'is', null)
    .where('updated_at', '<', before(now, days))
    .execute()
  await db
    .deleteFrom('people')
    .where('proven_at', 'is', null)
    .where('created_at', '<', before(now, days))
    .where(({ and, not, exists, selectFrom }) =>
      and([
        not(exists(selectFrom('sign_ins').select('id').whereRef('sign_ins.person_id', '=', 'people.id'))),
        // The sample staff have authenticators before they first sign in.
        not(exists(selectFrom('second_factors').select('person_id').whereRef('person_id', '=', 'people.id'))),
        // Named in a browser where they may still prove their address.
        not(exists(selectFrom('registered_names').select('person_id').whereRef('person_id', '=', 'people.id'))),
        not(exists(selectFrom('registered_businesses').select('id').whereRef('person_id', '=', 'people.id'))),
        // Apart, so that each is a join and not a scan of all quotes for each person.
        not(exists(selectFrom('quotes').select('id').whereRef('quotes.person_id', '=', 'people.id'))),
        not(exists(selectFrom('quotes').select('id').whereRef('quotes.agent_id', '=', 'people.id'))),
        not(exists(selectFrom('quotes').select('id').whereRef('quotes.account_uuid', '=', 'people.account_uuid'))),
      ]),
    )
    .execute()
}

/** Except links to quotes under a legal hold: who was sent one may be what matters. */
async function deleteLinks(db: Database, sites: Sites, now: Date): Promise<void> {
  for (const { site } of sites.all) {
    const { legalHold } = site.retention
    if (legalHold === true) continue
    const onHold = legalHold === false ? [] : [...legalHold]
    await db
      .deleteFrom('retrieval_links')
      .where('expires_at', '<', before(now, keptDays.links))
      .where('quote_id', 'in', (eb) =>
        eb
          .selectFrom('quotes')
          .select('id')
          .where('site', '=', site.id)
          .$if(onHold.length > 0, (query) => query.where('uuid', 'not in', onHold)),
      )
      .execute()
  }
}

import type { Database } from '../../../platform/database/database.ts'
import { keptForMs } from '../../1-foundation/idempotency/once.ts'
import type { Sites } from '../../1-foundation/site/served-site.ts'

const hourInMs = 3_600_000
const dayInMs = 24 * hourInMs

/** How long what is over is kept, in days: for limits, for who asks what happened, and to say that it is over. */
const keptDays = { codes: 1, links: 30, sentMail: 365 } as const

const before = (now: Date, days: number): Date => new Date(now.getTime() - days * dayInMs)

/**
 * Takes out what is over and names somebody or stands for them: codes, sessions with their sign-ins, links, the rows of
 * mail that was sent, whoever was registered and never came. Nobody has to come by for it to happen.
 */
export async function sweepEnded(db: Database, sites: Sites, now: Date): Promise<void> {
  await db.deleteFrom('sign_in_codes').where('created_at', '<', before(now, keptDays.codes)).execute()
  await db
    .deleteFrom('oidc_requests')
    .where('created_at', '<', new Date(now.getTime() - hourInMs))
    .execute()
  await db.deleteFrom('sessions').where('expires_at', '<', now).execute()
  await db.deleteFrom('proven_devices').where('expires_at', '<', now).execute()
  await db
    .deleteFrom('request_keys')
    .where('created_at', '<', new Date(now.getTime() - keptForMs))
    .execute()
  await sweepLinks(db, sites, now)
  await sweepStrangers(db, sites, now)
  // A message to support goes with its case; the mail that carries it has the same id.
  await db
    .deleteFrom('mails')
    .where('created_at', '<', before(now, keptDays.sentMail))
    .where(({ or, eb }) => or([eb('sent_at', 'is not', null), eb('sealed', 'is', null)]))
    .execute()
}

/**
 * People whose address nobody ever proved, and whom nothing here is of. No site knows whom it registered, so they stay as
 * long as drafts do where these stay longest.
 */
async function sweepStrangers(db: Database, sites: Sites, now: Date): Promise<void> {
  const days = Math.max(...sites.all.map(({ site }) => site.retention.draftDays))
  await db
    .deleteFrom('people')
    .where('proven_at', 'is', null)
    .where('created_at', '<', before(now, days))
    .where(({ and, not, exists, selectFrom }) =>
      and([
        not(exists(selectFrom('sign_ins').select('id').whereRef('sign_ins.person_id', '=', 'people.id'))),
        // The sample staff's authenticators are there before they come.
        not(exists(selectFrom('second_factors').select('person_id').whereRef('person_id', '=', 'people.id'))),
        // Somebody said who they are at a browser that may still prove it.
        not(exists(selectFrom('registered_names').select('person_id').whereRef('person_id', '=', 'people.id'))),
        // One by one, so that each is a join and quotes are not gone through for everybody.
        not(exists(selectFrom('quotes').select('id').whereRef('quotes.person_id', '=', 'people.id'))),
        not(exists(selectFrom('quotes').select('id').whereRef('quotes.agent_id', '=', 'people.id'))),
        not(exists(selectFrom('quotes').select('id').whereRef('quotes.account_uuid', '=', 'people.account_uuid'))),
      ]),
    )
    .execute()
}

/** But for links to quotes that are held: who was given one may be what matters. */
async function sweepLinks(db: Database, sites: Sites, now: Date): Promise<void> {
  for (const { site } of sites.all) {
    const { legalHold } = site.retention
    if (legalHold === true) continue
    const held = legalHold === false ? [] : [...legalHold]
    await db
      .deleteFrom('retrieval_links')
      .where('expires_at', '<', before(now, keptDays.links))
      .where('quote_id', 'in', (eb) =>
        eb
          .selectFrom('quotes')
          .select('id')
          .where('site', '=', site.id)
          .$if(held.length > 0, (query) => query.where('uuid', 'not in', held)),
      )
      .execute()
  }
}

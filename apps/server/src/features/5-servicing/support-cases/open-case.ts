import { isTopic } from '@coverwright/catalogue/support/topics'
import type { CaseSent, WebToCase } from '@coverwright/contract/support/cases'
import { isBlank } from '@coverwright/core/answers/answers'
import type { Database } from '../../../platform/database/database.ts'
import type { Encryptor } from '../../../platform/encryption/encryptor.ts'
import { type FieldError, refusedFields } from '../../../platform/errors/app-error.ts'
import { refusedCards, refusedWords } from '../../1-foundation/idempotency/refused-words.ts'
import { runOncePerKey } from '../../1-foundation/idempotency/run-once-per-key.ts'
import { recipientKey } from '../../1-foundation/mails/recipient-key.ts'
import type { ServedSite } from '../../1-foundation/site/served-site.ts'
import type { Actor } from '../../2-identity/actor/actor.ts'
import { checkedEmail } from '../../2-identity/users/checked-email.ts'
import { holdAccount } from '../../2-identity/users/hold-account.ts'
import { lockQuote } from '../../3-quoting/quotes/quotes.store.ts'
import { encryptCaseDetails } from './case-details.ts'
import { caseReference } from './case-reference.ts'
import { queueForwarding } from './forward-case.job.ts'
import { hasQuoteOfAccount, insertCase } from './support-cases.store.ts'

type Dependencies = { db: Database; encryptor: Encryptor; clock: () => Date }

type CaseInput = {
  readonly served: ServedSite
  /** Undefined for a browser without a session. */
  readonly actor: Actor | undefined
  readonly body: WebToCase
  readonly key: string | undefined
}

/** Stores a support case and queues its forwarding, both or neither. The same key again is the same case. Source: C6. */
export async function openCase({ db, encryptor, clock }: Dependencies, input: CaseInput): Promise<CaseSent> {
  const { served, actor, body, key } = input
  const { subject, details } = validateCase(body, served)
  const now = clock()
  const uuid = await db.transaction().execute(async (trx) => {
    await holdAccount(trx, actor?.person)
    const quoteId = await quoteOf(trx, body, actor)
    const keyedRequest = {
      by: actor ? { actor } : { site: served.site.id },
      call: 'sendWebToCase',
      key,
      request: [served.site.id, body],
      ...(quoteId === null ? {} : { quoteId }),
      now,
    }
    const outcome = await runOncePerKey(trx, keyedRequest, async (id) => {
      await insertCase(trx, {
        uuid: id,
        site: served.site.id,
        subject,
        sealed: encryptCaseDetails(encryptor, details, id),
        sender: details.email === undefined ? null : recipientKey(encryptor, details.email),
        account_uuid: await accountOf(trx, body, actor),
        quote_id: quoteId,
        state: 'waiting',
        attempts: 0,
        created_at: now,
      })
      await queueForwarding(trx, id)
      return id
    })
    return 'created' in outcome ? outcome.created : outcome.earlierId
  })
  return { reference: caseReference(uuid) }
}

/** @throws AppError that names every field with a problem */
function validateCase({ subject, description, name = '', email = '' }: WebToCase, { site, translate }: ServedSite) {
  const fieldError = (field: string, key: string): FieldError => ({ field, message: translate(key), key })
  const missing = (field: string): FieldError => fieldError(field, 'validationError.requiredField')
  const errors = [
    ...(isTopic(site, subject) ? [] : [missing('subject')]),
    ...(isBlank(description) ? [missing('description')] : []),
    ...refusedWords({ description, name }, translate),
    ...refusedCards({ description, name }, translate),
  ]
  if (errors.length > 0) throw refusedFields(errors)
  const details = {
    description: description.trim(),
    ...(isBlank(name) ? {} : { name: name.trim() }),
    ...(email.trim() === '' ? {} : { email: checkedEmail(email) }),
  }
  return { subject, details }
}

/** The account it is sent from. One that is merely named counts when a quote of the actor's belongs to it. */
async function accountOf(trx: Database, { CW_AccountUUID__c: accountUuid }: WebToCase, actor: Actor | undefined) {
  if (actor?.person?.role === 'customer') return actor.person.account_uuid
  return accountUuid && actor && (await hasQuoteOfAccount(trx, actor, accountUuid)) ? accountUuid : null
}

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The quote it is about, locked until the case is stored. One that is not the actor's is ignored silently. */
async function quoteOf(trx: Database, { quote_id: id }: WebToCase, actor: Actor | undefined): Promise<string | null> {
  if (!actor || id === undefined || !uuidPattern.test(id)) return null
  return (await lockQuote(trx, { ...actor, id }))?.id ?? null
}

import { randomUUID } from 'node:crypto'
import type { Database } from '../../../platform/database/database.ts'
import type { Encryptor } from '../../../platform/encryption/encryptor.ts'
import type { MailRequest } from './mail.ts'
import { insertMail } from './mails.store.ts'
import { queueSending } from './queue-sending.ts'
import { recipientKey } from './recipient-key.ts'

export type MailQueueDependencies = { readonly encryptor: Encryptor; readonly clock: () => Date }

/** Queues a mail, which is sent if the transaction commits. It is stored encrypted. */
export async function queueMail(
  trx: Database,
  { encryptor, clock }: MailQueueDependencies,
  mail: MailRequest,
  id: string = randomUUID(),
): Promise<void> {
  await insertMail(trx, {
    id,
    kind: mail.kind,
    site: mail.site,
    recipient: recipientKey(encryptor, mail.to),
    sealed: encryptor.encrypt(mail, id).$sealed,
    created_at: clock(),
    sent_at: null,
    given_up_at: null,
    failure: null,
  })
  await queueSending(trx, id)
}

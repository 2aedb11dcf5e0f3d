import { hkdfSync } from 'node:crypto'
import type { StaffFile } from '@coverwright/catalogue/staff/staff'
import type { SampleAuthenticator } from '@coverwright/contract/outbox'
import type { Database } from '../../../platform/database/database.ts'
import { emailKey } from '../../../platform/mail/email-key.ts'
import { codeNow, secretOf } from '../../2-identity/second-factor/authenticator.ts'
import type { SecondFactors } from '../../2-identity/second-factor/second-factors.ts'
import { ensurePerson, findPersonByEmail } from '../../2-identity/users/users.store.ts'

export type SampleAuthenticators = ReturnType<typeof createSampleAuthenticators>

type Dependencies = {
  db: Database
  people: StaffFile['people']
  secretKey: Buffer
  secondFactors: SecondFactors
  clock: () => Date
}

/**
 * The authenticators of the sample staff, who are invented and have no phones: each secret is derived from this
 * server's key, and the page with the mails of a local start shows their codes.
 */
export const createSampleAuthenticators = ({ db, people, secretKey, secondFactors, clock }: Dependencies) => {
  const secretFor = (email: string): string =>
    secretOf(Buffer.from(hkdfSync('sha256', secretKey, '', `coverwright sample authenticator ${email}`, 20)))
  const emails = people.map(({ email }) => emailKey(email))

  return {
    /** Creates their accounts here, and enrols them. */
    async enrol(): Promise<void> {
      for (const email of emails) {
        const { id } = await ensurePerson(db, { email }, clock())
        await secondFactors.enrolWith(id, secretFor(email))
      }
    },

    /** The current code of each of their apps. */
    async shown(): Promise<SampleAuthenticator[]> {
      const authenticators: SampleAuthenticator[] = []
      for (const email of emails) {
        const person = await findPersonByEmail(db, email)
        const secret = person && (await secondFactors.secretOf(person.id))
        if (secret)
          authenticators.push({ email, secret: secret.secret, code: codeNow(secret.secret, secret.usedSteps, clock()) })
      }
      return authenticators
    },
  }
}

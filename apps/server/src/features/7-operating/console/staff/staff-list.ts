import type { StaffFile } from '@coverwright/catalogue/staff/staff'
import type { StaffEntry } from '@coverwright/contract/console/staff'
import type { Database } from '../../../../platform/database/database.ts'
import { AppError, notFound } from '../../../../platform/errors/app-error.ts'
import { emailKey } from '../../../../platform/mail/email-key.ts'
import { logAccess } from '../../../2-identity/access/access-log.store.ts'
import { type Actor, actorPseudonym } from '../../../2-identity/actor/actor.ts'
import { resetSecondFactor } from '../../../2-identity/second-factor/reset-second-factor.ts'
import { endSignInsOfPerson } from '../../../2-identity/sessions/sessions.store.ts'
import { findPersonByEmail } from '../../../2-identity/users/users.store.ts'
import { listSignInStates } from './staff-list.store.ts'

type Dependencies = { db: Database; staffFile: StaffFile; clock: () => Date }

/** Everybody of the staff file, and how they sign in. */
export async function staffList({ db, staffFile, clock }: Dependencies): Promise<StaffEntry[]> {
  const { people, agencies } = staffFile
  const states = await listSignInStates(
    db,
    people.map(({ email }) => emailKey(email)),
    clock(),
  )
  return people.map(({ email, first_name, last_name, role, agency, licenses = [] }) => {
    const name = [first_name, last_name].filter(Boolean).join(' ')
    const employer = agencies.find(({ id }) => id === agency)?.name
    const state = states.find((each) => each.email === emailKey(email))
    return {
      ...{ email, role, licenses: [...licenses] },
      ...(name ? { name } : {}),
      ...(first_name === undefined ? {} : { first_name }),
      ...(last_name === undefined ? {} : { last_name }),
      ...(employer ? { agency: employer } : {}),
      ...(agency === undefined ? {} : { agency_id: agency }),
      has_second_factor: state?.has_second_factor ?? false,
      sign_ins: state?.sign_ins ?? 0,
      ...(state?.last_seen_at ? { last_seen_at: state.last_seen_at.toISOString() } : {}),
    }
  })
}

/** Signs somebody of the staff out everywhere. */
export async function signOutStaff(dependencies: Dependencies, actor: Actor, email: string): Promise<void> {
  requireStaff(dependencies, email)
  const { db, clock } = dependencies
  const person = await findPersonByEmail(db, email)
  if (!person) return
  await db.transaction().execute(async (trx) => {
    await endSignInsOfPerson(trx, person.id, clock())
    const event = { kind: 'signed_out', personId: person.id, detail: { by: 'operator' } } as const
    await logAccess(trx, { ...event, actor: actorPseudonym(actor) }, clock())
  })
}

/**
 * Lets a member of staff set up another authenticator. Nobody can do it for themselves: otherwise anybody who reads
 * the last operator's mail could sign in.
 */
export async function resetStaff(dependencies: Dependencies, actor: Actor, email: string): Promise<void> {
  requireStaff(dependencies, email)
  if (actor.person?.email === emailKey(email))
    throw new AppError(409, 'second_factor.own', 'Only another operator or the command on the server can reset yours.')
  await resetSecondFactor(dependencies.db, email, dependencies.clock(), actorPseudonym(actor))
}

function requireStaff({ staffFile }: Dependencies, email: string): void {
  if (!staffFile.people.some((member) => emailKey(member.email) === emailKey(email))) throw notFound('staff_member')
}

import type { StaffFile, StaffMember } from '@coverwright/catalogue/staff/staff'
import type { StaffFileChange, StaffFileState, StaffToSave } from '@coverwright/contract/console/staff'
import type { Database } from '../../../../platform/database/database.ts'
import { AppError, notFound, refusedFields } from '../../../../platform/errors/app-error.ts'
import { emailKey } from '../../../../platform/mail/email-key.ts'
import { isReplaceable } from '../../../../platform/replace-file.ts'
import type { Notify } from '../../../1-foundation/mails/notify.ts'
import type { PageAddress } from '../../../1-foundation/site/page-address.ts'
import { logAccess } from '../../../2-identity/access/access-log.store.ts'
import { type Actor, actorPseudonym } from '../../../2-identity/actor/actor.ts'
import { endSignInsOfPerson } from '../../../2-identity/sessions/sessions.store.ts'
import type { LiveStaff } from '../../../2-identity/users/live-staff.ts'
import { checkedStaff } from '../../../2-identity/users/read-staff.ts'
import { findPersonByEmail } from '../../../2-identity/users/users.store.ts'
import { lockFile } from '../files/file-lock.store.ts'
import { readOperatorFile, textHash, writeOperatorFile } from '../files/operator-file.ts'

export type StaffChanging = {
  readonly db: Database
  readonly notify: Notify
  readonly clock: () => Date
  readonly staffFile: LiveStaff
  /** Undefined where nobody changes it here. */
  readonly staffFilePath: string | undefined
  readonly pageAddress: PageAddress
}

const staffRoles = [
  'agent',
  'sub_agent',
  'self_service_agent',
  'platform_agent',
  'support',
  'desk',
  'operator',
] as const satisfies readonly StaffMember['role'][]

/** What a change of the file is based on. */
export async function staffFileState({
  staffFile,
  staffFilePath,
}: Pick<StaffChanging, 'staffFile' | 'staffFilePath'>): Promise<StaffFileState> {
  const operatorFile = staffFilePath === undefined ? undefined : await readOperatorFile(staffFilePath)
  return {
    // Of the samples, the text that would be deployed.
    hash: textHash(operatorFile?.text ?? textOf(staffFile)),
    can_write: staffFilePath !== undefined && (await isReplaceable(staffFilePath)),
    roles: [...staffRoles],
    agencies: staffFile.agencies.map(({ id, name }) => ({ id, name })),
  }
}

/** Adds somebody, who is invited by mail, or changes what they are. Nobody changes themselves. */
export async function saveStaffMember(
  changing: StaffChanging,
  actor: Actor,
  { base, ...changes }: StaffToSave,
): Promise<StaffFileChange> {
  const member = { ...changes, email: changes.email.trim() }
  return await changeStaff(changing, actor, { base, email: member.email }, (file, before) => ({
    ...file,
    people: before
      ? file.people.map((each) => (each === before ? { ...withoutAsked(each), ...member } : each))
      : [...file.people, member],
  }))
}

/** Removes a person from the file, and signs them out. They stay in the records. */
export async function removeStaffMember(
  changing: StaffChanging,
  actor: Actor,
  { base, email }: { readonly base: string; readonly email: string },
): Promise<StaffFileChange> {
  return await changeStaff(changing, actor, { base, email }, (file, before) => {
    if (!before) throw notFound('staff_member')
    return { ...file, people: file.people.filter((each) => each !== before) }
  })
}

type Change = (file: StaffFile, before: StaffMember | undefined) => StaffFile

/** The file is written last, in the transaction that records it. */
async function changeStaff(
  changing: StaffChanging,
  actor: Actor,
  { base, email }: { readonly base: string; readonly email: string },
  change: Change,
): Promise<StaffFileChange> {
  if (actor.person?.email === emailKey(email))
    throw new AppError(409, 'staff_member.own', 'Only another operator can change your own permissions.')
  const { db, staffFile, staffFilePath, clock } = changing
  const outcome = await db.transaction().execute(async (trx): Promise<StaffFileChange> => {
    await lockFile(trx, 'staff')
    const text = (staffFilePath === undefined ? undefined : await readOperatorFile(staffFilePath))?.text
    const current = text ?? textOf(staffFile)
    if (textHash(current) !== base)
      throw new AppError(409, 'staff_file.changed', 'The staff file has changed. Read it again.')
    const file = soundStaff(current)
    const before = memberOf(file, email)
    const changedFile = change(file, before)
    const next = textOf(soundStaff(textOf(changedFile)))
    if (staffFilePath === undefined || !(await isReplaceable(staffFilePath))) return { written: false, text: next }
    const after = memberOf(changedFile, email)
    const person = await findPersonByEmail(trx, email)
    if (person && before?.role !== after?.role) await endSignInsOfPerson(trx, person.id, clock())
    if (!before) await invite(trx, changing, actor, email)
    const detail = { before: before?.role ?? 'none', after: after?.role ?? 'none' }
    const event = { kind: 'staff_changed', actor: actorPseudonym(actor), personId: person?.id, detail } as const
    await logAccess(trx, event, clock())
    await writeOperatorFile(staffFilePath, next)
    return { written: true }
  })
  staffFile.look()
  return outcome
}

const memberOf = ({ people }: StaffFile, email: string): StaffMember | undefined =>
  people.find((each) => emailKey(each.email) === emailKey(email))

/** What the form does not name stays: title, phone, picture. */
function withoutAsked({ first_name: _1, last_name: _2, agency: _3, licenses: _4, ...rest }: StaffMember) {
  return rest
}

const textOf = ({ agencies, people }: StaffFile): string => `${JSON.stringify({ agencies, people }, undefined, 2)}\n`

/** Refuses a file that a server would not start with, and one that nobody could change here any more. */
function soundStaff(text: string): StaffFile {
  const staff = checkedStaff(JSON.parse(text))
  if (typeof staff === 'string') throw refusedFields([{ field: 'staff', message: staff }])
  if (!staff.people.some(({ role }) => role === 'operator'))
    throw new AppError(409, 'staff_member.last_operator', 'At least one operator has to remain.')
  return staff
}

async function invite(trx: Database, changing: StaffChanging, { site }: Actor, to: string): Promise<void> {
  const link = changing.pageAddress(site, '/sign-in')
  await changing.notify(trx, 'person', { kind: 'staff_invited', to, site, link })
}

import type { StaffEntry, StaffFileChange } from '@coverwright/contract/console/staff'
import { shownDate } from '@coverwright/core/text/shown-date'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { resetSecondFactor, signOutStaff, staffFileQuery, staffQuery } from '../../../api/resources/console/staff.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { blank, Cell, ResponsiveTable, RowHead, TableRow } from '../../../ui/layout/responsive-table.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { momentText } from '../../account/account-text.ts'
import { ConsoleFailed, ConsoleFrame, type ConsoleProps } from '../console-frame.tsx'
import { saveFile } from '../save-file.ts'
import { StaffDialog } from './staff-dialog.tsx'

const columns = ['name', 'role', 'licenses', 'factor', 'seen', 'do'] as const

/** Who works here: roles and licenses as the staff file has them, and how each signs in. */
export const StaffPage = () => <ConsoleFrame path="/console/staff">{(props) => <StaffList {...props} />}</ConsoleFrame>

function StaffList({ application: { site, user }, t }: ConsoleProps) {
  const { data, error, refetch } = useQuery(staffQuery)
  const signOut = useMutation({ mutationFn: signOutStaff })
  const { data: file } = useQuery(staffFileQuery)
  const [reset, setReset] = useState<string>()
  const [dialog, setOpened] = useState<{ readonly person?: StaffEntry }>()
  const [toDeploy, setToDeploy] = useState<string>()
  const onChanged = (change: StaffFileChange) => {
    setOpened(undefined)
    setToDeploy(change.text)
  }
  if (error) return <ConsoleFailed error={error} onRetry={() => void refetch()} t={t} />
  if (!data) return <Skeleton words={t('console.loading')} />
  return (
    <>
      <p className="hint">{t('console.staff.hint')}</p>
      <div className="actions">
        <Button kind="line" disabled={!file} onClick={() => setOpened({})}>
          {t('console.staff.invite')}
        </Button>
      </div>
      {toDeploy !== undefined && (
        <Notice title={t('console.staff.deploy')} urgent>
          <p>{t('console.staff.deploy.text')}</p>
          <Button kind="line" onClick={() => saveFile('staff.json', toDeploy)}>
            {t('console.sites.download')}
          </Button>
        </Notice>
      )}
      {signOut.isError && <Notice kind="negative" title={t('console.failed')} urgent />}
      <ResponsiveTable
        className="console-list"
        caption={t('console.staff')}
        columns={columns.map((id) => ({ id, label: t(`console.staff.${id}`), isHidden: id === 'do' }))}
      >
        {data.map((person) => (
          <TableRow key={person.email}>
            <RowHead>
              {person.name ?? person.email}
              <small>{person.name && person.email}</small>
            </RowHead>
            <Cell label={t('console.staff.role')}>
              <span>
                {t(`console.role.${person.role}`)}
                {person.agency && <small>{person.agency}</small>}
              </span>
            </Cell>
            <Cell label={t('console.staff.licenses')}>
              <Licenses licenses={person.licenses} dated={(day) => shownDate(day, site.locale)} t={t} />
            </Cell>
            <Cell label={t('console.staff.factor')}>
              {t(person.has_second_factor ? 'console.staff.factor.yes' : 'console.staff.factor.no')}
            </Cell>
            <Cell label={t('console.staff.seen')}>
              <span>
                {person.last_seen_at ? momentText(person.last_seen_at, site.locale) : blank}
                {person.sign_ins > 0 && <small>{t('console.staff.signedIn', { count: person.sign_ins })}</small>}
              </span>
            </Cell>
            <Cell>
              <span className="console-acts">
                {file && person.email !== user.email && (
                  <Button kind="quiet" small onClick={() => setOpened({ person })}>
                    {t('console.staff.change')}
                  </Button>
                )}
                {person.sign_ins > 0 && (
                  <Button
                    kind="quiet"
                    small
                    busy={signOut.isPending && signOut.variables === person.email}
                    onClick={() => signOut.mutate(person.email)}
                  >
                    {t('console.staff.signOut')}
                  </Button>
                )}
                {person.has_second_factor && person.email !== user.email && (
                  <Button kind="line" small onClick={() => setReset(person.email)}>
                    {t('console.staff.reset')}
                  </Button>
                )}
              </span>
            </Cell>
          </TableRow>
        ))}
      </ResponsiveTable>
      {dialog && file && (
        <StaffDialog file={file} person={dialog.person} onDone={onChanged} onClose={() => setOpened(undefined)} t={t} />
      )}
      {reset !== undefined && <ResetDialog email={reset} onClose={() => setReset(undefined)} t={t} />}
    </>
  )
}

type LicensesProps = Pick<StaffEntry, 'licenses'> &
  Pick<ConsoleProps, 't'> & { readonly dated: (day: string) => string }

function Licenses({ licenses, dated, t }: LicensesProps) {
  if (licenses.length === 0) return blank
  return licenses.map(({ country, number, states, expires }) => (
    <span key={`${country} ${number}`}>
      {[country, ...(states ?? [])].join(' ')} {number}
      {expires && <small>{t('console.staff.expires', { day: dated(expires) })}</small>}
    </span>
  ))
}

type ResetProps = Pick<ConsoleProps, 't'> & { readonly email: string; readonly onClose: () => void }

function ResetDialog({ email, onClose, t }: ResetProps) {
  const reset = useMutation({ mutationFn: () => resetSecondFactor(email), onSuccess: onClose })
  return (
    <Dialog title={t('console.staff.reset')} closeLabel={t('ui.close')} onClose={onClose} alert>
      <p>{t('console.staff.reset.text', { email })}</p>
      {reset.isError && <Notice kind="negative" title={t('console.failed')} urgent />}
      <Button kind="danger" busy={reset.isPending} onClick={() => reset.mutate()}>
        {t('console.staff.reset.do')}
      </Button>
    </Dialog>
  )
}

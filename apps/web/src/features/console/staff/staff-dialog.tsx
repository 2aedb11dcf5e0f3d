import type { StaffEntry, StaffFileChange, StaffFileState } from '@coverwright/contract/console/staff'
import type { Translate } from '@coverwright/core/text/text'
import { isEmailAddress } from '@coverwright/core/validation/rules/identity/is-email-address'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { removeStaffMember, saveStaffMember } from '../../../api/resources/console/staff.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { LabelledControl } from '../../../ui/layout/labelled-control.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { LicenseFields } from './license-fields.tsx'
import { StaffProblem } from './staff-problem.tsx'

type Props = {
  readonly file: StaffFileState
  /** Absent for somebody who is invited. */
  readonly person: StaffEntry | undefined
  readonly onDone: (change: StaffFileChange) => void
  readonly onClose: () => void
  readonly t: Translate
}

type Role = StaffFileState['roles'][number]

const ofAgency: readonly string[] = ['agent', 'sub_agent']

/** Invites somebody, or changes what they are: the staff file is written, or handed over to be deployed. */
export function StaffDialog({ file, person, onDone, onClose, t }: Props) {
  const [email, setEmail] = useState(person?.email ?? '')
  const [first, setFirst] = useState(person?.first_name ?? '')
  const [last, setLast] = useState(person?.last_name ?? '')
  const [role, setRole] = useState<Role>(file.roles.find((each) => each === person?.role) ?? 'desk')
  const [agency, setAgency] = useState(person?.agency_id ?? file.agencies[0]?.id ?? '')
  const [licenses, setLicenses] = useState(person?.licenses ?? [])
  const [hasTried, setTried] = useState(false)
  const base = file.hash
  const save = useMutation({
    mutationFn: () =>
      saveStaffMember({
        ...{ base, email: email.trim(), role },
        ...(first.trim() ? { first_name: first.trim() } : {}),
        ...(last.trim() ? { last_name: last.trim() } : {}),
        ...(ofAgency.includes(role) ? { agency } : {}),
        ...(licenses.length > 0 ? { licenses } : {}),
      }),
    onSuccess: onDone,
  })
  const wrong = isEmailAddress(email.trim()) ? undefined : 'validationError.isEmail'
  return (
    <Dialog
      title={person ? (person.name ?? person.email) : t('console.staff.invite')}
      closeLabel={t('ui.close')}
      onClose={onClose}
    >
      <form
        className="fields staff-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          setTried(true)
          if (!wrong) save.mutate()
        }}
      >
        {!person && (
          <LabelledControl label={t('console.staff.email')} problem={hasTried ? wrong : undefined} t={t}>
            {(control) => (
              <input
                {...control}
                className="input"
                type="email"
                autoComplete="off"
                maxLength={254}
                value={email}
                onChange={({ target }) => setEmail(target.value)}
              />
            )}
          </LabelledControl>
        )}
        <TextInput label={t('console.staff.first')} value={first} onChange={setFirst} t={t} />
        <TextInput label={t('console.staff.last')} value={last} onChange={setLast} t={t} />
        <Choice
          label={t('console.staff.role')}
          value={role}
          options={file.roles.map((each) => ({ value: each, label: t(`console.role.${each}`) }))}
          onChange={setRole}
          t={t}
        />
        {ofAgency.includes(role) && (
          <Choice
            label={t('console.staff.agency')}
            value={agency}
            options={file.agencies.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={setAgency}
            t={t}
          />
        )}
        <LicenseFields licenses={licenses} onChange={setLicenses} t={t} />
        <StaffProblem error={save.error} t={t} />
        <div className="actions">
          <Button type="submit" busy={save.isPending}>
            {t(person ? 'console.staff.save' : 'console.staff.invite.do')}
          </Button>
        </div>
        {person && <Removal {...{ base, email, onDone, t }} />}
      </form>
    </Dialog>
  )
}

type RemovalProps = Pick<Props, 'onDone' | 't'> & { readonly base: string; readonly email: string }

/** Takes somebody out of the file, once what follows from it was read. */
function Removal({ base, email, onDone, t }: RemovalProps) {
  const [isAsking, setAsking] = useState(false)
  const remove = useMutation({ mutationFn: () => removeStaffMember({ base, email }), onSuccess: onDone })
  const label = t('console.staff.remove')
  if (!isAsking)
    return (
      <div>
        <Button kind="quiet" small onClick={() => setAsking(true)}>
          {label}
        </Button>
      </div>
    )
  return (
    <div role="alert">
      <p>{t('console.staff.remove.text')}</p>
      <StaffProblem error={remove.error} t={t} />
      <Button kind="danger" busy={remove.isPending} onClick={() => remove.mutate()}>
        {label}
      </Button>
    </div>
  )
}

type TextProps = {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly t: Translate
}

const TextInput = ({ label, value, onChange, t }: TextProps) => (
  <LabelledControl label={label} optional t={t}>
    {(control) => (
      <input
        {...control}
        className="input"
        autoComplete="off"
        maxLength={200}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    )}
  </LabelledControl>
)

type ChoiceProps<Value extends string> = {
  readonly label: string
  readonly value: Value
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  readonly onChange: (value: Value) => void
  readonly t: Translate
}

const Choice = <Value extends string>({ label, value, options, onChange, t }: ChoiceProps<Value>) => (
  <LabelledControl label={label} t={t}>
    {(control) => (
      <select
        {...control}
        className="select"
        value={value}
        onChange={({ target }) => onChange(options.find((each) => each.value === target.value)?.value ?? value)}
      >
        {options.map((each) => (
          <option key={each.value} value={each.value}>
            {each.label}
          </option>
        ))}
      </select>
    )}
  </LabelledControl>
)

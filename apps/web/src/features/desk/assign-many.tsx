import type { Translate } from '@coverwright/core/text/text'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { assignApplications, deskPeopleQuery } from '../../api/resources/desk/applications.ts'
import { Button } from '../../ui/actions/button.tsx'

type Props = { readonly ids: readonly string[]; readonly onDone: () => void; readonly t: Translate }

const nobody = '-'

/** Gives the rows that are picked to one person. */
export function AssignMany({ ids, onDone, t }: Props) {
  const field = useId()
  const { data: people = [] } = useQuery(deskPeopleQuery)
  const assign = useMutation({
    mutationFn: (email: string | null) => assignApplications(ids, email),
    onSuccess: onDone,
  })
  return (
    <div className="desk-picked">
      <b>{t('desk.picked', { count: ids.length })}</b>
      <label htmlFor={field}>{t('desk.assignTo')}</label>
      <select
        id={field}
        className="select"
        value=""
        disabled={assign.isPending}
        onChange={(event) => assign.mutate(event.target.value === nobody ? null : event.target.value)}
      >
        <option value="" disabled />
        <option value={nobody}>{t('desk.owner.nobody')}</option>
        {people.map(({ email, name, agency }) => (
          <option key={email} value={email}>
            {agency ? `${name}, ${agency}` : name}
          </option>
        ))}
      </select>
      <Button kind="quiet" small onClick={onDone}>
        {t('desk.unpick')}
      </Button>
      {assign.isError && <p className="err">{t('desk.notSaved')}</p>}
    </div>
  )
}

import type { DeskPerson } from '@coverwright/contract/desk/queue'
import type { Translate } from '@coverwright/core/text/text'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { Button } from '../../../ui/actions/button.tsx'

type Props = {
  readonly ids: readonly string[]
  /** Whom they can be given to. */
  readonly people: readonly DeskPerson[] | undefined
  /** @returns how many were assigned */
  readonly assign: (ids: readonly string[], email: string | null) => Promise<number>
  /** Gets what was done and refused, in words; nothing when they are merely no longer picked. */
  readonly onDone: (outcome: string) => void
  /** What else can be done with them. */
  readonly children?: ReactNode
  readonly t: Translate
}

const nobody = '-'

/** What can be done with the rows that are picked: they are given to one person. */
export function PickedBar({ ids, people = [], assign: assignTo, onDone, children, t }: Props) {
  const field = useId()
  const assign = useMutation({
    mutationFn: (email: string | null) => assignTo(ids, email),
    onSuccess: (count, email) => onDone(assignedText(count, people.find((each) => each.email === email)?.name)),
  })
  const assignedText = (count: number, name: string | undefined): string => {
    const doneText = name === undefined ? t('desk.unassigned', { count }) : t('desk.assigned', { count, name })
    return count < ids.length ? `${doneText} ${t('desk.notAssigned', { count: ids.length - count })}` : doneText
  }
  return (
    <div className="picked">
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
      {children}
      <Button kind="quiet" small onClick={() => onDone('')}>
        {t('desk.unpick')}
      </Button>
      {assign.isError && <p className="err">{t('desk.notSaved')}</p>}
    </div>
  )
}

import type { DeskPerson } from '@coverwright/contract/desk/queue'
import type { NewTask } from '@coverwright/contract/desk/record'
import type { Translate } from '@coverwright/core/text/text'
import { useState } from 'react'
import { Button } from '../../ui/actions/button.tsx'
import { LabelledControl } from '../../ui/layout/labelled-control.tsx'
import { NotSaved } from './not-saved.tsx'
import { emptySaved, useChange } from './use-change.ts'

type Props = {
  readonly add: (task: NewTask) => Promise<unknown>
  /** Who can do it. */
  readonly people: readonly DeskPerson[]
  readonly t: Translate
}

const blank = { what: '', due: '', who: '' }

/** Adds a task with its day. */
export function TaskForm({ add: addTask, people, t }: Props) {
  const [task, setTask] = useState(blank)
  const [id, setId] = useState(() => crypto.randomUUID())
  const add = useChange(addTask)
  const { what, due, who } = task
  return (
    <form
      className="staff-form task-form"
      onSubmit={(event) => {
        event.preventDefault()
        if (!what.trim() || !due) return
        add.run({ id, what: what.trim(), due, ...(who ? { who } : {}) }, () => {
          setTask(emptySaved(task, blank))
          setId(crypto.randomUUID())
        })
      }}
    >
      <LabelledControl label={t('desk.task.what')} t={t}>
        {(control) => (
          <input
            {...control}
            className="input"
            required
            maxLength={500}
            value={what}
            onChange={(event) => setTask({ ...task, what: event.target.value })}
          />
        )}
      </LabelledControl>
      <LabelledControl label={t('desk.task.due')} t={t}>
        {(control) => (
          <input
            {...control}
            className="input"
            type="date"
            required
            value={due}
            onChange={(event) => setTask({ ...task, due: event.target.value })}
          />
        )}
      </LabelledControl>
      <LabelledControl label={t('desk.task.who')} optional t={t}>
        {(control) => (
          <select
            {...control}
            className="select"
            value={who}
            onChange={(event) => setTask({ ...task, who: event.target.value })}
          >
            <option value="">{t('desk.owner.nobody')}</option>
            {people.map(({ email, name }) => (
              <option key={email} value={email}>
                {name}
              </option>
            ))}
          </select>
        )}
      </LabelledControl>
      <NotSaved problem={add.problem} t={t} />
      <Button type="submit" kind="line" small busy={add.isPending}>
        {t('desk.task.save')}
      </Button>
    </form>
  )
}

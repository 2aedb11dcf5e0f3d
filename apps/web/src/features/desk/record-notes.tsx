import type { PublicSite } from '@coverwright/catalogue/sites/site'
import type { DeskRecord } from '@coverwright/contract/desk/record'
import { shownDate } from '@coverwright/core/text/shown-date'
import type { Translate } from '@coverwright/core/text/text'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { deskChanges, deskPeopleQuery } from '../../api/resources/desk/applications.ts'
import { Button } from '../../ui/actions/button.tsx'
import { LabelledControl } from '../../ui/layout/labelled-control.tsx'
import { momentText } from '../account/account-text.ts'
import { NotSaved } from './not-saved.tsx'
import { byWords } from './timeline/by-words.ts'
import { useChange } from './use-change.ts'

type Props = { readonly record: DeskRecord; readonly t: Translate }

/** Who looks after the application. */
export function OwnerSelect({ record: { application }, t }: Props) {
  const { data: people = [] } = useQuery(deskPeopleQuery)
  const { run, problem } = useChange(deskChanges(application.id).assign)
  const { owner } = application
  const isListed = people.some(({ email }) => email === owner?.email)
  return (
    <>
      <LabelledControl label={t('desk.assign')} t={t}>
        {(control) => (
          <select
            {...control}
            className="select"
            value={owner?.email ?? ''}
            onChange={(event) => run(event.target.value || null)}
          >
            <option value="">{t('desk.owner.nobody')}</option>
            {owner && !isListed && <option value={owner.email}>{owner.name}</option>}
            {people.map(({ email, name, agency }) => (
              <option key={email} value={email}>
                {agency ? `${name}, ${agency}` : name}
              </option>
            ))}
          </select>
        )}
      </LabelledControl>
      <NotSaved problem={problem} t={t} />
    </>
  )
}

export function Notes({ record: { application, notes }, locale, t }: Props & { readonly locale: string }) {
  const [text, setText] = useState('')
  const [id, setId] = useState(() => crypto.randomUUID())
  const { run, isPending, problem } = useChange(deskChanges(application.id).addNote, () => {
    setText('')
    setId(crypto.randomUUID())
  })
  return (
    <>
      <form
        className="desk-form"
        onSubmit={(event) => {
          event.preventDefault()
          if (text.trim()) run({ id, text: text.trim() })
        }}
      >
        <LabelledControl label={t('desk.note')} hint={t('desk.notes.hint')} t={t}>
          {(control) => (
            <textarea
              {...control}
              className="textarea"
              maxLength={4000}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </LabelledControl>
        <NotSaved problem={problem} t={t} />
        <Button type="submit" kind="line" small busy={isPending}>
          {t('desk.note.save')}
        </Button>
      </form>
      <ul className="desk-notes">
        {notes.map(({ id: note, at, by, text: words }) => (
          <li key={note}>
            <p>{words}</p>
            <small>
              <bdi>{byWords(by, t)}</bdi>, <time dateTime={at}>{momentText(at, locale)}</time>
            </small>
          </li>
        ))}
      </ul>
    </>
  )
}

export function Tasks({ record: { application, tasks }, site, t }: Props & { readonly site: PublicSite }) {
  const changes = deskChanges(application.id)
  const { data: people = [] } = useQuery(deskPeopleQuery)
  const blank = { what: '', due: '', who: '' }
  const [task, setTask] = useState(blank)
  const [id, setId] = useState(() => crypto.randomUUID())
  const add = useChange(changes.addTask, () => {
    setTask(blank)
    setId(crypto.randomUUID())
  })
  const finish = useChange(changes.finishTask)
  const { what, due, who } = task
  return (
    <>
      <ul className="desk-notes">
        {tasks.map((each) => (
          <li key={each.id}>
            <p>{each.what}</p>
            <small>
              {[shownDate(each.due, site.locale), each.who?.name].filter(Boolean).join(', ')}
              {each.done_at && ` · ${t('desk.task.doneBy', { name: byWords(each.done_by ?? '', t) })}`}
            </small>
            {!each.done_at && (
              <Button kind="quiet" small busy={finish.isPending} onClick={() => finish.run(each.id)}>
                {t('desk.task.done')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <form
        className="desk-form"
        onSubmit={(event) => {
          event.preventDefault()
          if (what.trim() && due) add.run({ id, what: what.trim(), due, ...(who ? { who } : {}) })
        }}
      >
        <LabelledControl label={t('desk.task.what')} t={t}>
          {(control) => (
            <input
              {...control}
              className="input"
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
        <NotSaved problem={add.problem ?? finish.problem} t={t} />
        <Button type="submit" kind="line" small busy={add.isPending}>
          {t('desk.task.save')}
        </Button>
      </form>
    </>
  )
}

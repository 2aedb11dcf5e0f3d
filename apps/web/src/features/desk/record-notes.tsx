import type { PublicSite } from '@coverwright/catalogue/sites/site'
import type { DeskRecord } from '@coverwright/contract/desk/record'
import type { Translate } from '@coverwright/core/text/text'
import { useQuery } from '@tanstack/react-query'
import { deskChanges, deskPeopleQuery } from '../../api/resources/desk/applications.ts'
import { LabelledControl } from '../../ui/layout/labelled-control.tsx'
import { momentText } from '../account/account-text.ts'
import { NotSaved } from '../staff-forms/not-saved.tsx'
import { NoteForm } from '../staff-forms/note-form.tsx'
import { TaskForm } from '../staff-forms/task-form.tsx'
import { TaskList } from '../staff-forms/task-list.tsx'
import { useChange } from '../staff-forms/use-change.ts'
import { byWords } from './timeline/by-words.ts'

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
  return (
    <>
      <NoteForm add={deskChanges(application.id).addNote} hint={t('desk.notes.hint')} t={t} />
      <ul className="staff-notes">
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
  const { addTask, finishTask } = deskChanges(application.id)
  const { data: people = [] } = useQuery(deskPeopleQuery)
  return (
    <>
      <TaskList tasks={tasks} finish={finishTask} nameOf={(by) => byWords(by, t)} locale={site.locale} t={t} />
      <TaskForm add={addTask} people={people} t={t} />
    </>
  )
}

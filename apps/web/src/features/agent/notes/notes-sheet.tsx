import type { PublicSite } from '@coverwright/catalogue/sites/site'
import type { AgentNote } from '@coverwright/contract/agencies/agent-notes'
import type { Translate } from '@coverwright/core/text/text'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { agentPeopleQuery } from '../../../api/resources/agent/agencies.ts'
import { agentNotesChanges, agentNotesQuery } from '../../../api/resources/agent/agent-notes.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import { SideSheet } from '../../../ui/overlays/side-sheet.tsx'
import { momentText } from '../../account/account-text.ts'
import { textsOf } from '../../quote/texts.ts'
import { NotSaved } from '../../staff-forms/not-saved.tsx'
import { NoteForm } from '../../staff-forms/note-form.tsx'
import { TaskForm } from '../../staff-forms/task-form.tsx'
import { TaskList } from '../../staff-forms/task-list.tsx'
import { useChange } from '../../staff-forms/use-change.ts'
import '../../../styles/components/staff-notes.css'

type Props = {
  readonly quoteId: string
  /** The client's business. */
  readonly name: string
  readonly site: PublicSite
  readonly onClose: () => void
}

/** The notes and tasks of a quote's agents, which nobody else reads. */
export function NotesSheet({ quoteId, name, site, onClose }: Props) {
  const t = textsOf(site)
  const heading = useId()
  const { data, isError, refetch } = useQuery(agentNotesQuery(quoteId))
  const { data: people = [] } = useQuery(agentPeopleQuery)
  const { addNote, strikeNote, addTask, finishTask } = agentNotesChanges(quoteId)
  return (
    <SideSheet heading={heading} closeLabel={t('ui.close')} onClose={onClose}>
      <div className="notes-sheet">
        <h2 id={heading}>
          {t('agent.notes')}: <bdi>{name}</bdi>
        </h2>
        <p className="notes-sheet__who">{t('agent.notes.who')}</p>
        {isError && (
          <Notice kind="negative" title={t('agent.notes.failed')} urgent>
            <Button kind="line" onClick={() => void refetch()}>
              {t('page.tryAgain')}
            </Button>
          </Notice>
        )}
        {!(data || isError) && <Skeleton words={t('ui.loading')} />}
        {data && (
          <>
            <section aria-labelledby={`${heading}-tasks`}>
              <h3 id={`${heading}-tasks`}>{t('desk.tasks')}</h3>
              {data.tasks.length === 0 && <p className="notes-sheet__none">{t('agent.tasks.none')}</p>}
              <TaskList tasks={data.tasks} finish={finishTask} today={data.today} locale={site.locale} t={t} />
              <TaskForm add={addTask} people={people} t={t} />
            </section>
            <section aria-labelledby={`${heading}-notes`}>
              <h3 id={`${heading}-notes`}>{t('desk.notes')}</h3>
              <NoteForm add={addNote} hint={t('agent.notes.hint')} t={t} />
              <NoteList notes={data.notes} strike={strikeNote} locale={site.locale} t={t} />
            </section>
          </>
        )}
      </div>
    </SideSheet>
  )
}

type ListProps = {
  readonly notes: readonly AgentNote[]
  readonly strike: (note: string) => Promise<unknown>
  readonly locale: string
  readonly t: Translate
}

function NoteList({ notes, strike: strikeNote, locale, t }: ListProps) {
  const strike = useChange(strikeNote)
  return (
    <>
      <ul className="staff-notes">
        {notes.map(({ id, at, by, text, own, struck_at }) => (
          <li key={id}>
            <p>{struck_at ? <s>{text}</s> : text}</p>
            <small>
              <bdi>{by}</bdi>, <time dateTime={at}>{momentText(at, locale)}</time>
              {struck_at && ` · ${t('agent.notes.struck')}`}
            </small>
            {own && !struck_at && (
              <Button kind="quiet" small busy={strike.isPending} onClick={() => strike.run(id)}>
                {t('agent.notes.strike')}
                <VisuallyHidden> {text}</VisuallyHidden>
              </Button>
            )}
          </li>
        ))}
      </ul>
      <NotSaved problem={strike.problem} t={t} />
    </>
  )
}

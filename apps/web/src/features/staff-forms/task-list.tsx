import type { AgentNotes } from '@coverwright/contract/agencies/agent-notes'
import { dateText } from '@coverwright/core/model/answer-text'
import type { Translate } from '@coverwright/core/text/text'
import { Button } from '../../ui/actions/button.tsx'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import { NotSaved } from './not-saved.tsx'
import { useChange } from './use-change.ts'

type Props = {
  readonly tasks: AgentNotes['tasks']
  readonly finish: (task: string) => Promise<unknown>
  /** Who did it, in words. */
  readonly nameOf?: (by: string) => string
  /** `YYYY-MM-DD`: those that were due before are marked. */
  readonly today?: string
  readonly locale: string
  readonly t: Translate
}

/** Tasks, those open first, each with its day, whose it is, and a button that ends it. */
export function TaskList({ tasks, finish: finishTask, nameOf = (by) => by, today = '', locale, t }: Props) {
  const finish = useChange(finishTask)
  return (
    <>
      <ul className="staff-notes">
        {tasks.map(({ id, what, due, who, done_at, done_by }) => (
          <li key={id}>
            <p>{done_at ? <s>{what}</s> : what}</p>
            <small className={!done_at && due < today ? 'is-late' : undefined}>
              {[dateText(due, locale), who?.name].filter(Boolean).join(', ')}
              {!done_at && due < today && ` · ${t('agent.tasks.late')}`}
              {done_at && ` · ${t('desk.task.doneBy', { name: nameOf(done_by ?? '') })}`}
            </small>
            {!done_at && (
              <Button kind="quiet" small busy={finish.isPending} onClick={() => finish.run(id)}>
                {t('desk.task.done')}
                <VisuallyHidden> {what}</VisuallyHidden>
              </Button>
            )}
          </li>
        ))}
      </ul>
      <NotSaved problem={finish.problem} t={t} />
    </>
  )
}

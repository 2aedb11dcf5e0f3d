import type { PageState } from '@coverwright/core/evaluation/page-state'
import type { ListStep } from '@coverwright/core/model/step'
import { back } from '@coverwright/core/navigation/navigate'
import type { Translate } from '@coverwright/core/text/text'
import type { Ref } from 'react'
import { useRef, useState } from 'react'
import '../../styles/components/list.css'
import { RemarkLines } from '../../forms/annotations/remarks.tsx'
import { ButtonLink } from '../../ui/actions/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { TopBar } from '../../ui/layout/top-bar.tsx'
import { RefusedNotice } from '../application/saving/refused-notice.tsx'
import { StepSaveState } from '../application/saving/step-save-state.tsx'
import { useStepSave } from '../application/saving/use-step-save.ts'
import { ContinueRow } from '../application/step/continue-row.tsx'
import { StepHead } from '../application/step/step-head.tsx'
import { onwardLabel } from '../application/step/switcher.ts'
import { useOnward } from '../application/step/use-onward.ts'
import type { Application } from '../quote/application.ts'
import { answerTextOptions } from '../quote/texts.ts'
import { SiteShell } from '../shell/site-shell.tsx'
import { useKeyboardNavigation } from '../shell/use-keyboard-navigation.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { newItemPath } from './item-subject.ts'
import { listChanges } from './list-changes.ts'
import { ListError } from './list-error.tsx'
import { blockedBy } from './list-problem.ts'
import type { ListRow } from './list-rows.ts'
import { listTable } from './list-rows.ts'
import { ListTableView } from './list-table.tsx'
import { useRemoval } from './use-removal.ts'

type Props = {
  readonly application: Application
  readonly step: ListStep
  readonly entry: PageState
  readonly path: string
  readonly editing: boolean
}

/** A list: what is in it, a way to add, change and delete, and its checks on the way out. Source: seed 2.7, section 5. */
export function ListPage({ application, step, entry, path, editing }: Props) {
  const { site, flowState, quote, context } = application
  const words = answerTextOptions(site, quote)
  const { t } = words
  const table = listTable(step, entry, context, words)
  const changes = listChanges(step, entry, context, words)
  const count = table.rows.length
  const goOn = useOnward(application, path, editing)
  const leave = useStepSave((savedQuote, _request, isHere) => isHere && goOn(savedQuote))
  const add = useRef<HTMLDivElement>(null)
  // The focused button was removed with its row.
  const removal = useRemoval(application, step, () => add.current?.querySelector<HTMLElement>('a')?.focus())
  const [asking, setAsking] = useState<ListRow>()
  const [tries, setTries] = useState(0)
  const problem = blockedBy(entry, table, t)
  const submit = () => {
    if (problem) setTries(tries + 1)
    else if (!removal.isRunning()) leave.start({ quote, step: path, body: {}, version: quote?.version })
  }
  const before = editing ? undefined : back(flowState, path)
  const keys = useKeyboardNavigation(site, { onContinue: submit, back: before })
  const save = removal.save.state === 'idle' ? leave.save : removal.save
  const busy = leave.save.state === 'saving'
  const label = t(onwardLabel(path))
  return (
    <SiteShell application={application} path={path}>
      <TopBar
        back={before ? { href: before, label: t('ui.back') } : undefined}
        save={<StepSaveState save={save} quote={quote} site={site} />}
        action={{ label, onClick: submit, disabled: busy }}
      />
      {asking && (
        <DeleteDialog
          step={step}
          row={asking}
          columns={table.columns}
          onCancel={() => setAsking(undefined)}
          onAccept={() => {
            setAsking(undefined)
            removal.start(asking.id)
          }}
          t={t}
        />
      )}
      <Page wide>
        <StepHead
          application={application}
          entry={entry}
          path={path}
          {...(step.texts.guidance === undefined ? {} : { lede: t(step.texts.guidance) })}
        />
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            submit()
          }}
        >
          {count > 0 ? (
            <ListTableView
              caption={t(entry.label)}
              table={table}
              marks={changes?.marks}
              leaving={removal.leaving}
              onDelete={setAsking}
              t={t}
            />
          ) : (
            <EmptyState title={t(step.texts.empty)} />
          )}
          {changes && changes.left.length > 0 && (
            <p className="list-left">
              {t('ui.list.left', { names: new Intl.ListFormat(site.locale).format(changes.left) })}
            </p>
          )}
          {step.remarks && count > 0 && (
            <RemarkLines remarks={step.remarks} view={entry.view} answer={entry.view.get(step.items)} words={words} />
          )}
          <RefusedNotice save={save} isShownAtField={false} t={t} />
          {tries > 0 && problem && <ListError message={problem} attempt={tries} t={t} />}
          <AddRow step={step} count={count} row={add} t={t} />
          <ContinueRow label={label} busy={busy} keys={keys} t={t} />
        </form>
      </Page>
    </SiteShell>
  )
}

type AddRowProps = {
  readonly step: ListStep
  readonly count: number
  readonly row: Ref<HTMLDivElement>
  readonly t: Translate
}

/** The way to add one, as long as there is room, and how many there are. */
function AddRow({ step, count, row, t }: AddRowProps) {
  const { max, texts } = step
  const full = max !== undefined && count >= max
  const countText =
    max === undefined ? t('ui.list.count', { count }) : t(full ? 'ui.entry.full' : 'ui.entry.count', { count, max })
  return (
    <div className="addrow" ref={row}>
      {!full && (
        <ButtonLink kind="line" icon="plus" href={newItemPath(step, count)}>
          {t(texts.add)}
        </ButtonLink>
      )}
      <p role="status">{count > 0 && countText}</p>
    </div>
  )
}

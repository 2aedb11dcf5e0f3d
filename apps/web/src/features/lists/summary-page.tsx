import type { PageState } from '@coverwright/core/evaluation/page-state'
import type { PageStep } from '@coverwright/core/model/step'
import { back } from '@coverwright/core/navigation/navigate'
import { Page } from '../../ui/layout/page.tsx'
import { TopBar } from '../../ui/layout/top-bar.tsx'
import { RefusedNotice } from '../application/saving/refused-notice.tsx'
import { StepSaveState } from '../application/saving/step-save-state.tsx'
import { useStepSave } from '../application/saving/use-step-save.ts'
import { ContinueRow } from '../application/step/continue-row.tsx'
import { StepHead } from '../application/step/step-head.tsx'
import { useOnward } from '../application/step/use-onward.ts'
import type { Application } from '../quote/application.ts'
import { textsOf } from '../quote/texts.ts'
import { Answers } from '../review/answers.tsx'
import { SiteShell } from '../shell/site-shell.tsx'
import { useKeyboardNavigation } from '../shell/use-keyboard-navigation.ts'

type Props = {
  readonly application: Application
  readonly step: PageStep
  readonly entry: PageState
  readonly path: string
  readonly editing: boolean
}

/** The answers of a few steps together, to be looked over, each with its Change. Source: seed 2.5. */
export function SummaryPage({ application, step, entry, path, editing }: Props) {
  const { site, flowState, quote } = application
  const t = textsOf(site)
  const goOn = useOnward(application, path, editing)
  const { save, start } = useStepSave((savedQuote, _request, isHere) => isHere && goOn(savedQuote))
  const submit = () => start({ quote, step: path, body: {}, version: quote?.version })
  const before = editing ? undefined : back(flowState, path)
  const keys = useKeyboardNavigation(site, { onContinue: submit, back: before })
  const busy = save.state === 'saving'
  return (
    <SiteShell application={application} path={path}>
      <TopBar
        back={before ? { href: before, label: t('ui.back') } : undefined}
        save={<StepSaveState save={save} quote={quote} site={site} />}
        action={{ label: t('ui.continue'), onClick: submit, disabled: busy }}
      />
      <Page>
        <StepHead application={application} entry={entry} path={path} />
        <RefusedNotice save={save} isShownAtField={false} t={t} />
        <Answers application={application} steps={step.summarises} changeable />
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            submit()
          }}
        >
          <ContinueRow label={t('ui.continue')} busy={busy} keys={keys} t={t} />
        </form>
      </Page>
    </SiteShell>
  )
}

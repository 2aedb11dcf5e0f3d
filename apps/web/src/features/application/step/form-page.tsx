import type { AnswerPath } from '@coverwright/core/answers/answers'
import { readAnswer } from '@coverwright/core/answers/answers'
import type { Translate } from '@coverwright/core/text/text'
import type { ReactNode } from 'react'
import { lazy, Suspense, use, useEffect, useMemo } from 'react'
import type { CoverageSection } from '../../../forms/coverage/coverage-section.ts'
import { FormFields } from '../../../forms/layout/form-fields.tsx'
import { problemLinks, problemTitle } from '../../../forms/layout/problem-links.ts'
import type { FormSources } from '../../../forms/state/form-environment.ts'
import { SheetContext } from '../../../navigation/area.tsx'
import { ErrorSummary } from '../../../ui/feedback/error-summary.tsx'
import { useHydrated } from '../../../ui/interaction/use-hydrated.ts'
import { Page } from '../../../ui/layout/page.tsx'
import { TopBar } from '../../../ui/layout/top-bar.tsx'
import type { Application } from '../../quote/application.ts'
import { pricedQuote } from '../../quote/priced-quote.ts'
import { answerTextOptions, textsOf } from '../../quote/texts.ts'
import { isAgent } from '../../session/roles.ts'
import { ShowDialogContext, useFrameSlots } from '../../shell/frame-slots.ts'
import { SiteShell } from '../../shell/site-shell.tsx'
import { useKeyboardNavigation } from '../../shell/use-keyboard-navigation.ts'
import { factNotes } from '../reference/fact-notes.ts'
import { sourcesOf } from '../reference/form-sources.ts'
import { StepSaveState } from '../saving/step-save-state.tsx'
import { ContinueRow } from './continue-row.tsx'
import { lastYearNotes } from './last-year.ts'
import { onwardLabel } from './switcher.ts'
import type { StepForm } from './use-step-form.ts'

const ConflictNotice = lazy(() =>
  import('../conflict/conflict-notice.tsx').then((file) => ({ default: file.ConflictNotice })),
)
const RefusedNotice = lazy(() =>
  import('../saving/refused-notice.tsx').then((file) => ({ default: file.RefusedNotice })),
)
const ClearingDialog = lazy(() =>
  import('../clearing/clearing-dialog.tsx').then((file) => ({ default: file.ClearingDialog })),
)

type Props = {
  readonly application: Application
  readonly path: string
  readonly form: StepForm
  readonly head: ReactNode
  readonly margin?: ReactNode
  readonly back: { readonly href: string; readonly label: string } | undefined
  readonly coverages?: readonly CoverageSection[] | undefined
  /** What the form asks about is being fetched. */
  readonly loading?: boolean
  /** Stands in for the form while its questions are fetched. */
  readonly pending?: ReactNode
  /** The answer carried over from last year; by its path in the application when absent. */
  readonly carried?: (path: AnswerPath) => unknown
  /** Beside Continue. */
  readonly otherWays?: ReactNode
}

/** The form's sources, the same object until one of them changes. */
function useSources({ application, form: { added }, coverages, carried }: Props): FormSources {
  const show = use(ShowDialogContext)
  return useMemo(() => {
    const { site, quote, flowState, user } = application
    const expiring = quote?.expiring
    const t = textsOf(site)
    const before = carried ?? ((path: AnswerPath) => readAnswer(expiring ?? {}, path))
    return {
      ...sourcesOf(application, coverages),
      ...(flowState.shared.uses.size > 0 ? { factNote: factNotes(flowState, t) } : {}),
      lastYear: expiring && lastYearNotes(before, answerTextOptions(site, quote)),
      pagesAdded: added,
      describeTrade: show && ((trade: string) => show('message', { about: 'trade', trade })),
      cannotSign: user.impersonated ? t('support.onlyThey') : undefined,
    }
  }, [application, added, coverages, carried, show])
}

function Problems({
  form: { problems, visible, attempt, isFilledIn },
  t,
}: Pick<Props, 'form'> & { readonly t: Translate }) {
  const links = problemLinks(problems, visible, t)
  return (
    <ErrorSummary
      title={problemTitle(links.length, t)}
      note={isFilledIn() ? t('ui.errors.note') : undefined}
      errors={links}
      attempt={attempt}
      mark={t('ui.error')}
    />
  )
}

/** The margin of a page once lines are picked: the page's notes, then the prices so far, which may be many. */
function PricedMargin({ application, children }: { readonly application: Application; readonly children: ReactNode }) {
  const { QuickPrice } = useFrameSlots()
  if (!pricedQuote(application)) return children
  return (
    <div className="margin margin--prices">
      {children}
      <Suspense>
        <QuickPrice application={application} />
      </Suspense>
    </div>
  )
}

/** A page with a form: its questions, problems, save, and the ways on and back. */
export function FormPage(props: Props) {
  const { application, path, form, head, margin, back, pending, loading = false, otherWays } = props
  const { site, quote } = application
  const t = textsOf(site)
  const sources = useSources(props)
  const { AgentMargin } = useFrameSlots()
  const sheet = use(SheetContext)
  useEffect(() => {
    if (!sheet) return
    sheet.form.current = form
    return () => {
      sheet.form.current = undefined
    }
  })
  const keys = useKeyboardNavigation(site, {
    onContinue: () => form.submit(),
    back: back?.href,
    enabled: !(pending || loading),
  })
  const busy = form.save.state === 'saving'
  const label = t(onwardLabel(path))
  const isHydrated = useHydrated()
  const notes = isAgent(application.user) ? <AgentMargin application={application}>{margin}</AgentMargin> : margin
  return (
    <SiteShell application={application} path={path}>
      <TopBar
        back={back}
        save={<StepSaveState save={form.save} quote={quote} site={site} />}
        action={{
          label,
          onClick: form.submit,
          disabled: busy || loading || Boolean(pending),
        }}
      />
      {form.clearing.length > 0 && (
        <Suspense>
          <ClearingDialog
            clearing={form.clearing}
            onAccept={form.acceptClearing}
            onCancel={form.cancelClearing}
            t={t}
          />
        </Suspense>
      )}
      <Page aside={sheet ? margin : <PricedMargin application={application}>{notes}</PricedMargin>}>
        {form.problems.length > 0 && <Problems form={form} t={t} />}
        {head}
        {pending ?? (
          <form
            className="fields"
            noValidate
            // Before hydration the browser must not restore earlier entries.
            autoComplete={isHydrated ? undefined : 'off'}
            // React calls it for a press before hydration.
            action={form.submit}
            onSubmit={(event) => {
              event.preventDefault()
              form.submit()
            }}
            // After an action React would reset every field to what the server rendered.
            onReset={(event) => event.preventDefault()}
          >
            <Suspense>
              {form.save.state === 'conflict' && (
                <ConflictNotice form={form} application={application} fields={form.visible} />
              )}
              {form.save.state === 'refused' && (
                <RefusedNotice save={form.save} isShownAtField={form.problems.length > 0} t={t} />
              )}
            </Suspense>
            <FormFields
              fields={form.visible}
              answer={form.answer}
              entered={form.entered}
              subscribe={form.subscribe}
              isUsual={form.isUsual}
              problems={form.problems}
              onChange={form.change}
              onBlur={form.recheck}
              t={t}
              locale={site.locale}
              currency={site.currency}
              view={form.view}
              sources={sources}
            />
            <ContinueRow label={label} busy={busy} disabled={loading} keys={keys} t={t}>
              {otherWays}
            </ContinueRow>
          </form>
        )}
      </Page>
    </SiteShell>
  )
}

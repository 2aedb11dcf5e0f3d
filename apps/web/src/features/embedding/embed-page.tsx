import type { UserReply } from '@coverwright/contract/people'
import { evaluateFlow } from '@coverwright/core/evaluation/evaluate-flow'
import { locate } from '@coverwright/core/navigation/navigate'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useId, useMemo, useState } from 'react'
import { sealStart } from '../../api/resources/embedding/start.ts'
import { siteQuery } from '../../api/resources/site.ts'
import { ApiProblem } from '../../api/server/problem.ts'
import { FormFields } from '../../forms/layout/form-fields.tsx'
import { problemLinks, problemTitle } from '../../forms/layout/problem-links.ts'
import { useSiteAddress } from '../../navigation/use-site-address.ts'
import { Button } from '../../ui/actions/button.tsx'
import { ErrorSummary } from '../../ui/feedback/error-summary.tsx'
import { Logo } from '../../ui/layout/logo.tsx'
import { PageHead, SiteName } from '../../ui/layout/page-head.tsx'
import { sourcesOf } from '../application/reference/form-sources.ts'
import type { Application } from '../quote/application.ts'
import { applicationOf } from '../quote/application.ts'
import { textsOf } from '../quote/texts.ts'
import type { Begin } from './messages.ts'
import { answersIn } from './read-begin.ts'
import { useEmbeddedForm } from './use-embedded-form.ts'
import { postToParent, useParentPage, useReportedHeight } from './use-parent-page.ts'
import '../../styles/pages/embed.css'

/** A user signed in at our own address is a stranger in another site's page. */
const stranger: UserReply = { status: 'not_authenticated', roles: [], isSelfService: false, impersonated: false }

const path = '/'

/** The first page of an application, with what the page around it told as its answers. */
function useFirstPage({ answers, signed }: Begin): Application {
  const { data: site } = useSuspenseQuery(siteQuery)
  return useMemo(() => {
    const application = applicationOf(site, null, stranger)
    const fields = locate(application.flowState, path)?.entry.form.fields ?? []
    // A trade is shown by its name, which the page does not tell: it would look unanswered.
    const unnamedPaths = new Set(fields.filter(({ type }) => type === 'class').map((field) => field.path))
    const answersToSend = Object.entries(answers ?? {}).filter(([name]) => !unnamedPaths.has(name))
    const context = { ...application.context, answers: { ...Object.fromEntries(answersToSend), ...answersIn(signed) } }
    return { ...application, context, flowState: evaluateFlow(application.flow, context) }
  }, [site, answers, signed])
}

/**
 * The first questions in a page of another site: the form of the first page, without our frame. It has no session,
 * cookie or storage; at Continue the answers leave it, encrypted, for our own address.
 */
export function EmbedPage() {
  const { data: site } = useSuspenseQuery(siteQuery)
  const t = textsOf(site)
  const begin = useParentPage(t('page.embed.frame', { name: site.name }))
  const application = useFirstPage(begin)
  useEffect(() => {
    if (begin.scheme) document.documentElement.dataset.scheme = begin.scheme
  }, [begin.scheme])
  return (
    <SiteName value={site.name}>
      <EmbeddedForm application={application} begin={begin} />
    </SiteName>
  )
}

/** Leaves the frame: the visitor pressed a button in it, so that browsers let it move the whole window. */
function leaveTo(start: string): void {
  postToParent({ coverwright: 'continue' })
  window.open(new URL(`start#${encodeURIComponent(start)}`, document.baseURI), '_top')
}

type Props = { readonly application: Application; readonly begin: Begin }

function EmbeddedForm({ application, begin }: Props) {
  const { site, flowState } = application
  const place = locate(flowState, path)
  // The flow of every site begins there.
  if (!place) throw new Error('The flow has no first page')
  const t = textsOf(site)
  const form = useEmbeddedForm(application, place, path)
  const [formElement, setShown] = useState<HTMLElement | null>(null)
  useReportedHeight(formElement)
  const note = useId()
  const siteAddress = useSiteAddress()
  const vouchedAnswers = useMemo(() => answersIn(begin.signed), [begin.signed])
  const isAsked = (path: string) => !((path.split('.')[0] ?? '') in vouchedAnswers)
  const fields = form.visible.filter((field) => isAsked(field.path))
  const sources = useMemo(() => ownSources(application), [application])
  const { scheme: _, answers: _given, ...parentData } = begin
  const seal = useMutation({
    mutationFn: (answers: Readonly<Record<string, unknown>>) => sealStart({ ...parentData, answers }),
    onSuccess: leaveTo,
    onError: (problem) => {
      const refusals = problem instanceof ApiProblem ? problem.errors : []
      form.refuse(
        refusals.flatMap(({ field: name, message }) => {
          const field = fields.find((each) => each.path === name)
          return field ? [{ path: name, label: field.label, key: message }] : []
        }),
      )
    },
  })
  const submit = () => {
    if (seal.isPending) return
    const answers = form.checked(isAsked)
    if (answers) seal.mutate(answers)
  }
  const links = problemLinks(form.problems, fields, t)
  const { logoUrl, theme } = site
  return (
    <main
      id="main"
      className="embed"
      // The page around it has a main part too.
      aria-label={t('page.embed.frame', { name: site.name })}
      ref={setShown}
    >
      <Logo name={site.name} label={site.name} picture={logoUrl && siteAddress(logoUrl)} wordmark={theme?.wordmark} />
      <PageHead title={t('page.embed.title')} />
      {links.length > 0 && (
        <ErrorSummary
          title={problemTitle(links.length, t)}
          errors={links}
          attempt={form.attempt}
          mark={t('ui.error')}
        />
      )}
      {Object.keys(vouchedAnswers).length > 0 && (
        <p>{t('page.embed.signed', { partner: begin.partner ?? t('page.embed.partner') })}</p>
      )}
      <form
        className="fields"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <FormFields
          fields={fields}
          answer={form.answer}
          entered={form.entered}
          subscribe={form.subscribe}
          problems={form.problems}
          onChange={form.change}
          onBlur={form.recheck}
          t={t}
          locale={site.locale}
          currency={site.currency}
          view={form.view}
          sources={sources}
        />
        <div className="actions">
          <Button type="submit" arrow busy={seal.isPending} describedBy={note}>
            {t('ui.continue')}
          </Button>
        </div>
        <p className="hint" id={note}>
          {t('page.embed.continues', { name: site.name })}
        </p>
        {seal.isError && links.length === 0 && <p role="alert">{t('page.embed.failed')}</p>}
      </form>
    </main>
  )
}

/** What the form reads, but for names of trades, which are kept while the frame is open. */
function ownSources(application: Application) {
  const names = new Map<string, string>()
  return {
    ...sourcesOf(application),
    className: (ref: string) => names.get(ref),
    onClass: (hit: { readonly class_code_ref: string; readonly class_code_description: string } | undefined) => {
      if (hit) names.set(hit.class_code_ref, hit.class_code_description)
    },
  }
}

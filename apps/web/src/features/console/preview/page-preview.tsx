import type { UserReply } from '@coverwright/contract/people'
import { evaluateFlow } from '@coverwright/core/evaluation/evaluate-flow'
import { locate, type Place } from '@coverwright/core/navigation/navigate'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { siteQuery } from '../../../api/resources/site.ts'
import { FormFields } from '../../../forms/layout/form-fields.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { sourcesOf } from '../../application/reference/form-sources.ts'
import { StepHead, StepNotes } from '../../application/step/step-head.tsx'
import { useEmbeddedForm } from '../../embedding/use-embedded-form.ts'
import { type Application, applicationOf } from '../../quote/application.ts'
import { textsOf } from '../../quote/texts.ts'
import { NotFoundPage } from '../../shell/not-found-page.tsx'
import { SiteShell } from '../../shell/site-shell.tsx'

/** Nobody is signed in at a preview. */
const stranger: UserReply = { status: 'not_authenticated', roles: [], isSelfService: false, impersonated: false }

type PreviewedPageProps = { readonly application: Application; readonly place: Place; readonly path: string }

/**
 * One page of the flow by itself, as it looks to somebody who answered nothing before: whatever else would open it counts as
 * given, and questions that depend on earlier answers are not there.
 */
function previewOf(application: Application, step: string): PreviewedPageProps | undefined {
  const slot = application.flow.slots.find(({ node }) => node.id === step && node.kind === 'page')
  if (slot?.node.kind !== 'page') return undefined
  const { when: _when, joins: _joins, ...node } = slot.node
  const flow = { ...application.flow, slots: [{ ...slot, node, groupConditions: [] }] }
  const flowState = evaluateFlow(flow, application.context)
  const place = locate(flowState, node.path)
  return place && { application: { ...application, flow, flowState }, place, path: node.path }
}

/** A page of the flow for the console, drawn by the same form as for visitors. Nothing typed there is kept. */
export function PagePreviewPage() {
  const step = useSearchParams()[0].get('step') ?? ''
  const { data: site } = useSuspenseQuery(siteQuery)
  const application = useMemo(() => applicationOf(site, null, stranger), [site])
  const preview = useMemo(() => previewOf(application, step), [application, step])
  if (!preview) return <NotFoundPage />
  return (
    <SiteShell application={application} path={preview.path}>
      <PreviewedPage key={step} {...preview} />
    </SiteShell>
  )
}

function PreviewedPage({ application, place, path }: PreviewedPageProps) {
  const { site } = application
  const t = textsOf(site)
  const form = useEmbeddedForm(application, place, path)
  const sources = useMemo(() => sourcesOf(application), [application])
  return (
    <Page aside={<StepNotes application={application} entry={place.entry} fields={form.visible} t={t} />}>
      <StepHead application={application} entry={place.entry} path={path} />
      <form
        className="fields"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          form.checked(() => true)
        }}
      >
        <FormFields
          fields={form.visible}
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
          <Button type="submit" arrow>
            {t('ui.continue')}
          </Button>
        </div>
      </form>
    </Page>
  )
}

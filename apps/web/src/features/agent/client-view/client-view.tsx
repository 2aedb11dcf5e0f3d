import type { Translate } from '@coverwright/core/text/text'
import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { Outlet, useSearchParams } from 'react-router'
import { AreaPrefixProvider, Redirect, useAreaNavigate, useAreaPath } from '../../../navigation/area.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { type Application, textAnswer } from '../../quote/application.ts'
import { textsOf } from '../../quote/texts.ts'
import { useApplication } from '../../quote/use-application.ts'
import { worksForClients } from '../../session/roles.ts'
import { FrameSlotsContext, useFrameSlots } from '../../shell/frame-slots.ts'
import { clientViewPrefix } from '../agent-paths.ts'
import { clientName } from '../client-name.ts'
import { NoAccessRedirect } from '../no-access-redirect.tsx'
import { clientOf, queriesAs } from './queries-as.ts'
import { useReadOnly } from './use-read-only.ts'
import '../../../styles/pages/client-view.css'

/** Everything below its prefix: the pages of a quote as its client sees them, for whoever works for clients; nothing can be changed there. */
export function ClientView() {
  const application = useApplication()
  return worksForClients(application.user) ? (
    <AreaPrefixProvider value={clientViewPrefix}>
      <AsClient application={application} />
    </AreaPrefixProvider>
  ) : (
    <NoAccessRedirect status={application.user.status} />
  )
}

function AsClient({ application: { site, quote } }: { readonly application: Application }) {
  const [queries] = useState(() => queriesAs(clientOf(quote)))
  const slots = useFrameSlots()
  const [params] = useSearchParams()
  const t = textsOf(site)
  useReadOnly()
  // The sheet over the review could not be closed by a button. The page itself shows the same.
  const change = params.get('change')
  return (
    <>
      <Bar name={clientName(quote) ?? textAnswer(quote, 'company_name') ?? t('agent.handing.client')} t={t} />
      <QueryClientProvider client={queries}>
        <FrameSlotsContext value={{ ...slots, Dialogs: NoDialogs }}>
          <fieldset className="client-view" disabled>
            {change === null ? <Outlet /> : <Redirect to={change} />}
          </fieldset>
        </FrameSlotsContext>
      </QueryClientProvider>
    </>
  )
}

const NoDialogs = () => null

function Bar({ name, t }: { readonly name: string; readonly t: Translate }) {
  const navigate = useAreaNavigate()
  const path = useAreaPath()
  return (
    <section className="asclient" aria-label={t('agent.view')}>
      <p>
        <b>{t('agent.view.whose', { name })}</b> {t('agent.view.readOnly')}
      </p>
      {/* A link would come before the one that skips to the content. */}
      <Button kind="line" small onClick={() => navigate({ site: path })}>
        {t('agent.view.back')}
      </Button>
    </section>
  )
}

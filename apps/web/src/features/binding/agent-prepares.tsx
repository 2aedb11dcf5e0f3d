import type { Translate } from '@coverwright/core/text/text'
import { useState } from 'react'
import { Button } from '../../ui/actions/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { SendLink } from '../agent/send-link.tsx'
import { type Application, textAnswer } from '../quote/application.ts'

/** Why an agent cannot ask the insurer here, and how the client can. */
export function AgentPrepares({ application, t }: { readonly application: Application; readonly t: Translate }) {
  const [sending, setSending] = useState(false)
  const { quote, site } = application
  return (
    <>
      <Notice title={t('bind.agent.title')}>
        <p>{t('bind.agent.text')}</p>
        {quote && (
          <Button onClick={() => setSending(true)} kind="line">
            {t('agent.send.open')}
          </Button>
        )}
      </Notice>
      {sending && quote && (
        <SendLink
          quoteId={quote._id}
          email={textAnswer(quote, 'contact_email') ?? ''}
          site={site}
          onClose={() => setSending(false)}
        />
      )}
    </>
  )
}

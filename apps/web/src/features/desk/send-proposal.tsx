import type { DeskRecord } from '@coverwright/contract/desk/record'
import type { Translate } from '@coverwright/core/text/text'
import { useState } from 'react'
import { deskChanges } from '../../api/resources/desk/applications.ts'
import { proposalUrl } from '../../api/resources/documents.ts'
import { Button } from '../../ui/actions/button.tsx'
import { NotSaved } from '../staff-forms/not-saved.tsx'
import { useChange } from '../staff-forms/use-change.ts'

type Props = { readonly record: DeskRecord; readonly t: Translate }

/** The proposal of an application: to look at, and to send. */
export function SendProposal({ record: { application }, t }: Props) {
  const [isSent, setIsSent] = useState(false)
  const { run, isPending, problem } = useChange(deskChanges(application.id).sendProposal)
  return (
    <div className="staff-form">
      <p className="hint">{t('proposal.send.text')}</p>
      <div className="actions">
        <Button kind="line" small busy={isPending} onClick={() => run(undefined, () => setIsSent(true))}>
          {t('proposal.send')}
        </Button>
        <a className="btn btn--quiet btn--sm" href={proposalUrl(application.id)} download>
          {t('proposal.download')}
        </a>
      </div>
      <NotSaved problem={problem} t={t} />
      <p role="status">{isSent && t('proposal.sent')}</p>
    </div>
  )
}

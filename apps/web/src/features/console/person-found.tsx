import type { PersonAsked, PersonFound } from '@coverwright/contract/console/people'
import { shownDate } from '@coverwright/core/text/shown-date'
import type { Translate } from '@coverwright/core/text/text'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { erasePerson, exportPerson } from '../../api/resources/console/people.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { momentText } from '../account/account-text.ts'
import { saveFile } from './save-file.ts'

type Props = {
  readonly personRequest: PersonAsked
  readonly found: PersonFound
  readonly locale: string
  readonly t: Translate
}

/** What is stored about somebody, and what can be done with it. */
export function PersonFoundPanel({ personRequest, found: { has_account, erasable, kept }, locale, t }: Props) {
  const [isAsking, setAsking] = useState(false)
  const download = useMutation({
    mutationFn: async () => saveFile('personal-data.json', await exportPerson(personRequest)),
  })
  const erase = useMutation({ mutationFn: () => erasePerson(personRequest), onSettled: () => setAsking(false) })
  if (erase.data) {
    const counts = { erased: erase.data.erased, kept: erase.data.kept.length }
    return (
      <Notice kind="positive" title={t('console.people.erased', counts)} urgent>
        <p>{t(erase.data.account_closed ? 'console.people.closed' : 'console.people.stays')}</p>
      </Notice>
    )
  }
  return (
    <section aria-label={t('console.people.found')}>
      <h2>{t('console.people.found')}</h2>
      <p role="status">{t(has_account ? 'console.people.account' : 'console.people.noAccount')}</p>
      <ul className="funnel-corrected">
        {erasable.map(({ uuid, site, updated_at }) => (
          <li key={uuid}>
            CW-{uuid.slice(0, 8).toUpperCase()} · {site} · {momentText(updated_at, locale)}
            <span>{t('console.people.erasable')}</span>
          </li>
        ))}
        {kept.map(({ uuid, until, reason }) => (
          <li key={uuid}>
            CW-{uuid.slice(0, 8).toUpperCase()}
            <span>
              {until
                ? t('console.people.keptUntil', { day: shownDate(until.slice(0, 10), locale), reason })
                : t('console.people.kept', { reason })}
            </span>
          </li>
        ))}
      </ul>
      {(download.isError || erase.isError) && <Notice kind="negative" title={t('console.failed')} urgent />}
      <div className="actions">
        <Button kind="line" busy={download.isPending} onClick={() => download.mutate()}>
          {t('console.people.export')}
        </Button>
        <Button kind="danger" onClick={() => setAsking(true)}>
          {t('console.people.erase')}
        </Button>
      </div>
      {isAsking && (
        <Dialog title={t('console.people.erase')} closeLabel={t('ui.close')} onClose={() => setAsking(false)} alert>
          <p>{t('console.people.erase.text', { email: personRequest.email })}</p>
          <Button kind="danger" busy={erase.isPending} onClick={() => erase.mutate()}>
            {t('console.people.erase.do')}
          </Button>
        </Dialog>
      )}
    </section>
  )
}

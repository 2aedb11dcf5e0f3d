import type { SiteFileState, SiteVersion } from '@coverwright/contract/console/sites'
import type { Translate } from '@coverwright/core/text/text'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { rollBackSite } from '../../../api/resources/console/sites.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Badge } from '../../../ui/feedback/badge.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { momentText } from '../../account/account-text.ts'
import { ChangedKeys } from './changed-keys.tsx'
import { NoteField } from './note-field.tsx'
import { SiteProblem } from './site-problem.tsx'

type Props = { readonly state: SiteFileState; readonly locale: string; readonly t: Translate }

/** What the file was before: who changed what, when and why, and the way back. */
export function SiteHistory({ state, locale, t }: Props) {
  const [chosenVersion, setChosenVersion] = useState<SiteVersion>()
  const { history, can_publish } = state
  return (
    <section>
      <h2>{t('console.sites.history')}</h2>
      {history.length === 0 && <p className="hint">{t('console.sites.history.none')}</p>}
      <ol className="site-history">
        {history.map((version) => (
          <li key={version.id}>
            <p>
              <b>{momentText(version.at, locale)}</b> {t(`console.sites.kind.${version.kind}`)}
              {version.by && ` · ${version.by}`}
              {version.is_live && <Badge kind="line">{t('console.sites.live')}</Badge>}
            </p>
            {version.note && <p>{version.note}</p>}
            {version.changes.length > 0 && (
              <details>
                <summary>{t('console.sites.changed', { count: version.changes.length })}</summary>
                <ChangedKeys changes={version.changes} t={t} />
              </details>
            )}
            {can_publish && !version.is_live && (
              <Button kind="quiet" small onClick={() => setChosenVersion(version)}>
                {t('console.sites.rollBack')}
              </Button>
            )}
          </li>
        ))}
      </ol>
      {chosenVersion && (
        <RollBack
          state={state}
          version={chosenVersion}
          locale={locale}
          onClose={() => setChosenVersion(undefined)}
          t={t}
        />
      )}
    </section>
  )
}

type RollBackProps = Props & { readonly version: SiteVersion; readonly onClose: () => void }

function RollBack({ state: { file, hash }, version: { id, at }, locale, onClose, t }: RollBackProps) {
  const [note, setNote] = useState('')
  const rollBack = useMutation({
    mutationFn: () => rollBackSite(file, { version: id, live: hash, ...(note ? { note } : {}) }),
    onSuccess: onClose,
  })
  return (
    <Dialog title={t('console.sites.rollBack')} closeLabel={t('ui.close')} onClose={onClose} alert>
      <p>{t('console.sites.rollBack.text', { at: momentText(at, locale) })}</p>
      <NoteField value={note} onChange={setNote} t={t} />
      <SiteProblem error={rollBack.error} t={t} />
      <Button busy={rollBack.isPending} onClick={() => rollBack.mutate()}>
        {t('console.sites.rollBack.do')}
      </Button>
    </Dialog>
  )
}

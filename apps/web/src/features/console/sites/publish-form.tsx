import type { SiteDraft, SiteFileState } from '@coverwright/contract/console/sites'
import type { Translate } from '@coverwright/core/text/text'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { publishSite } from '../../../api/resources/console/sites.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { saveFile } from '../save-file.ts'
import { NoteField } from './note-field.tsx'
import { SiteProblem } from './site-problem.tsx'

type Props = { readonly state: SiteFileState; readonly draft: SiteDraft; readonly t: Translate }

/** Publishes the draft, or hands over the file where it is deployed. */
export function PublishForm({ state: { file, can_publish }, draft: { hash, text, faults }, t }: Props) {
  const [note, setNote] = useState('')
  const publish = useMutation({ mutationFn: () => publishSite(file, { draft: hash, ...(note ? { note } : {}) }) })
  const download = (
    <Button kind={can_publish ? 'quiet' : 'line'} onClick={() => saveFile(file, text)}>
      {t('console.sites.download')}
    </Button>
  )
  if (!can_publish)
    return (
      <Notice title={t('console.sites.readOnly')}>
        <p>{t('console.sites.readOnly.text')}</p>
        {download}
      </Notice>
    )
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        publish.mutate()
      }}
    >
      <NoteField value={note} onChange={setNote} t={t} />
      <SiteProblem error={publish.error} t={t} />
      <div className="actions">
        <Button type="submit" busy={publish.isPending} disabled={faults.length > 0}>
          {t('console.sites.publish')}
        </Button>
        {download}
      </div>
    </form>
  )
}

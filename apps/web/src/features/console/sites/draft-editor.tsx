import type { SiteFileState } from '@coverwright/contract/console/sites'
import type { Translate } from '@coverwright/core/text/text'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { dropSiteDraft, saveSiteDraft } from '../../../api/resources/console/sites.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { LabelledControl } from '../../../ui/layout/labelled-control.tsx'
import { SiteProblem } from './site-problem.tsx'

type Props = { readonly state: SiteFileState; readonly t: Translate }

/** The text of the file. What is saved is a draft; it need not be faultless. */
export function DraftEditor({ state: { file, text = '', hash, draft }, t }: Props) {
  const [draftText, setDraftText] = useState(draft?.text ?? text)
  const save = useMutation({
    mutationFn: () => saveSiteDraft(file, { text: draftText, base: hash, ...(draft ? { replaces: draft.hash } : {}) }),
  })
  const drop = useMutation({ mutationFn: () => dropSiteDraft(file) })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate()
      }}
    >
      <LabelledControl label={t('console.sites.text.label')} hint={t('console.sites.text.hint')} t={t}>
        {(control) => (
          <textarea
            {...control}
            className="textarea site-text"
            rows={24}
            spellCheck={false}
            autoCapitalize="off"
            autoComplete="off"
            value={draftText}
            onChange={({ target }) => setDraftText(target.value)}
          />
        )}
      </LabelledControl>
      <SiteProblem error={save.error ?? drop.error} t={t} />
      <div className="actions">
        <Button type="submit" kind="line" busy={save.isPending} disabled={draftText.trim() === ''}>
          {t(draft?.is_outdated ? 'console.sites.rebase' : 'console.sites.save')}
        </Button>
        {draft && (
          <Button kind="quiet" busy={drop.isPending} onClick={() => drop.mutate()}>
            {t('console.sites.drop')}
          </Button>
        )}
        <label className="btn btn--quiet site-pick">
          {t('console.sites.open')}
          <input
            type="file"
            accept=".json,application/json"
            className="vh"
            onChange={({ target }) => void target.files?.[0]?.text().then(setDraftText)}
          />
        </label>
      </div>
    </form>
  )
}

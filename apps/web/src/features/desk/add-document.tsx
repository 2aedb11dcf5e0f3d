import { type InsurerDocumentKind, insurerDocumentKinds } from '@coverwright/contract/values'
import type { Translate } from '@coverwright/core/text/text'
import { useState } from 'react'
import { deskChanges } from '../../api/resources/desk/applications.ts'
import { Button } from '../../ui/actions/button.tsx'
import { LabelledControl } from '../../ui/layout/labelled-control.tsx'
import { NotSaved } from '../staff-forms/not-saved.tsx'
import { emptySaved, useChange } from '../staff-forms/use-change.ts'

type Props = {
  readonly application: string
  readonly offer: string
  readonly isBound: boolean
  readonly t: Translate
}

/** Adds what an insurer gave the desk about its offer. */
export function AddDocument({ application, offer, isBound, t }: Props) {
  const [kind, setKind] = useState<InsurerDocumentKind>(isBound ? 'policy' : 'quote_letter')
  const [upload, setUpload] = useState<{ readonly file?: File | undefined; readonly added: number }>({ added: 0 })
  const { file, added } = upload
  const { run, isPending, problem } = useChange(deskChanges(application).addDocument)
  return (
    <details>
      <summary>{t('documents.add')}</summary>
      <form
        className="staff-form staff-form--wide"
        aria-label={t('documents.add')}
        onSubmit={(event) => {
          event.preventDefault()
          if (!file) return
          run({ offer, kind, file }, () => setUpload(emptySaved(upload, { added: added + 1 })))
        }}
      >
        <LabelledControl label={t('documents.add.kind')} t={t}>
          {(control) => (
            <select
              {...control}
              className="select"
              value={kind}
              onChange={({ target }) =>
                setKind(insurerDocumentKinds.find((each) => each === target.value) ?? 'quote_letter')
              }
            >
              {insurerDocumentKinds.map((each) => (
                <option key={each} value={each}>
                  {t(`documents.kind.${each}`)}
                </option>
              ))}
            </select>
          )}
        </LabelledControl>
        <LabelledControl label={t('documents.add.file')} t={t}>
          {(control) => (
            // A new one is empty.
            <input
              {...control}
              key={added}
              type="file"
              required
              onChange={({ target }) => setUpload({ added, file: target.files?.[0] })}
            />
          )}
        </LabelledControl>
        <NotSaved problem={problem} t={t} />
        <p role="status">{added > 0 && !file && t('documents.add.done')}</p>
        <Button type="submit" kind="line" small busy={isPending}>
          {t('documents.add.go')}
        </Button>
      </form>
    </details>
  )
}

type RemoveProps = { readonly application: string; readonly id: string; readonly t: Translate }

/** Takes out what the desk had added, as a file of another customer. */
export function RemoveDocument({ application, id, t }: RemoveProps) {
  const { run, isPending, problem } = useChange(deskChanges(application).removeDocument)
  return (
    <>
      <Button kind="quiet" small busy={isPending} onClick={() => run(id)}>
        {t('documents.remove')}
      </Button>
      <NotSaved problem={problem} t={t} />
    </>
  )
}

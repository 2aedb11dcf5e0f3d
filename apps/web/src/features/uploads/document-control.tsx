import { sizeText } from '@coverwright/core/text/size-text'
import { useState } from 'react'
import { documentUrl, removeDocument } from '../../api/resources/documents.ts'
import { ApiProblem } from '../../api/server/problem.ts'
import type { ControlProps } from '../../forms/state/form-environment.ts'
import { useForm } from '../../forms/state/form-environment.ts'
import { useQuoteScope } from '../quote/quote-scope.ts'
import '../../styles/forms/uploads.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Icon } from '../../ui/icons/icon.tsx'
import { focusField } from '../../ui/interaction/focus-field.ts'
import type { StoredDocument } from './document.ts'
import { documentsIn } from './document.ts'
import { DropZone } from './drop-zone.tsx'
import { RemoveDialog } from './remove-dialog.tsx'
import type { Failure } from './upload-queue.ts'
import { failureOf } from './upload-queue.ts'
import { UploadRow } from './upload-row.tsx'
import { useUploads } from './use-uploads.ts'

/** Uploads files at once, without waiting for Continue, which only validates that there are enough. */
export function DocumentControl(props: ControlProps) {
  const { id, path, answer, onLeave } = props
  const { t } = useForm()
  const { data: quote } = useSuspenseQuery(useQuoteScope())
  const [announcement, setAnnouncement] = useState('')
  const [removing, setRemoving] = useState<StoredDocument>()
  const [failure, setFailure] = useState<Failure>()
  const { uploads, add, retry, dismiss } = useUploads({
    quoteId: quote?._id,
    document: path.split('.').at(-1) ?? path,
    onArrived: (name) => {
      setAnnouncement(t('upload.added', { name }))
      onLeave()
    },
  })
  const documents = documentsIn(answer)

  const remove = async (document: StoredDocument): Promise<void> => {
    setRemoving(undefined)
    setFailure(undefined)
    try {
      if (quote) await removeDocument(quote._id, document.id)
      setAnnouncement(t('upload.removed', { name: document.name }))
      // The button that had the focus disappeared with its file.
      focusField(id)
      onLeave()
    } catch (problem) {
      if (!(problem instanceof ApiProblem)) throw problem
      // 404: it was already removed elsewhere.
      if (problem.status !== 404) setFailure(failureOf(problem.status, problem.code))
    }
  }

  return (
    <>
      {(documents.length > 0 || uploads.length > 0) && (
        <ul className="files" aria-label={t('upload.list')}>
          {documents.map((document) => (
            <DocumentRow
              key={document.id}
              stored={document}
              href={quote ? documentUrl(quote._id, document.id) : ''}
              onRemove={() => setRemoving(document)}
            />
          ))}
          {uploads.map((upload) => (
            <UploadRow
              key={upload.key}
              upload={upload}
              onRetry={() => retry(upload.key)}
              onDismiss={() => dismiss(upload.key)}
            />
          ))}
        </ul>
      )}
      {failure && (
        <p className="err" role="alert">
          <Icon name="alert" />
          <span>{t(`upload.failed.${failure}`)}</span>
        </p>
      )}
      <DropZone {...props} onFiles={add} />
      <p className="vh" role="status">
        {announcement}
      </p>
      {removing && (
        <RemoveDialog
          stored={removing}
          onAccept={() => void remove(removing)}
          onCancel={() => setRemoving(undefined)}
        />
      )}
    </>
  )
}

type DocumentRowProps = { readonly stored: StoredDocument; readonly href: string; readonly onRemove: () => void }

function DocumentRow({ stored: { name, size }, href, onRemove }: DocumentRowProps) {
  const { t, locale } = useForm()
  return (
    <li className="file">
      <Icon name="check" />
      <span className="file__name">
        <a href={href} download={name}>
          <bdi>{name}</bdi>
        </a>{' '}
        <small>{sizeText(size, locale)}</small>
      </span>
      <button
        type="button"
        className="iconbtn iconbtn--del"
        aria-label={t('upload.remove', { name })}
        onClick={onRemove}
      >
        <Icon name="bin" />
      </button>
    </li>
  )
}

import { useState } from 'react'
import type { ControlProps } from '../../forms/state/form-environment.ts'
import { useForm } from '../../forms/state/form-environment.ts'
import { Icon } from '../../ui/icons/icon.tsx'

const acceptedTypes = '.pdf,.docx,.rtf,.xlsx,.csv,.tsv,.txt,.png,.jpg,.jpeg'

type Props = Pick<ControlProps, 'id' | 'invalid' | 'describedBy'> & {
  readonly onFiles: (files: readonly File[]) => void
}

/** Accepts files by drag and drop or by choosing; for keyboards and screen readers it is a plain file input. */
export function DropZone({ id, invalid, describedBy, onFiles }: Props) {
  const { t } = useForm()
  const [isOver, setOver] = useState(false)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut for the file input inside
    <div
      className={isOver ? 'drop is-over' : 'drop'}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        onFiles([...event.dataTransfer.files])
      }}
    >
      <input
        id={id}
        type="file"
        multiple
        accept={acceptedTypes}
        className="drop__input"
        aria-invalid={invalid || undefined}
        aria-describedby={[describedBy, `${id}-limits`].filter(Boolean).join(' ')}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          // Lets the same file be chosen again after it was removed.
          target.value = ''
        }}
      />
      <span className="drop__words" aria-hidden="true">
        <Icon name="plus" />
        <span>
          <b>{t('upload.choose')}</b> <span className="drop__or">{t('upload.drop')}</span>
        </span>
      </span>
      <small id={`${id}-limits`}>{t('upload.limits')}</small>
    </div>
  )
}

import { sizeText } from '@coverwright/core/text/size-text'
import { useForm } from '../../forms/state/form-environment.ts'
import { Icon } from '../../ui/icons/icon.tsx'
import { mayRetry, type Upload } from './upload-queue.ts'

type Props = { readonly upload: Upload; readonly onRetry: () => void; readonly onDismiss: () => void }

/** A file that is being uploaded, or one that failed and why. */
export function UploadRow({ upload, onRetry, onDismiss }: Props) {
  const { t, locale } = useForm()
  const { file, state, percent, failure } = upload
  const { name, size } = file
  return (
    <li className={failure ? 'file has-failed' : 'file'}>
      <span className="file__name">
        <bdi>{name}</bdi> <small>{sizeText(size, locale)}</small>
        {failure && (
          <span className="err" role="alert">
            <Icon name="alert" />
            <span>{t(`upload.failed.${failure}`)}</span>
          </span>
        )}
        {state === 'sending' && (
          <progress max={100} value={percent} aria-label={t('upload.sending', { name, percent })} />
        )}
        {state === 'waiting' && <small>{t('upload.waiting', { name })}</small>}
      </span>
      {failure && mayRetry(failure) && (
        <button
          type="button"
          className="btn btn--quiet btn--sm"
          aria-label={t('upload.retry', { name })}
          onClick={onRetry}
        >
          {t('ui.tryAgain')}
        </button>
      )}
      <button
        type="button"
        className="iconbtn"
        aria-label={t(failure ? 'upload.dismiss' : 'upload.stop', { name })}
        onClick={onDismiss}
      >
        <Icon name="cross" />
      </button>
    </li>
  )
}

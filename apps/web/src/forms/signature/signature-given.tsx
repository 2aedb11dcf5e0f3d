import type { Signature } from '@coverwright/core/model/field'
import { checkField } from '@coverwright/core/validation/check-field'
import { Button } from '../../ui/actions/button.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { DrawnSignature } from '../../ui/insurance/drawn-signature.tsx'
import type { ControlProps } from '../state/form-environment.ts'
import { useForm } from '../state/form-environment.ts'

type Props = ControlProps & { readonly signature: Signature; readonly onAgain: () => void }

/** What was signed and when; and that it no longer holds, once the answers under it have changed. */
export function SignatureGiven({ field, answer, signature, invalid, onAgain }: Props) {
  const { t, locale, view } = useForm()
  const [problem] = checkField(field, answer, view)
  return (
    <div className="sign">
      <div className="sign__given">
        {signature.drawing && (
          <DrawnSignature drawing={signature.drawing} label={t('ui.signature.drawnBy', { name: signature.name })} />
        )}
        <p className={signature.drawing ? undefined : 'sign__script'}>{signature.name}</p>
        <p className="sign__when">{t('ui.signature.signedAt', moment(signature.signed_at, locale))}</p>
      </div>
      {/* After a try to go on, the same words stand above. */}
      {problem && !invalid && (
        <p className="sign__broken" role="status">
          <Icon name="warning" />
          <span>{t(problem.key, problem.params)}</span>
        </p>
      )}
      <Button kind="line" small icon="pencil" onClick={onAgain}>
        {t('ui.signature.again')}
      </Button>
    </div>
  )
}

/** The day and the time where the reader is. */
function moment(at = '', locale: string): { readonly date: string; readonly time: string } {
  const when = new Date(at)
  if (Number.isNaN(when.getTime())) return { date: at, time: '' }
  return {
    date: new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(when),
    time: new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(when),
  }
}

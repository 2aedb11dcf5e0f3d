import type { CodeSent } from '@coverwright/contract/people'
import type { Translate } from '@coverwright/core/text/text'
import { useQuery } from '@tanstack/react-query'
import { quoteQuery } from '../../api/resources/quotes.ts'
import { sendCode } from '../../api/resources/sign-in.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { textAnswer } from '../quote/application.ts'
import { EmailForm } from './email-form.tsx'
import { sendingError } from './sign-in-errors.ts'
import { useFormRequest } from './use-form-request.ts'

type Props = { readonly onSent: (codeSent: CodeSent, email: string) => void; readonly t: Translate }

/** Asks for the address that the code is mailed to. */
export function CodeRequestByEmail({ onSent, t }: Props) {
  const { data: quote } = useQuery(quoteQuery)
  return (
    <EmailForm
      className="fields"
      label={t('page.signIn.email')}
      hint={t('page.signIn.email.hint')}
      address={textAnswer(quote ?? null, 'contact_email') ?? ''}
      send={async (email) => onSent(await sendCode({ email }), email)}
      errorOf={sendingError}
      actions={(busy) => (
        <Button type="submit" arrow busy={busy}>
          {t(busy ? 'page.signIn.sending' : 'page.signIn.send')}
        </Button>
      )}
      t={t}
    />
  )
}

type LinkProps = {
  readonly link: string
  /** The masked address of the link; undefined if the server did not send it. */
  readonly address: string | undefined
  readonly onSent: (codeSent: CodeSent) => void
  readonly onOtherAddress: () => void
  readonly t: Translate
}

/** Sends the code to the address that belongs to the link, so nothing has to be typed. */
export function CodeRequestByLink({ link, address, onSent, onOtherAddress, t }: LinkProps) {
  const { busy, error, submit } = useFormRequest({
    validate: () => undefined,
    send: async () => onSent(await sendCode({ link })),
    errorOf: sendingError,
  })
  return (
    <form onSubmit={submit}>
      {error && (
        <Notice kind="negative" title={t('page.signIn.failed.title')} urgent>
          <p>{t(error.key, error.params)}</p>
        </Notice>
      )}
      <div className="actions">
        <Button type="submit" arrow busy={busy}>
          {address === undefined ? t('page.signIn.sendToLink') : t('page.signIn.sendTo', { address })}
        </Button>
        <Button kind="quiet" onClick={onOtherAddress}>
          {t('page.signIn.otherAddress')}
        </Button>
      </div>
    </form>
  )
}

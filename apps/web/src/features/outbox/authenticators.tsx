import type { SampleAuthenticator } from '@coverwright/contract/outbox'
import type { Translate } from '@coverwright/core/text/text'

type Props = { readonly authenticators: readonly SampleAuthenticator[]; readonly t: Translate }

/** The current codes of the sample staff, who have no authenticator apps. */
export function Authenticators({ authenticators, t }: Props) {
  return (
    <details className="outbox__staff">
      <summary>{t('page.outbox.staff')}</summary>
      <p className="hint">{t('page.outbox.staff.text')}</p>
      <ul>
        {authenticators.map(({ email, code }) => (
          <li key={email}>{t('page.outbox.code', { email, code })}</li>
        ))}
      </ul>
    </details>
  )
}

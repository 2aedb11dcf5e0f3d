import type { Translate } from '@coverwright/core/text/text'
import { useState } from 'react'
import { Button } from '../../ui/actions/button.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'

type Props = { readonly codes: readonly string[]; readonly onContinue: () => void; readonly t: Translate }

/** Codes for signing in without the authenticator. They are shown only once. */
export function RecoveryCodes({ codes, onContinue, t }: Props) {
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'))
    setCopied(true)
  }
  return (
    <>
      <PageHead
        step="recovery-codes"
        title={t('page.secondFactor.codes.title')}
        lede={t('page.secondFactor.codes.lede')}
      />
      <ul className="recovery" aria-label={t('page.secondFactor.codes.label')}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="actions recovery__keep">
        {/* Browsers allow copying only over HTTPS or on localhost. */}
        {window.isSecureContext && (
          <Button kind="line" small onClick={() => void copy()}>
            {t('page.secondFactor.codes.copy')}
          </Button>
        )}
        <Button kind="line" small onClick={() => print()}>
          {t('page.secondFactor.codes.print')}
        </Button>
        <span role="status">{isCopied && t('page.secondFactor.codes.copied')}</span>
      </div>
      <div className="actions">
        <Button arrow onClick={onContinue}>
          {t('page.secondFactor.codes.goOn')}
        </Button>
      </div>
    </>
  )
}

import type { Translate } from '@coverwright/core/text/text'

export function KeyHints({ t }: { readonly t: Translate }) {
  return (
    <p className="keys">
      <span>
        <kbd>{t('ui.keys.enter')}</kbd> {t('ui.keys.continue')}
      </span>
      <span>
        <kbd>←</kbd>
        <kbd>→</kbd> {t('ui.keys.move')}
      </span>
    </p>
  )
}

import type { Translate } from '@coverwright/core/text/text'
import { ButtonLink } from '../../ui/actions/button.tsx'

/** Offers to submit again, if answers changed since the offers that are shown. */
export function SubmitAgain({ t }: { readonly t: Translate }) {
  return (
    <div className="actions">
      <ButtonLink href="/done?edit=true" arrow>
        {t('page.outdated.action')}
      </ButtonLink>
    </div>
  )
}

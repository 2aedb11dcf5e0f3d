import type { QuoteReply } from '@coverwright/contract/quotes'
import type { Translate } from '@coverwright/core/text/text'
import { Link, useAreaPath } from '../../../navigation/area.tsx'
import type { Saving } from '../../../ui/feedback/save-state.tsx'
import { SaveState } from '../../../ui/feedback/save-state.tsx'

type Props = {
  readonly saving: Saving
  readonly quote: QuoteReply | null
  readonly t: Translate
  readonly locale: string
}

/** The state of the page's save; on the first page also a link to where a returning person stopped. */
export function SaveStateRow({ saving, quote, t, locale }: Props) {
  const path = useAreaPath()
  const furthest = path === '/' && quote?.completed === false ? quote.max_step : '/'
  return (
    <>
      <SaveState saving={saving} t={t} locale={locale} />
      {furthest !== '/' && (saving.state === 'saved' || saving.state === 'unsaved') && (
        <Link className="link" href={furthest}>
          {t('page.goOn')}
        </Link>
      )}
    </>
  )
}

import type { QuoteReply } from '@coverwright/contract/quotes'
import type { Translate } from '@coverwright/core/text/text'
import { useUndoClearing } from '../../api/resources/quotes.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'

type Props = { readonly quote: QuoteReply; readonly t: Translate }

/** Says that the last save cleared answers, and offers to undo that until the next save. Source: F19. */
export function ClearedNotice({ quote, t }: Props) {
  const undo = useUndoClearing(quote)
  return (
    <div className="cleared">
      <Notice title={t('page.cleared.title')} urgent>
        <p>{t(undo.isError ? 'page.cleared.failed' : 'page.cleared.text')}</p>
        <Button kind="line" small busy={undo.isPending} onClick={() => undo.mutate()}>
          {t('page.cleared.undo')}
        </Button>
      </Notice>
    </div>
  )
}

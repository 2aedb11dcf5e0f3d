import type { Translate } from '@coverwright/core/text/text'
import { deskChanges } from '../../api/resources/desk/applications.ts'
import { Button } from '../../ui/actions/button.tsx'
import { NotSaved } from '../staff-forms/not-saved.tsx'
import { useChange } from '../staff-forms/use-change.ts'

type Props = { readonly application: string; readonly offer: string; readonly t: Translate }

/** Has an insurer that did not answer a request to bind asked again. */
export function AskAgain({ application, offer, t }: Props) {
  const { run, isPending, problem } = useChange(deskChanges(application).askAgain)
  return (
    <div className="staff-form staff-form--wide">
      <p className="hint">{t('desk.askAgain.hint')}</p>
      <NotSaved problem={problem} t={t} />
      <Button kind="line" small busy={isPending} onClick={() => run(offer)}>
        {t('desk.askAgain')}
      </Button>
    </div>
  )
}

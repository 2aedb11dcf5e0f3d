import type { PublicSite } from '@coverwright/catalogue/sites/site'
import type { AccountApplication } from '@coverwright/contract/accounts'
import { Button } from '../../ui/actions/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Rule } from '../../ui/feedback/rule.tsx'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import { dayWords } from '../quote/day-words.ts'
import { textsOf } from '../quote/texts.ts'
import { ApplicationHead } from './application-head.tsx'
import { useOpening } from './use-opening.ts'

type Props = { readonly application: AccountApplication; readonly site: PublicSite }

/** One that is not sent: how far it came, and the way back into it. */
export function OpenApplication({ application, site }: Props) {
  const t = textsOf(site)
  const opening = useOpening(application)
  const { company_name, step_label, progress, updated_at, submissions } = application
  const [last] = submissions
  return (
    <li className="appl">
      <ApplicationHead application={application} site={site} />
      <div className="appl__how">
        <p>{t(progress > 0 ? 'account.furthest' : 'account.begun', { page: step_label, percent: progress })}</p>
        <Rule percent={progress} label={t('ui.progress')} />
        <p className="hint">
          {t('account.saved', { date: dayWords(updated_at, site) })}
          {last && ` ${t('account.changing', { date: dayWords(last.submitted_at, site) })}`}
        </p>
      </div>
      <div className="appl__acts">
        <Button busy={opening.isPending} onClick={() => opening.mutate()} arrow>
          {t('ui.continue')}
          <VisuallyHidden> {company_name ?? t('account.unnamed')}</VisuallyHidden>
        </Button>
      </div>
      {opening.isError && (
        <Notice kind="negative" title={t('account.openFailed.title')} urgent>
          <p>{t('account.openFailed.text')}</p>
        </Notice>
      )}
    </li>
  )
}

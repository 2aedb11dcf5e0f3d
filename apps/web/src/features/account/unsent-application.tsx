import type { PublicSite } from '@coverwright/catalogue/sites/site'
import type { AccountApplication } from '@coverwright/contract/accounts'
import { Button } from '../../ui/actions/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { ProgressRule } from '../../ui/feedback/progress-rule.tsx'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import { dayText } from '../quote/day-text.ts'
import { textsOf } from '../quote/texts.ts'
import { ApplicationHead } from './application-head.tsx'
import { StageLine } from './stage-line.tsx'
import { useOpenApplication } from './use-open-application.ts'

type Props = { readonly application: AccountApplication; readonly site: PublicSite }

/** An application that is not submitted yet, with its progress and a button to continue. */
export function UnsentApplication({ application, site }: Props) {
  const t = textsOf(site)
  const open = useOpenApplication(application)
  const { company_name, step_label, progress, updated_at, submissions } = application
  const [last] = submissions
  return (
    <li className="appl">
      <ApplicationHead application={application} site={site} />
      <StageLine application={application} site={site} />
      <div className="appl__how">
        <p>{t(progress > 0 ? 'account.furthest' : 'account.begun', { page: step_label, percent: progress })}</p>
        <ProgressRule percent={progress} label={t('ui.progress')} />
        <p className="hint">
          {t('account.saved', { date: dayText(updated_at, site) })}
          {last && ` ${t('account.changing', { date: dayText(last.submitted_at, site) })}`}
        </p>
      </div>
      <div className="appl__acts">
        <Button busy={open.isPending} onClick={() => open.mutate()} arrow>
          {t('ui.continue')}
          <VisuallyHidden> {company_name ?? t('account.unnamed')}</VisuallyHidden>
        </Button>
      </div>
      {open.isError && (
        <Notice kind="negative" title={t('account.openFailed.title')} urgent>
          <p>{t('account.openFailed.text')}</p>
        </Notice>
      )}
    </li>
  )
}

import type { PublicSite } from '@coverwright/catalogue/sites/site'
import type { AccountApplication } from '@coverwright/contract/accounts'
import { Icon } from '../../ui/icons/icon.tsx'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import { dayText } from '../quote/day-text.ts'
import { textsOf } from '../quote/texts.ts'
import { accountStages } from './account-stages.ts'
import '../../styles/components/stage-line.css'

type Props = { readonly application: AccountApplication; readonly site: PublicSite }

/** How far an application has come, as a line with the days; a closed one goes no further. */
export function StageLine({ application, site }: Props) {
  const t = textsOf(site)
  if (application.closed_at) return null
  const stages = accountStages(application)
  const next = stages.find(({ isReached }) => !isReached)
  return (
    <ol className="stages" aria-label={t('account.stages')}>
      {stages.map((stage) => (
        <li
          key={stage.name}
          className={stage.isReached ? 'is-reached' : undefined}
          aria-current={stage === next ? 'step' : undefined}
        >
          <i aria-hidden="true">{stage.isReached && <Icon name="check" small />}</i>
          <span>{t(`account.stage.${stage.name}`)}</span>
          {!stage.isReached && <VisuallyHidden>{t('account.stage.notYet')}</VisuallyHidden>}
          {stage.at && <time dateTime={stage.at}>{dayText(stage.at, site)}</time>}
        </li>
      ))}
    </ol>
  )
}

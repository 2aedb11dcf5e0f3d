import { referralReasons } from '@coverwright/catalogue/renewals/law/referral'
import type { PageState } from '@coverwright/core/evaluation/page-state'
import type { Translate } from '@coverwright/core/text/text'
import { Notice } from '../../ui/feedback/notice.tsx'
import '../../styles/pages/renewals.css'

/** The reasons why this renewal is referred to an underwriter. */
export function ReferralPanel({ entry, t }: { readonly entry: PageState; readonly t: Translate }) {
  const reasons = referralReasons(entry.view)
  if (reasons.length === 0) return null
  return (
    <div className="reasons">
      <Notice title={t('page.renewal.reasons', { count: reasons.length })}>
        <ul>
          {reasons.map((reason) => (
            <li key={reason}>{t(reason)}</li>
          ))}
        </ul>
      </Notice>
    </div>
  )
}

import { unfinishedPages } from '@coverwright/core/navigation/edit-mode'
import { Link } from '../../navigation/area.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import type { Application } from '../quote/application.ts'
import { changeAddress } from '../quote/change-address.ts'
import { textsOf } from '../quote/texts.ts'

/** The id of the notice, which gets the focus when somebody submits too early. */
export const incompletePagesId = 'open-pages'

/** The pages that still need an answer, each a way to it. */
export function IncompletePages({
  application,
  urgent,
}: {
  readonly application: Application
  readonly urgent: boolean
}) {
  const t = textsOf(application.site)
  const { flowState } = application
  // Questions that are on their way are not missing yet.
  const incomplete = unfinishedPages(flowState).filter(({ status }) => status !== 'waiting')
  if (incomplete.length === 0) return null
  return (
    <div id={incompletePagesId} tabIndex={-1}>
      <Notice kind="caution" title={t('page.done.open.title', { count: incomplete.length })} urgent={urgent}>
        <ul>
          {incomplete.map(({ path, section, label }) => (
            <li key={path}>
              <Link href={changeAddress(flowState.flow, path)}>
                {[...new Set([t(section.label), t(label)])].join(' · ')}
              </Link>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  )
}

import { Link } from '../../navigation/area.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { inEditMode } from '../application/step/use-onward.ts'
import type { Application } from '../quote/application.ts'
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
  const incomplete = application.flowState.pages.filter(({ status }) => status !== 'complete')
  if (incomplete.length === 0) return null
  return (
    <div id={incompletePagesId} tabIndex={-1}>
      <Notice kind="caution" title={t('page.done.open.title', { count: incomplete.length })} urgent={urgent}>
        <ul>
          {incomplete.map(({ path, section, label }) => (
            <li key={path}>
              <Link href={inEditMode(path)}>{[...new Set([t(section.label), t(label)])].join(' · ')}</Link>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  )
}

import type { Translate } from '@coverwright/core/text/text'
import { Tag } from '../../ui/feedback/tag.tsx'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import type { CoverageOption } from './coverage-section.ts'
import '../../styles/components/tally.css'

type Props = { readonly options: readonly CoverageOption[]; readonly t: Translate }

/** What is selected so far, always in view. */
export function CoverageTally({ options, t }: Props) {
  const words =
    options.length === 0 ? t('page.coverages.picked.none') : t('page.coverages.picked', { count: options.length })
  return (
    <div className="tally">
      <p role="status">
        <b>{words}</b>
      </p>
      <ul>
        {options.map(({ answer, name, code }) => (
          <li key={answer.uuid}>
            {code ? (
              <>
                <Tag code={code} />
                <VisuallyHidden>{name}</VisuallyHidden>
              </>
            ) : (
              name
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

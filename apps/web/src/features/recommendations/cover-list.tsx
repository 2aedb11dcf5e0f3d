import type { Translate } from '@coverwright/core/text/text'
import { Icon } from '../../ui/icons/icon.tsx'

export const coverNumbers = [1, 2, 3] as const

/** What the coverage pays for, in three lines. */
export function CoverList({ line, t }: { readonly line: string; readonly t: Translate }) {
  return (
    <section className="pays">
      <h2 className="pays__head">{t('recommendation.covers')}</h2>
      <ul>
        {coverNumbers.map((number) => (
          <li key={number} className="yes">
            <Icon name="check" small />
            {t(`recommendation.${line}.covers.${number}`)}
          </li>
        ))}
      </ul>
    </section>
  )
}

import type { Funnel, FunnelPage } from '@coverwright/contract/console/funnel'
import type { Translate } from '@coverwright/core/text/text'
import { PartsBar } from '../../ui/figures/parts-bar.tsx'

type Props = { readonly funnel: Pick<Funnel, 'pages' | 'applications' | 'unvisited'>; readonly t: Translate }

/**
 * The pages of the flow one below the other, each as wide as many came to it, with those who left in red. The table below
 * has every number.
 */
export function FunnelMap({ funnel: { pages, applications, unvisited }, t }: Props) {
  const sections = [...Map.groupBy(pages, ({ section }) => section)]
  return (
    <>
      <ol className="funnel-map">
        {sections.map(([section, own]) => (
          <li key={section}>
            <h3>{section}</h3>
            <ol>
              {own.map((page) => (
                <li key={page.step}>
                  <a href={`#${rowOf(page)}`}>{page.title}</a>
                  <b className="num">{t('console.funnel.cameLeft', { came: page.came, left: page.left })}</b>
                  <PartsBar
                    parts={[
                      { tone: 'positive', value: page.came - page.left },
                      { tone: 'negative', value: page.left },
                    ]}
                    whole={applications}
                  />
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
      {unvisited > 0 && <p className="hint">{t('console.funnel.unvisited', { count: unvisited })}</p>}
    </>
  )
}

/** The id of a page's row in the table. */
export const rowOf = ({ step }: Pick<FunnelPage, 'step'>): string => `page-${step}`

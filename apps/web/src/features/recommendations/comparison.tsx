import type { RecommendedCoverage } from '@coverwright/catalogue/recommendations/recommended'
import type { PublicSite } from '@coverwright/catalogue/sites/site'
import type { Translate } from '@coverwright/core/text/text'
import { Tag } from '../../ui/feedback/tag.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { insuranceTypeOf } from '../quote/countries.ts'
import { coverNumbers } from './cover-list.tsx'

type Props = {
  readonly coverage: Pick<RecommendedCoverage, 'line' | 'replaces' | 'shared'>
  readonly site: PublicSite
  readonly t: Translate
}

/** A more comprehensive policy beside the requested one. */
export function Comparison({ coverage: { line, replaces = '', shared = [] }, site, t }: Props) {
  return (
    <div className="versus">
      <table className="cmp">
        <caption className="vh">{t('recommendation.covers')}</caption>
        <thead>
          <tr>
            <td />
            <Policy site={site} line={replaces} note={t('recommendation.swap.asked')} />
            <Policy site={site} line={line} note={t('recommendation.swap.suggested')} suggested />
          </tr>
        </thead>
        <tbody>
          {coverNumbers.map((number) => (
            <tr key={number}>
              <th scope="row">{t(`recommendation.${line}.covers.${number}`)}</th>
              <td>
                <IncludedMark is={shared.includes(number)} t={t} />
              </td>
              <td className="win">
                <IncludedMark is t={t} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type PolicyProps = {
  readonly site: PublicSite
  readonly line: string
  readonly note: string
  readonly suggested?: true
}

function Policy({ site, line, note, suggested }: PolicyProps) {
  const type = insuranceTypeOf(site, line)
  return (
    <th scope="col" className={suggested ? 'win' : undefined}>
      <Tag code={type?.tag ?? ''} />
      <br />
      {type?.name}
      <small>{note}</small>
    </th>
  )
}

function IncludedMark({ is, t }: { readonly is: boolean; readonly t: Translate }) {
  return (
    <span className={is ? 'yes' : 'no'}>
      <Icon name={is ? 'check' : 'minus'} small />
      {t(is ? 'recommendation.swap.included' : 'recommendation.swap.notIncluded')}
    </span>
  )
}

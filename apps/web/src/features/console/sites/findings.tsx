import type { SiteFileState } from '@coverwright/contract/console/sites'
import type { Translate } from '@coverwright/core/text/text'

type Props = { readonly found: Pick<SiteFileState, 'faults' | 'remarks'>; readonly t: Translate }

/** What the check found, in the words of `npx coverwright site check`. */
export function Findings({ found: { faults, remarks }, t }: Props) {
  if (faults.length + remarks.length === 0) return <p className="hint">{t('console.sites.sound')}</p>
  return (
    <>
      <FindingList title={t('console.sites.faults', { count: faults.length })} list={faults} isFault />
      <FindingList title={t('console.sites.remarks', { count: remarks.length })} list={remarks} />
    </>
  )
}

type ListProps = { readonly title: string; readonly list: SiteFileState['faults']; readonly isFault?: true }

function FindingList({ title, list, isFault }: ListProps) {
  if (list.length === 0) return null
  return (
    <>
      <p className={isFault ? 'desk-late' : undefined}>{title}</p>
      <ul className="site-findings" lang="en">
        {list.map(({ at, says }) => (
          <li key={`${at} ${says}`}>
            {at && <code>{at}</code>} {says}
          </li>
        ))}
      </ul>
    </>
  )
}

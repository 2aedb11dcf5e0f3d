import type { SiteFileState, SitePreview } from '@coverwright/contract/console/sites'
import type { Translate } from '@coverwright/core/text/text'
import { useState } from 'react'
import { Segments } from '../../../ui/actions/segments.tsx'
import { PreviewFrame } from '../preview-frame.tsx'

type Props = { readonly state: SiteFileState; readonly t: Translate }

const widths = ['390', '768', '1440'] as const

/** What is live beside the draft, at the same width. */
export function SitePreviews({ state: { hash, preview: live, draft }, t }: Props) {
  const [width, setWidth] = useState<(typeof widths)[number]>('390')
  if (!live && !draft?.preview) return <p className="hint">{t('console.sites.previews.none')}</p>
  const frame = (text: string | undefined, preview: SitePreview | undefined, title: string) =>
    preview && <PreviewFrame key={text} address={preview.address} width={Number(width)} title={title} t={t} />
  return (
    <>
      <p className="hint">{t('console.sites.previews.hint')}</p>
      <Segments
        label={t('console.sites.width')}
        options={widths.map((value) => ({ value, label: t(`console.sites.width.${value}`) }))}
        value={width}
        onChange={setWidth}
      />
      <div className="site-previews">
        {frame(hash, live, t('console.sites.live'))}
        {frame(draft?.hash, draft?.preview, t('console.sites.draft'))}
      </div>
    </>
  )
}

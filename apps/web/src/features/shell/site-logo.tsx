import type { PublicSite } from '@coverwright/catalogue/sites/site'
import type { Translate } from '@coverwright/core/text/text'
import { memo } from 'react'
import { useSiteAddress } from '../../navigation/use-site-address.ts'
import { Logo } from '../../ui/layout/logo.tsx'
import { logoLinksHome } from './logo-links-home.ts'

type Props = { readonly site: PublicSite; readonly t: Translate }

/** The site's logo or name. */
export const SiteLogo = memo(function LogoOfSite({ site, t }: Props) {
  const { name, logoUrl, theme } = site
  const siteAddress = useSiteAddress()
  return (
    <Logo
      name={name}
      label={t('ui.home', { name })}
      picture={logoUrl && siteAddress(logoUrl)}
      wordmark={theme?.wordmark}
      href={logoLinksHome(site) ? '/' : undefined}
    />
  )
})

import type { PublicSite } from '@coverwright/catalogue/sites/site'
import type { Translate } from '@coverwright/core/text/text'
import { memo } from 'react'
import { sitePath } from '../../api/page/base.ts'
import { Logo } from '../../ui/layout/logo.tsx'
import { logoLeadsHome } from './logo-leads-home.ts'

type Props = { readonly site: PublicSite; readonly t: Translate }

/** The site's own logo or name. */
export const SiteLogo = memo(function LogoOfSite({ site, t }: Props) {
  const { name, logoUrl, theme } = site
  return (
    <Logo
      name={name}
      label={t('ui.home', { name })}
      // A file of the server's own stands below the site's path.
      picture={logoUrl?.startsWith('/') ? `${sitePath()}${logoUrl}` : logoUrl}
      wordmark={theme?.wordmark}
      href={logoLeadsHome(site) ? '/' : undefined}
    />
  )
})

import type { Site } from '@coverwright/catalogue/sites/site'
import { isWholesaler } from '@coverwright/catalogue/sites/site'
import type { Translate } from '@coverwright/core/text/text'
import { sitePath } from '../../api/base.ts'
import { Logo } from '../../ui/logo.tsx'

type Props = { readonly site: Site; readonly t: Translate }

/** The site's own logo or name. At a wholesaler's, and where the setting says so, it leads nowhere. Source: seed 6. */
export function SiteLogo({ site, t }: Props) {
  const { name, logoUrl, theme, customerFacing } = site
  const isStill = isWholesaler(site) || customerFacing?.disableRedirect === true
  return (
    <Logo
      name={name}
      label={t('ui.home', { name })}
      // A file of the server's own stands below the site's path.
      picture={logoUrl?.startsWith('/') ? `${sitePath()}${logoUrl}` : logoUrl}
      wordmark={theme?.wordmark}
      href={isStill ? undefined : '/'}
    />
  )
}

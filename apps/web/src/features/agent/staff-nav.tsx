import { useLocation } from 'react-router'
import { Link } from '../../navigation/area.tsx'
import type { Application } from '../quote/application.ts'
import { countries } from '../quote/countries.ts'
import { textsOf } from '../quote/texts.ts'
import { staffPages } from './staff-pages.ts'
import '../../styles/layout/staff-nav.css'

/** The pages of whoever works here, in the side column of their lists. */
export function StaffNav({ application: { site, user } }: { readonly application: Application }) {
  countries.content(site).read()
  const { pathname, search } = useLocation()
  const t = textsOf(site)
  const state = new URLSearchParams(search).get('state')
  const here = pathname === '/roles/agent' && state ? `${pathname}?state=${state}` : pathname
  const current = (address: string) => (address === here ? 'page' : undefined)
  const isWithin = (address: string) => pathname === address || pathname.startsWith(`${address}/`)
  const hasRenewals = countries.firstPage(site).opening.renews
  return (
    <nav className="staffnav" aria-label={t('page.staff.pages')}>
      <ul>
        {staffPages(user, { hasRenewals }).map(({ address, label, views }) => (
          <li key={address}>
            <Link href={{ site: address }} aria-current={current(address) ?? (isWithin(address) || undefined)}>
              {t(label)}
            </Link>
            {views.length > 0 && isWithin(address) && (
              <ul>
                {views.map((view) => (
                  <li key={view.address}>
                    <Link href={{ site: view.address }} aria-current={current(view.address)}>
                      {t(view.label)}
                    </Link>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

import { useLocation } from 'react-router'
import { Link } from '../../navigation/area.tsx'
import type { Application } from '../quote/application.ts'
import { countries } from '../quote/countries.ts'
import { textsOf } from '../quote/texts.ts'
import { type StaffPage, staffPages } from './staff-pages.ts'
import '../../styles/layout/staff-nav.css'

/** The pages of this member of staff, in the side column of their lists. */
export function StaffNav({ application: { site, user } }: { readonly application: Application }) {
  countries.content(site).read()
  const { pathname, search } = useLocation()
  const t = textsOf(site)
  const filters = new URLSearchParams(search)
  const [filter] = [...filters.keys()].filter((name) => ['state', 'next', 'due'].includes(name))
  const currentPath = pathname === '/roles/agent' && filter ? `${pathname}?${filter}=${filters.get(filter)}` : pathname
  const current = (address: string) => (address === currentPath ? 'page' : undefined)
  const isWithin = (address: string) => pathname === address || pathname.startsWith(`${address}/`)
  const holdsCurrent = ({ address, views }: StaffPage) =>
    (isWithin(address) && views.every((view) => view.address !== currentPath)) || undefined
  const hasRenewals = countries.firstPage(site).opening.renews
  return (
    <nav className="staffnav" aria-label={t('page.staff.pages')}>
      <ul>
        {staffPages(user, { hasRenewals }).map((page) => (
          <li key={page.address}>
            <Link href={{ site: page.address }} aria-current={current(page.address) ?? holdsCurrent(page)}>
              {t(page.label)}
            </Link>
            {page.views.length > 0 && isWithin(page.address) && (
              <ul>
                {page.views.map((view) => (
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

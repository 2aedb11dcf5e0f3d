import { renewalsPrefix } from '@coverwright/catalogue/renewals/prefix'
import { Outlet } from 'react-router'
import { renewalQuery } from '../../api/resources/quotes.ts'
import { AreaPrefixProvider } from '../../navigation/area.tsx'
import { AreaProvider } from '../quote/area.ts'

/** Everything below the renewals' prefix: the same steps, lists and dialogs as the application’s, about a renewal. */
export function RenewalArea() {
  return (
    <AreaPrefixProvider value={renewalsPrefix}>
      <AreaProvider value={renewalQuery}>
        <Outlet />
      </AreaProvider>
    </AreaPrefixProvider>
  )
}

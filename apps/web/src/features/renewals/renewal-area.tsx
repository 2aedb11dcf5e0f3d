import { renewalsPrefix } from '@coverwright/catalogue/renewals/prefix'
import { Outlet } from 'react-router'
import { renewalQuery } from '../../api/resources/quotes.ts'
import { AreaPrefixProvider } from '../../navigation/area.tsx'
import { QuoteScopeProvider } from '../quote/quote-scope.ts'

/** Everything below the renewals' prefix: the same steps, lists and dialogs as an application's, for the open renewal. */
export function RenewalArea() {
  return (
    <AreaPrefixProvider value={renewalsPrefix}>
      <QuoteScopeProvider value={renewalQuery}>
        <Outlet />
      </QuoteScopeProvider>
    </AreaPrefixProvider>
  )
}

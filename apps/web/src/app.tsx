import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, useLayoutEffect } from 'react'
import { useHref, useLocation, useRoutes } from 'react-router'
import { allRoutes } from './all-routes.ts'
import { ErrorBoundary } from './features/shell/error-boundary.tsx'
import { FrameSlotsContext } from './features/shell/frame-slots.ts'
import { firstRoute } from './first-route.tsx'
import { NavigationTransitionProvider } from './navigation/navigation-transition.tsx'
import { frameSlots } from './pages/frame-slots.tsx'

/** The whole application, the same in a browser and on the server, inside the router of each. */
export const App = ({ client }: { readonly client: QueryClient }) => (
  <StrictMode>
    <QueryClientProvider client={client}>
      <PathShown />
      <ErrorBoundary>
        <NavigationTransitionProvider>
          <FrameSlotsContext value={frameSlots}>
            <Pages />
          </FrameSlotsContext>
        </NavigationTransitionProvider>
      </ErrorBoundary>
    </QueryClientProvider>
  </StrictMode>
)

const Pages = () => useRoutes(useLocation().pathname === '/' ? firstRoute : allRoutes.read())

/** Sets the path of the rendered page on the document: the browser's address changes a moment earlier. */
function PathShown() {
  const path = useHref({ pathname: useLocation().pathname })
  useLayoutEffect(() => {
    document.documentElement.dataset.path = path
  }, [path])
  return null
}

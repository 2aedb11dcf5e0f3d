import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, useLayoutEffect } from 'react'
import { useHref, useLocation, useRoutes } from 'react-router'
import { AppErrors } from './features/shell/app-errors.tsx'
import { FrameSlotsContext } from './features/shell/frame-slots.ts'
import { NavigationTransitionProvider } from './navigation/navigation-transition.tsx'
import { routes } from './router.tsx'
import { frameSlots } from './routes/frame-slots.tsx'

/** The whole application, the same in a browser and on the server, inside the router of each. */
export const App = ({ client }: { readonly client: QueryClient }) => (
  <StrictMode>
    <QueryClientProvider client={client}>
      <PathShown />
      <AppErrors>
        <NavigationTransitionProvider>
          <FrameSlotsContext value={frameSlots}>
            <Pages />
          </FrameSlotsContext>
        </NavigationTransitionProvider>
      </AppErrors>
    </QueryClientProvider>
  </StrictMode>
)

const Pages = () => useRoutes(routes)

/** Marks the document with the path whose page is drawn: the browser's address changes a moment earlier. */
function PathShown() {
  const path = useHref({ pathname: useLocation().pathname })
  useLayoutEffect(() => {
    document.documentElement.dataset.path = path
  }, [path])
  return null
}

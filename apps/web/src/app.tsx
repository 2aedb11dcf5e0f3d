import { StrictMode } from 'react'
import { AppErrors } from './features/shell/app-errors.tsx'
import { Routes } from './routes.tsx'

/** The whole application, the same in a browser and ahead of time. */
export const App = () => (
  <StrictMode>
    <AppErrors>
      <Routes />
    </AppErrors>
  </StrictMode>
)

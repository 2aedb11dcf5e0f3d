import { StrictMode } from 'react'
import { Router } from 'wouter'
import { sitePath } from './api/base.ts'
import { AppErrors } from './features/shell/app-errors.tsx'
import { Routes } from './routes.tsx'
import { usePath, useQueryText } from './ui/address.ts'

type Props = {
  /** Path and query of the page, where it is rendered ahead of time. */
  readonly address?: string
}

/** The whole application, the same in a browser and ahead of time. */
export function App({ address }: Props) {
  return (
    <StrictMode>
      <Router
        base={sitePath()}
        hook={usePath}
        searchHook={useQueryText}
        {...(address === undefined ? {} : { ssrPath: address })}
      >
        <AppErrors>
          <Routes />
        </AppErrors>
      </Router>
    </StrictMode>
  )
}

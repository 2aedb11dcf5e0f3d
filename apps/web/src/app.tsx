import { StrictMode } from 'react'
import { AppErrors } from './features/shell/app-errors.tsx'
import { FrameSlotsContext } from './features/shell/frame-slots.ts'
import { frameSlots } from './routes/frame-slots.tsx'
import { Routes } from './routes.tsx'

/** The whole application, the same in a browser and ahead of time. */
export const App = () => (
  <StrictMode>
    <AppErrors>
      <FrameSlotsContext value={frameSlots}>
        <Routes />
      </FrameSlotsContext>
    </AppErrors>
  </StrictMode>
)

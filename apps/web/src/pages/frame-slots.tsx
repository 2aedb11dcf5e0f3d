import { lazy } from 'react'
import type { FrameSlots } from '../features/shell/frame-slots.ts'

export const frameSlots: FrameSlots = {
  Dialogs: lazy(async () => ({ default: (await import('./site-dialogs.tsx')).SiteDialogs })),
  ClientBar: lazy(async () => ({ default: (await import('../features/agent/client-bar.tsx')).ClientBar })),
  AgencyCard: lazy(async () => ({ default: (await import('../features/agent/agency-card.tsx')).AgencyCard })),
  StaffNav: lazy(async () => ({ default: (await import('../features/agent/staff-nav.tsx')).StaffNav })),
  QuickPrice: lazy(async () => ({ default: (await import('../features/quick-price/quick-price.tsx')).QuickPrice })),
  StepInSheet: lazy(async () => ({ default: (await import('./later-step.tsx')).StepInSheet })),
  fetchLaterStep: () => import('./later-step.tsx'),
  AgentMargin: lazy(async () => ({ default: (await import('../features/agent/agent-margin.tsx')).AgentMargin })),
}

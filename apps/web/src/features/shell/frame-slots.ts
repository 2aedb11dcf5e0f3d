import type { Place } from '@coverwright/core/navigation/navigate'
import type { ComponentType, ReactNode } from 'react'
import { createContext, use } from 'react'
import type { Application } from '../quote/application.ts'

/** The dialogs that a page's frame can open: save for later, write to support, choose cookies. */
export type SiteDialog = 'save' | 'message' | 'cookies'

/** What a message to support starts with: the words that found no trade, or an offer's insurer and line. */
export type MessageStart =
  | { readonly about: 'trade'; readonly trade: string }
  | { readonly about: 'offer'; readonly insurer: string; readonly line: string }

export type ShowDialog = (dialog: SiteDialog, start?: MessageStart) => void

export type DialogsProps = {
  readonly application: Application
  readonly shown: SiteDialog | undefined
  readonly start: MessageStart | undefined
  readonly onClose: () => void
}

type OfApplication = { readonly application: Application }

/** Components of other features that the frame shows. It does not import them: `pages/` passes them in. */
export type FrameSlots = {
  readonly Dialogs: ComponentType<DialogsProps>
  /** Above the page, for agents. */
  readonly ClientBar: ComponentType<OfApplication>
  /** In the side column, for agents. */
  readonly AgencyCard: ComponentType<OfApplication>
  /** In the side column of lists, for staff. */
  readonly StaffNav: ComponentType<OfApplication>
  /** Beside the questions, for agents; wraps the page's notes. */
  readonly AgentMargin: ComponentType<OfApplication & { readonly children: ReactNode }>
  /** Beside the questions: what insurers may ask by the answers so far. */
  readonly QuickPrice: ComponentType<OfApplication>
  /** A step of the flow, in the sheet over the review. */
  readonly StepInSheet: ComponentType<OfApplication & { readonly place: Place; readonly path: string }>
  /** Fetches the code of the steps after the first one ahead of need. */
  readonly fetchLaterStep: () => Promise<unknown>
}

export const FrameSlotsContext = createContext<FrameSlots | undefined>(undefined)

export function useFrameSlots(): FrameSlots {
  const slots = use(FrameSlotsContext)
  if (!slots) throw new Error('useFrameSlots needs a FrameSlotsContext above it')
  return slots
}

/** Opens a dialog of the frame; undefined outside a frame. */
export const ShowDialogContext = createContext<ShowDialog | undefined>(undefined)

import type { ComponentType, ReactNode } from 'react'
import { createContext, use } from 'react'
import type { Application } from '../quote/application.ts'

/** What a page's frame may open: saving for later, a message to support, the choice on cookies. */
export type SiteDialog = 'save' | 'message' | 'cookies'

/** @param trade the words of somebody who found no class of business by them: the message to support begins with them */
export type ShowDialog = (dialog: SiteDialog, trade?: string) => void

export type DialogsProps = {
  readonly application: Application
  readonly shown: SiteDialog | undefined
  readonly trade: string | undefined
  readonly onClose: () => void
}

type OfApplication = { readonly application: Application }

/** Parts of other features that the frame has room for. The frame knows none of them: the routes hand them in. */
export type FrameSlots = {
  readonly Dialogs: ComponentType<DialogsProps>
  /** Above the page, for agents. */
  readonly ClientBar: ComponentType<OfApplication>
  /** In the side column, for agents. */
  readonly AgencyCard: ComponentType<OfApplication>
  /** Beside the questions, for agents, around the notes of the page. */
  readonly AgentMargin: ComponentType<OfApplication & { readonly children: ReactNode }>
}

export const FrameSlotsContext = createContext<FrameSlots | undefined>(undefined)

export function useFrameSlots(): FrameSlots {
  const slots = use(FrameSlotsContext)
  if (!slots) throw new Error('A page is drawn inside FrameSlotsContext')
  return slots
}

/** Opens a dialog of the frame; undefined outside of every frame. */
export const ShowDialogContext = createContext<ShowDialog | undefined>(undefined)

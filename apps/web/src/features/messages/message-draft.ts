import { isRecord } from '@coverwright/core/answers/answers'
import { storedName } from '../../api/base.ts'

/** What somebody is writing to support. */
export type MessageDraft = {
  readonly subject: string
  readonly description: string
  readonly name: string
  readonly email: string
}

const key = () => storedName('message')

const textIn = (stored: unknown, name: string): string | undefined => {
  const value = isRecord(stored) ? stored[name] : undefined
  return typeof value === 'string' ? value : undefined
}

/** What was typed in this tab before, on top of what is known of the sender: closing and reloading lose nothing. */
export function loadMessage(known: Pick<MessageDraft, 'name' | 'email'>): MessageDraft {
  const stored = storedMessage()
  return {
    subject: textIn(stored, 'subject') ?? '',
    description: textIn(stored, 'description') ?? '',
    name: textIn(stored, 'name') ?? known.name,
    email: textIn(stored, 'email') ?? known.email,
  }
}

function storedMessage(): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key()) ?? 'null')
  } catch {
    return undefined
  }
}

export function keepMessage(draft: MessageDraft): void {
  try {
    sessionStorage.setItem(key(), JSON.stringify(draft))
  } catch {
    // Without storage it lives as long as the form is open.
  }
}

export function dropMessage(): void {
  try {
    sessionStorage.removeItem(key())
  } catch {
    // Nothing was kept either.
  }
}

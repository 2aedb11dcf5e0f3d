import { isRecord } from '@coverwright/core/answers/answers'
import { tabStorage } from '../../api/browser/storage.ts'
import { storedName } from '../../api/page/base.ts'

/** A message to support that is being written. */
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

/**
 * The draft of this tab, which survives closing and reloading, completed with the sender's details. The sentence that it
 * was opened with is added at its end.
 */
export function loadMessage(sender: Pick<MessageDraft, 'name' | 'email'>): MessageDraft {
  const stored = storedMessage()
  const sentence = textIn(stored, 'sentence')
  const typed = textIn(stored, 'description') ?? ''
  return {
    subject: (sentence ? textIn(stored, 'topic') : undefined) ?? textIn(stored, 'subject') ?? '',
    description: sentence && !typed.includes(sentence) ? [typed, sentence].filter(Boolean).join('\n\n') : typed,
    name: textIn(stored, 'name') ?? sender.name,
    email: textIn(stored, 'email') ?? sender.email,
  }
}

function storedMessage(): unknown {
  try {
    return JSON.parse(tabStorage.get(key()) ?? 'null')
  } catch {
    return undefined
  }
}

export const storeMessage = (draft: MessageDraft): unknown => store(draft)

/** Gives the message a topic, and a sentence to start with. */
export function storeStart(start: { readonly topic: string; readonly sentence: string }): void {
  const stored = storedMessage()
  store({ ...(isRecord(stored) ? stored : {}), ...start })
}

const store = (message: object): unknown => tabStorage.set(key(), JSON.stringify(message))

export const deleteMessage = (): void => tabStorage.remove(key())

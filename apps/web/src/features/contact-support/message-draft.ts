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

/** The subject and first sentence of a message about a class of business that was not found. */
type AboutTrade = { readonly subject: string; readonly sentence: (trade: string) => string }

/**
 * The draft of this tab, which survives closing and reloading, completed with the sender's details. A sentence about a
 * class of business that was not found is added at its end.
 */
export function loadMessage(sender: Pick<MessageDraft, 'name' | 'email'>, about: AboutTrade): MessageDraft {
  const stored = storedMessage()
  const trade = textIn(stored, 'trade')
  const typed = textIn(stored, 'description') ?? ''
  const sentence = trade && about.sentence(trade)
  return {
    subject: sentence ? about.subject : (textIn(stored, 'subject') ?? ''),
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

/** Makes the message one about a class of business that was not found by these words. */
export function storeTrade(trade: string): void {
  const stored = storedMessage()
  store({ ...(isRecord(stored) ? stored : {}), trade })
}

const store = (message: object): unknown => tabStorage.set(key(), JSON.stringify(message))

export const deleteMessage = (): void => tabStorage.remove(key())

import { isRecord } from '@coverwright/core/answers/answers'
import { tabStorage } from '../../api/browser/storage.ts'
import { storedName } from '../../api/page/base.ts'

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

/** What a message about a trade that is in no list begins with. */
type AboutTrade = { readonly subject: string; readonly sentence: (trade: string) => string }

/**
 * What was typed in this tab before, on top of what is known of the sender: closing and reloading lose nothing. The words
 * that no trade was found by stand below it.
 */
export function loadMessage(known: Pick<MessageDraft, 'name' | 'email'>, about: AboutTrade): MessageDraft {
  const stored = storedMessage()
  const trade = textIn(stored, 'trade')
  const typed = textIn(stored, 'description') ?? ''
  const sentence = trade && about.sentence(trade)
  return {
    subject: sentence ? about.subject : (textIn(stored, 'subject') ?? ''),
    description: sentence && !typed.includes(sentence) ? [typed, sentence].filter(Boolean).join('\n\n') : typed,
    name: textIn(stored, 'name') ?? known.name,
    email: textIn(stored, 'email') ?? known.email,
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

/** The next message is about a trade that nobody found by these words. */
export function storeTrade(trade: string): void {
  const stored = storedMessage()
  store({ ...(isRecord(stored) ? stored : {}), trade })
}

const store = (message: object): unknown => tabStorage.set(key(), JSON.stringify(message))

export const dropMessage = (): void => tabStorage.remove(key())

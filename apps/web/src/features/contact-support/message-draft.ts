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

const textIn = (draft: unknown, name: string): string | undefined => {
  const value = isRecord(draft) ? draft[name] : undefined
  return typeof value === 'string' ? value : undefined
}

/**
 * The draft of this tab, which survives closing and reloading, completed with the sender's details. The sentence that it
 * was opened with is added at its end.
 */
export function loadMessage(sender: Pick<MessageDraft, 'name' | 'email'>): MessageDraft {
  const draft = storedMessage()
  const sentence = textIn(draft, 'sentence')
  const description = textIn(draft, 'description') ?? ''
  return {
    subject: (sentence ? textIn(draft, 'topic') : undefined) ?? textIn(draft, 'subject') ?? '',
    description:
      sentence && !description.includes(sentence) ? [description, sentence].filter(Boolean).join('\n\n') : description,
    name: textIn(draft, 'name') ?? sender.name,
    email: textIn(draft, 'email') ?? sender.email,
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
  const draft = storedMessage()
  store({ ...(isRecord(draft) ? draft : {}), ...start })
}

const store = (message: object): unknown => tabStorage.set(key(), JSON.stringify(message))

export const deleteMessage = (): void => tabStorage.remove(key())

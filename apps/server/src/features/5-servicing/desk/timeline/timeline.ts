import type { DeskEvent } from '@coverwright/contract/desk/record'
import type { listHappenings } from '../desk-record.store.ts'
import { accessTitle, eventTitle, mailTitle } from './event-titles.ts'
import { type Names, readChange } from './readings.ts'

type Happenings = Awaited<ReturnType<typeof listHappenings>>

export type TimelineWords = Names & {
  readonly nameOf: (actor: string) => string
  /** The title of a page by the address of its step. */
  readonly pageAt: (step: string) => string | undefined
}

/** All that happened to an application, the newest first: changes, who came to it, and mails, in one list, in words. */
export function timeline({ events, access, mails }: Happenings, words: TimelineWords): DeskEvent[] {
  const { t, nameOf, pageAt } = words
  const none = { facts: [], texts: [] }
  return [
    ...events.map(({ at, kind, actor, step, changes }) => {
      const page = step === null ? undefined : pageAt(step)
      const readings = changes.map((change) => readChange(change, words))
      const facts = readings.flatMap((each) => each.facts)
      const event = {
        kind,
        title: eventTitle(kind, t),
        by: nameOf(actor),
        ...(page === undefined ? {} : { page }),
        // Several answers of one question are one.
        facts: facts.filter((each, at) => facts.findIndex((other) => isSame(each, other)) === at),
        texts: readings.flatMap((each) => each.texts),
      }
      return { at, event }
    }),
    ...access.map(({ at, kind, actor }) => ({
      at,
      event: { kind: `access.${kind}`, title: accessTitle(kind, t), by: nameOf(actor), ...none },
    })),
    ...mails.map(({ at, kind }) => ({
      at,
      event: { kind: `mail.${kind}`, title: mailTitle(kind, t), by: 'server', ...none },
    })),
  ]
    .sort((one, other) => other.at.getTime() - one.at.getTime())
    .map(({ at, event }) => ({ at: at.toISOString(), ...event }))
}

type Fact = DeskEvent['facts'][number]

const isSame = (one: Fact, other: Fact): boolean =>
  one.label === other.label && one.before === other.before && one.after === other.after

import { notices, possibleTimings } from '@coverwright/core/lifecycle/notices'
import Type from 'typebox'
import { closed, mailAddress } from './parts.ts'

const changeable = notices.filter((notice) => possibleTimings(notice).length > 1)

const days = (maximum: number, description: string) => Type.Integer({ minimum: 1, maximum, description })

/** What a site may change, by event and recipient; necessary mails are always sent. */
const Mails = Type.Object(
  Object.fromEntries(
    [...new Set(changeable.map(({ event }) => event))].map((event) => [event, Type.Optional(mailsOf(event))]),
  ),
  { ...closed, description: 'When mails go out, by event and recipient: docs/notices.md' },
)

function mailsOf(event: string) {
  const rows = changeable.filter((notice) => notice.event === event)
  return Type.Object(
    Object.fromEntries(
      rows.map((notice) => [
        notice.to,
        Type.Optional(Type.Enum([...possibleTimings(notice)], { description: `${notice.usual} when left out` })),
      ]),
    ),
    closed,
  )
}

/** When customers are reminded of an end, and who gets which email. */
export const Notices = Type.Object(
  {
    renewalDays: Type.Optional(
      days(180, 'Days before a policy ends from which its renewal is due and its customer told; 60 when left out'),
    ),
    renewalDaysByLine: Type.Optional(
      Type.Record(Type.String(), days(180, 'Days for this line'), {
        description: 'The same for single lines of business, by their short name as in pl',
      }),
    ),
    offerExpiryDays: Type.Optional(
      days(60, 'Days before a price ends from which its customer is warned; 7 when left out'),
    ),
    mails: Type.Optional(Mails),
    digestHour: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 23,
        description: 'The hour of the site at which what was held for the daily digest goes out; 8 when left out',
      }),
    ),
    addresses: Type.Optional(
      Type.Object(
        {
          desk: Type.Optional(mailAddress('Where the desk is told; contact.email when left out')),
          placement: Type.Optional(
            mailAddress('Who deals with insurers is told here; the address of the desk when left out'),
          ),
        },
        { ...closed, description: 'Where the host is mailed' },
      ),
    ),
  },
  { ...closed, description: 'When customers are told that something ends, and who is mailed of what' },
)

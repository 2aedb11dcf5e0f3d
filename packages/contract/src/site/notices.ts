import Type from 'typebox'
import { closed } from './parts.ts'

const days = (maximum: number, description: string) => Type.Integer({ minimum: 1, maximum, description })

/** When customers are told that something ends. */
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
  },
  { ...closed, description: 'When customers are told that something ends' },
)

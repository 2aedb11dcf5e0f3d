import type { RegisterUser } from '@coverwright/contract/people'
import { normalisedPhone, numberWithin } from '@coverwright/core/text/phone'
import { type FieldError, refusedFields } from '../../../platform/errors/app-error.ts'
import { refusedCards, refusedWords } from '../../1-foundation/idempotency/refused-words.ts'
import type { ServedSite } from '../../1-foundation/site/served-site.ts'
import { checkedEmail } from '../users/checked-email.ts'

/** What to register. Refuses text that cannot be stored and invalid phones, naming every field. */
export function checkedRegistration({ user }: RegisterUser, { site, translate }: ServedSite): RegisterUser['user'] {
  const { first_name, last_name, phone } = user
  const fieldError = (field: string, key: string): FieldError => ({ field, message: translate(key), key })
  const errors = [
    ...refusedWords({ user: { ...user, email: undefined } }, translate),
    ...refusedCards({ 'user.first_name': first_name, 'user.last_name': last_name }, translate),
    ...(phone === undefined || isPhone(phone, site.country)
      ? []
      : [fieldError('user.phone', 'validationError.isTelephone')]),
  ]
  if (errors.length > 0) throw refusedFields([...new Map(errors.map((error) => [error.field, error])).values()])
  const { phone: _phone, ...rest } = user
  return {
    ...rest,
    email: checkedEmail(user.email, 'user.email'),
    ...(phone === undefined || phone === '' ? {} : { phone: normalisedPhone(phone, site.country) }),
  }
}

const isPhone = (phone: string, country: string): boolean => phone === '' || numberWithin(country, phone) !== undefined

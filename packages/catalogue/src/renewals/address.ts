import type { View } from '@coverwright/core/rules/rule'

/** The mailing address in one line; undefined when there is none. */
export function addressOf({ get }: View): string | undefined {
  const part = (name: string) => {
    const answer = get(`mailing_address.${name}`)
    return typeof answer === 'string' ? answer.trim() : ''
  }
  const street = [part('street'), part('unit')].filter((each) => each !== '').join(', ')
  return street === '' ? undefined : `${street}, ${part('city')}, ${part('state')} ${part('zip_code')}`
}

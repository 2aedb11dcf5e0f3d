import type { BindReply } from '@coverwright/contract/binding/bind-requests'
import { dateText } from '@coverwright/core/model/answer-text'
import type { Translate } from '@coverwright/core/text/text'
import { insurerName } from '../offers/offer-text.ts'
import type { Application } from '../quote/application.ts'
import { dayText } from '../quote/day-text.ts'
import { isAgent } from '../session/roles.ts'
import { contactOf } from '../shell/contact-of.ts'

/** Who deals with the insurer: whom customers know, and for agents the host. */
export const followUpContact = (application: Application): string =>
  isAgent(application.user) ? application.site.name : contactOf(application).name

/** What became of the request, in words. */
export function bindStatusText(page: BindReply, application: Application, t: Translate): string {
  const { locale } = application.site
  const insurer = insurerName(page.offer, t)
  const date = page.asked_at ? dayText(page.asked_at, application.site) : ''
  const { confirmation } = page
  if (confirmation) {
    const { reference, effective_from, effective_to } = confirmation
    const [from, to] = [effective_from, effective_to].map((day) => dateText(day, locale))
    return t('bind.bound.text', { insurer, reference, from: from ?? '', to: to ?? '' })
  }
  if (page.trouble) {
    return t(`bind.trouble.${page.trouble}`, { date, insurer, name: followUpContact(application) })
  }
  if (page.waiting_on === 'host') return t('bind.asked.host', { date, insurer, name: followUpContact(application) })
  if (page.waiting_on === 'insurer') return t('bind.asked.insurer', { date, insurer })
  return page.reasons.join(' ')
}

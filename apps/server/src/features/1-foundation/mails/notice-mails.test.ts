import { noticeKinds, notices } from '@coverwright/core/lifecycle/notices'
import { expect, it } from 'vitest'
import { sampleSites } from '../../../testing/default-site.ts'
import { createSites } from '../site/served-site.ts'
import { compose, digestItem } from './compose.ts'
import { type MailRequest, readMail, type StoredMail } from './mail.ts'

const sites = createSites(sampleSites)
const now = new Date('2026-11-21T18:00:00Z')
const storedMail = (mail: MailRequest): StoredMail => readMail(JSON.parse(JSON.stringify(mail)))

/** One site for each language. */
const languages = [...new Map(sites.all.map((servedSite) => [servedSite.site.locale, servedSite])).values()]

const facts = {
  ...{ link: 'https://x.example/1/thank-you', company: 'Bright Brush Painting', insurer: 'Keystone Casualty' },
  ...{ line: 'General Liability', amount: '$1,240.00', count: 4, day: '2027-01-15' },
}

/** Each notice as each of its recipients gets it. */
const each = notices.flatMap(({ mail, to }) => {
  const kind = noticeKinds.find((name) => name === mail)
  return kind ? [{ kind, isToStaff: to !== 'applicant' }] : []
})

it.each(languages.map((servedSite) => [servedSite.site.locale, servedSite] as const))(
  'in %s each notice says what happened, what is next and where, and promises no cover (R1, I4)',
  (_locale, servedSite) => {
    for (const { kind, isToStaff } of each) {
      const mail = storedMail({ ...facts, kind, isToStaff, to: 'rosa@shop.example', site: servedSite.site.id })
      const { subject, text, html } = compose(mail, servedSite, now)
      const words = `${kind} ${isToStaff}: ${subject}\n${text}`
      expect(words).not.toMatch(/\bmail\.[a-z_]+\.[a-z]|undefined|\{\w+\}/)
      expect(words).toContain(facts.link)
      expect(html).toContain(`href="${facts.link}"`)
      expect(words).not.toMatch(/\b(is|are|now) (covered|insured)\b/i)
      expect(text.split('\n\n').length, words).toBeGreaterThanOrEqual(5)
    }
  },
)

it('says how many prices are ready, and that they insure nobody (R1)', () => {
  const servedSite = sites.byId('default')
  if (!servedSite) throw new Error('There is no site')
  const ready = { ...facts, kind: 'prices_ready', to: 'rosa@shop.example', site: 'default' } as const
  const toApplicant = compose(storedMail({ ...ready, isToStaff: false }), servedSite, now)
  expect(toApplicant.subject).toBe('Your 4 prices are ready')
  expect(toApplicant.text).toContain('You are not insured yet')
  expect(compose(storedMail({ ...ready, count: 1, isToStaff: false }), servedSite, now).subject).toBe(
    'Your price is ready',
  )
  const toAgent = compose(storedMail({ ...ready, isToStaff: true }), servedSite, now)
  expect(toAgent.subject).toBe('Bright Brush Painting: 4 prices are ready')
})

it.each(languages.map((servedSite) => [servedSite.site.locale, servedSite] as const))(
  'in %s the daily digest has each notice with its text, its link, and where to choose (R1)',
  (_locale, servedSite) => {
    const mails = each.map((one) => storedMail({ ...facts, ...one, to: 'rosa@shop.example', site: servedSite.site.id }))
    const items = mails.map((mail) => digestItem(mail, servedSite, now))
    const choices = { page: 'https://x.example/my-mail/1', unsubscribe: 'https://x.example/api/my-mail/1' }
    const digest = storedMail({ kind: 'digest', to: 'rosa@shop.example', site: servedSite.site.id, items, choices })
    const { subject, text, html } = compose(digest, servedSite, now)
    expect(subject).toContain(String(items.length))
    for (const { title, words } of items) {
      for (const phrase of [title, ...words]) expect(text).toContain(phrase)
    }
    expect(`${subject}${text}`).not.toMatch(/\bmail\.[a-z_]+\.[a-z]|undefined|\{\w+\}/)
    for (const body of [text, html]) expect(body).toContain(choices.page)
  },
)

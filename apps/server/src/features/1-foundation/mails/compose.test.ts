import { expect, it } from 'vitest'
import { sampleSites } from '../../../testing/default-site.ts'
import { createSites } from '../site/served-site.ts'
import { compose } from './compose.ts'
import { isStale, type MailRequest, readMail, type StoredMail } from './mail.ts'

const servedSite = createSites(sampleSites).byId('default')
if (!servedSite) throw new Error('There is no site')
const now = new Date('2026-11-21T18:00:00Z')
const to = { to: 'rosa@shop.example', site: 'default' }
const link = 'http://localhost:3000/applications/0b6c7f3e-1111-4222-8333-444455556666'
const until = new Date('2026-12-21T03:00:00Z')

/** A mail as read from the store. */
const storedMail = (mail: MailRequest): StoredMail => readMail(JSON.parse(JSON.stringify(mail)))
const composeMail = (mail: MailRequest) => compose(storedMail(mail), servedSite, now)

const code: MailRequest = { ...to, kind: 'sign_in_code', code: '482913', minutes: 10 }
const savedMail: MailRequest = { ...to, kind: 'saved_application', link, company: 'Bright Brush Painting', until }
const handedOver: MailRequest = {
  ...{ ...to, kind: 'handed_over', link, company: undefined, agency: 'Harbor & Pine', agent: 'Mia Ortega' },
  ...{ note: 'Please check the payroll.\nThanks!', until },
}
const followUp: MailRequest = { ...to, kind: 'follow_up', link, company: undefined, until }
const submittedMail: MailRequest = { ...to, kind: 'submitted', link, company: 'Bright Brush Painting', insurers: 3 }
const answeredMail: MailRequest = {
  ...{ ...to, kind: 'insurer_answered', link, company: 'Bright Brush Painting' },
  ...{ insurer: 'Keystone Casualty', insurers: 1 },
}
const asks: MailRequest = { ...answeredMail, kind: 'insurer_asks' }
const advisor: MailRequest = {
  ...to,
  kind: 'advisor_lines',
  quote: 'CW-1042',
  company: 'Bright Brush',
  lines: ['Pollution', 'Special Events'],
}
const erasedMail: MailRequest = { ...to, kind: 'account_erased', kept: 2, closed: false }
const undeliveredMail: MailRequest = {
  ...{ ...to, kind: 'undelivered_mail', about: 'saved_application', reference: undefined },
  address: 'r•••@shop.example',
}
const deskAsks: MailRequest = { ...answeredMail, kind: 'desk_asks', words: 'How many vans do you have?' }
const disabledMail: MailRequest = {
  ...{ ...to, kind: 'webhook_disabled', endpoint: 'crm', reason: 'failing' },
  link: 'https://x.example/desk/webhooks',
}
const invitationMail: MailRequest = { ...to, kind: 'staff_invited', link: 'https://x.example/sign-in' }
const toStaff: readonly MailRequest[] = [advisor, undeliveredMail, disabledMail, invitationMail]
const all = [code, savedMail, handedOver, followUp, submittedMail, answeredMail, asks, deskAsks, erasedMail, ...toStaff]

/** What a person sees of an HTML mail. */
const visibleText = (html: string): string =>
  html
    .replace(/<head>[\s\S]*<\/head>/, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')

it.each(all.map((mail) => [mail.kind, mail] as const))(
  'the mail %s is complete as text and as HTML, with a contact (R1)',
  (_kind, mail) => {
    const { subject, text, html } = composeMail(mail)
    for (const body of [text, visibleText(html)]) {
      if (!toStaff.includes(mail))
        expect(body).toContain('Dana Whitlock, (312) 555-0148, dana.whitlock@coverwright.example')
      expect(body).toContain('© 2026 Coverwright Insurance Services, LLC.')
      expect(body).not.toMatch(/\bmail\.|undefined|\{\w+\}/)
    }
    for (const line of text.split('\n').filter((line) => line.trim() !== '' && !/^(-- $|> |- )/.test(line))) {
      if (!line.startsWith('http')) expect(visibleText(html)).toContain(line.trim().replace(/:$/, ''))
    }
    expect(subject).not.toMatch(/\bmail\.|undefined|\{\w+\}|\n/)
    expect(html).not.toMatch(/<(img|script|link|iframe)|url\(|@import/)
  },
)

it('a mail about a quote names the licenses of the state of its risk, other mails none', () => {
  const licenses = [
    'Coverwright Insurance Services, LLC, California license 0A12345',
    'Dana Whitlock, California license 7',
  ]
  const { text } = composeMail({
    ...submittedMail,
    licenses,
    license_holders: ['Coverwright Insurance Services, LLC', 'Dana Whitlock'],
  })
  expect(text).toContain(`© 2026 ${licenses.join('. ')}`)
  expect(composeMail(code).text).not.toContain('license')
})

it('a code is large, says how long it is valid, and has no link (R1)', () => {
  const { subject, text, html } = composeMail(code)
  expect(subject).toBe('Sign in to Coverwright')
  expect(subject).not.toContain('482913')
  expect(text).toContain('    482913\n')
  expect(html).toMatch(/font:700 36px[^>]*>482913</)
  expect(text).toContain('works for 10 minutes, once')
  expect(text).toContain('If you did not request a code, ignore this email')
  expect(text + html).not.toMatch(/https?:|href/)
})

it('a link is written out, with its last day at the site (R1)', () => {
  const { subject, text, html } = composeMail(savedMail)
  expect(subject).toBe('The insurance application for Bright Brush Painting is saved')
  expect(text).toContain(`Open the application:\n${link}\n`)
  // In Chicago it is still the 20th.
  expect(text).toContain('The link works until December 20, 2026.')
  expect(html).toContain(`<a href="${link}" target="_blank"`)
})

it('a mail to an agent is for the agent, and leaves submitting to the client (R5)', () => {
  const { subject, text, html } = composeMail(handedOver)
  expect(subject).toBe('Harbor & Pine sent you an insurance application')
  expect(text).toContain('Mia Ortega writes:\n> Please check the payroll.\n> Thanks!')
  expect(text).toContain('started an insurance application for your business')
  expect(html).toContain('Mia Ortega of Harbor &amp; Pine started')
  expect(composeMail({ ...handedOver, note: ' ' }).text).not.toContain('writes:')
})

it('says how many insurers were asked (R1)', () => {
  expect(composeMail(submittedMail).text).toContain('It went to 3 insurers.')
  expect(composeMail({ ...submittedMail, insurers: 1 }).text).toContain('It went to one insurer.')
  expect(composeMail({ ...submittedMail, insurers: 0 }).text).toContain('Your advisor will review it')
  expect(composeMail(submittedMail).text).toContain('You are not insured yet')
})

it('says which insurer decided or asks, and promises no cover (R1, R8)', () => {
  expect(composeMail(answeredMail).subject).toBe('An insurer has responded to Bright Brush Painting')
  expect(composeMail(answeredMail).text).toContain('Keystone Casualty has decided on your application.')
  expect(composeMail({ ...answeredMail, insurers: 2 }).text).toContain('Keystone Casualty and others have decided')
  expect(composeMail(asks).text).toContain('Keystone Casualty needs more information before it decides.')
  for (const mail of [answeredMail, asks]) expect(composeMail(mail).text).toContain('You are not insured yet')
})

it('names the lines to arrange, and counts what is kept (R1)', () => {
  expect(composeMail(advisor).text).toContain('- Pollution\n- Special Events\n')
  expect(composeMail(advisor).text).not.toContain('Questions?')
  expect(composeMail(advisor).text).toContain('Quote: CW-1042')
  expect(composeMail(erasedMail).text).toContain('2 applications have to be kept. Your account stays open')
  expect(composeMail(erasedMail).text).not.toContain('closed')
  const closedMail = { ...erasedMail, closed: true }
  expect(composeMail({ ...closedMail, kept: 0 }).text).not.toContain('kept')
  expect(composeMail({ ...closedMail, kept: 1 }).text).toMatch(
    /Your account is closed.*One application stays with the agency/s,
  )
})

it('typed text stays text, never markup, a header or a link (S1) (case C5)', () => {
  const tricks = '<img src=x onerror="alert(1)">\r\nBcc: {site} & \'Sons\''
  const mail = { ...handedOver, company: tricks, agency: tricks, agent: tricks, note: tricks }
  for (const { subject, html, text } of [composeMail({ ...savedMail, company: tricks }), composeMail(mail)]) {
    expect(subject).not.toMatch(/[\r\n]/)
    expect(html).not.toMatch(/<img|onerror="/)
    expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;')
    expect(text).toContain("{site} & 'Sons'")
  }
  const lure = composeMail({ ...savedMail, company: 'You won $500. Claim at prize-claim.example/x7 today' })
  expect(lure.subject).toBe('The insurance application for You won $500 is saved')
  expect(lure.text + lure.html).not.toContain('prize-claim')
  const only = composeMail({ ...savedMail, company: 'https://evil.example' })
  expect(only.subject).toBe('Your insurance application is saved')
  expect(composeMail({ ...savedMail, company: 'x'.repeat(500) }).subject.length).toBeLessThan(140)
})

it('a link to an address that is not the applicant’s own says who sent it (S1)', () => {
  const line = 'asked us to send you this link. We have not verified who that is.'
  expect(composeMail(savedMail).text).not.toContain(line)
  expect(composeMail({ ...savedMail, sender: 'Rosa Lee' }).text).toContain(`Rosa Lee ${line}`)
  const mailWithoutName = composeMail({ ...savedMail, sender: 'www.evil.example' })
  expect(mailWithoutName.text).toContain(`Someone who gave no name ${line}`)
})

it('an undelivered mail is named, with most of its address hidden (R1)', () => {
  const { subject, text } = composeMail(undeliveredMail)
  expect(subject).toBe('An email was not delivered')
  expect(text).toContain('“Your application is saved” did not reach r•••@shop.example.')
  expect(composeMail({ ...undeliveredMail, about: 'support_case', reference: 'CS-1' }).text).toContain(
    '“CS-1” did not reach',
  )
})

it('refuses an invalid mail without quoting it (S1)', () => {
  expect(() => readMail({ kind: 'sign_in_code', code: '482913' })).toThrow(/^(?!.*482913)/)
  expect(() => readMail('482913')).toThrow(/^(?!.*482913)/)
})

it('a mail is stale once it is too late to be of use (R1)', () => {
  const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
  expect(isStale(storedMail(code), now, minutesLater(9))).toBe(false)
  expect(isStale(storedMail(code), now, minutesLater(10))).toBe(true)
  expect(isStale(storedMail(savedMail), now, new Date(until.getTime() - 1))).toBe(false)
  expect(isStale(storedMail(savedMail), now, until)).toBe(true)
  expect(isStale(storedMail(submittedMail), now, minutesLater(100_000))).toBe(false)
})

it('the contact of an agency’s quote is the agency, not the site’s advisor (R7)', () => {
  const contact = { name: 'Quarry Street Insurance', phone: '6305550100', email: 'desk@quarry-street.example' }
  const { text, html } = composeMail({ ...savedMail, contact })
  const line = 'Questions? Quarry Street Insurance, (630) 555-0100, desk@quarry-street.example.'
  expect([text.includes(line), visibleText(html).includes(line)]).toEqual([true, true])
  expect(text).not.toContain('Dana Whitlock')
})

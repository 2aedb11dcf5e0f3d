import { startMailServer } from '../apps/server/src/platform/testing/mail-server.ts'
import { freePort } from '../scripts/free-port.ts'
import { expect } from './harness/expect.ts'
import { startMs, testOfParts } from './harness/test.ts'
import { startAt } from './journey/fill-by-api.ts'
import { mailLink } from './journey/mailed-link.ts'

const port = await freePort()
const operator = 'office@example.com'
const test = testOfParts({
  SMTP_URL: `smtp://127.0.0.1:${port}`,
  MAIL_FROM: 'Coverwright <mail@example.com>',
  MAIL_FAILURES_TO: operator,
})
test.describe.configure({ mode: 'default' })

test('a permanently rejected mail is shown where it was sent from, and the operator is notified (R1, R6)', async ({
  page,
}) => {
  test.setTimeout(startMs)
  const mails = await startMailServer({
    port,
    refuse: (address) => (address.startsWith('gone') ? { code: 550, text: 'no such mailbox' } : undefined),
  })
  await startAt(page, '/business')
  const dialog = await mailLink(page, 'gone@example.com')
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('g•••@example.com')
  await expect(dialog).toHaveCount(0)
  await expect.poll(() => mails.received.flatMap(({ recipients }) => recipients)).toContain(operator)
  await mails.stop()
})

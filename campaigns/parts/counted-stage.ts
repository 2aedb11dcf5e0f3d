import { startMailServer } from '../../apps/server/src/platform/testing/mail-server.ts'
import { countCarriers, type Losses } from './counting-carriers.ts'
import { startParts } from './product.ts'

/** A product whose mails arrive at a mail server, and whose calls to insurers are counted. */
export async function startCountedStage(losses: Losses) {
  const mail = await startMailServer()
  let target = ''
  const carriers = await countCarriers(() => target, losses)
  const parts = await startParts({
    CARRIERS_URL: carriers.url,
    SMTP_URL: mail.url.href,
    MAIL_FROM: 'Coverwright <mail@shop.example>',
  })
  target = parts.carriersUrl
  return {
    parts,
    carriers,
    mail,
    stop: async () => {
      await parts.stop()
      carriers.stop()
      await mail.stop()
    },
  }
}

export type CountedStage = Awaited<ReturnType<typeof startCountedStage>>

import type { AgencyQuote } from '@coverwright/contract/agencies'
import type { Translate } from '@coverwright/core/text/text'
import { ApiProblem } from '../../../api/server/problem.ts'

type Quote = Pick<AgencyQuote, 'id' | 'company_name' | 'contact_email'>

/** What came of sending links to many clients. */
export type Sending = {
  readonly sent: number
  /** How many have no address yet. */
  readonly withoutEmail: number
  /** The quotes whose links were not sent, and what the server said; without words where it did not answer. */
  readonly refused: readonly { readonly name: string | undefined; readonly why: string }[]
}

/** Sends the client of each quote a link to it, one after another. A refused one stops none of the others. */
export async function sendToClients(
  quotes: readonly Quote[],
  send: (id: string, email: string) => Promise<unknown>,
): Promise<Sending> {
  let sentCount = 0
  const refusals: { name: string | undefined; why: string }[] = []
  const quotesWithEmail = quotes.flatMap(({ contact_email, ...quote }) =>
    contact_email ? [{ ...quote, contact_email }] : [],
  )
  for (const { id, company_name, contact_email } of quotesWithEmail) {
    try {
      await send(id, contact_email)
      sentCount += 1
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error
      refusals.push({ name: company_name, why: isSilent(error) ? '' : error.message })
    }
  }
  return { sent: sentCount, withoutEmail: quotes.length - quotesWithEmail.length, refused: refusals }
}

/** A limit of links says so; a server that is busy or away says nothing about this one. */
const isSilent = ({ isTransient, status }: ApiProblem): boolean => isTransient && status !== 429

/** What was done, and for each that was refused its name and why. */
export function sendingText({ sent, withoutEmail, refused }: Sending, t: Translate): string {
  return [
    t('agent.picked.sent', { count: sent }),
    ...(withoutEmail > 0 ? [t('agent.picked.noEmail', { count: withoutEmail })] : []),
    ...refused.map(({ name, why }) =>
      t('agent.picked.refused', { name: name ?? t('agent.bar.unnamed'), why: why || t('agent.picked.silent') }),
    ),
  ].join(' ')
}

import { setTimeout as wait } from 'node:timers/promises'
import { fillQuote } from '../../apps/server/src/testing/fill-quote.ts'
import { createHttpAgent, type HttpAgent, type Reply } from './http-agent.ts'
import { answersOf, countIn, step } from './savers.ts'

/** The result of saving for a while. */
export type Period = {
  readonly took: number[]
  shed: number
  failed: number
  readonly refused: Map<number, number>
}

export const emptyPeriod = (): Period => ({ took: [], shed: 0, failed: 0, refused: new Map() })

/** One of many: a session with a quote, filled up to the page that it saves. */
export type Person = {
  readonly isBusy: () => boolean
  readonly save: (period: Period) => Promise<Reply>
  /** Whether its last acknowledged save is stored. */
  readonly isWhole: () => Promise<boolean>
  readonly close: () => void
}

async function createPerson(url: string, today: string): Promise<Person> {
  const agent: HttpAgent = createHttpAgent(url)
  const jar = new Map<string, string>()
  const cookie = (): Record<string, string> =>
    jar.size ? { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') } : {}
  const call = async (method: string, path: string, body?: object, headers: Record<string, string> = {}) => {
    const reply = await agent.send({ method, path, headers: { ...cookie(), ...headers }, ...(body ? { body } : {}) })
    for (const each of reply.cookies) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(each) ?? []
      jar.set(name, value)
    }
    return reply
  }
  /** While the crowd gathers, calls that are shed are repeated. */
  const patiently = async (...args: Parameters<typeof call>): Promise<Reply> => {
    for (;;) {
      const reply = await call(...args)
      if (reply.status !== 0 && reply.status !== 503) return reply
      await wait(500)
    }
  }
  const asTest = ({ status, body }: Reply) => ({ status, headers: {}, body: JSON.parse(body) })
  const quote = await fillQuote(
    {
      begin: async () => asTest(await patiently('POST', 'quote', {})).body.data,
      get: async (path) => asTest(await patiently('GET', path)),
      save: async ({ _id, version }, page, answers) =>
        asTest(await patiently('PATCH', `quote/${_id}`, { step: page, ...answers }, { 'if-match': `"${version}"` })),
    },
    undefined,
    step,
    today,
  )
  let count = 0
  let acknowledgedCount = 0
  let isBusy = false
  const path = `quote/${quote._id}`

  return {
    isBusy: () => isBusy,
    async save(period) {
      isBusy = true
      count += 1
      const now = count
      const reply = await call('PATCH', path, { step, ...answersOf(now) }, { 'if-match': '*' })
      isBusy = false
      const { status, ms } = reply
      if (status === 200) {
        acknowledgedCount = now
        period.took.push(ms)
      } else if (status === 503 || status === 429) period.shed += 1
      else if (status === 0) period.failed += 1
      else period.refused.set(status, (period.refused.get(status) ?? 0) + 1)
      return reply
    },
    async isWhole() {
      const { body } = await patiently('GET', path)
      const storedCount = countIn(JSON.parse(body).data)
      return acknowledgedCount === 0 || (storedCount >= acknowledgedCount && storedCount <= count)
    },
    close: agent.close,
  }
}

/** Creates many people, `atOnce` at a time. */
export async function createCrowd(number: number, url: string, atOnce = 24): Promise<Person[]> {
  const today = new Date().toISOString().slice(0, 10)
  const people: Person[] = []
  let startedCount = 0
  const come = async (): Promise<void> => {
    while (startedCount < number) {
      startedCount += 1
      people.push(await createPerson(url, today))
    }
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, number) }, come))
  return people
}

/** Saves at a fixed rate for a while, whatever the results; each time as the next person who is not waiting. */
export async function saveAtRate(
  people: readonly Person[],
  { perSecond, seconds }: { perSecond: number; seconds: number },
  periodAt: (second: number) => Period,
): Promise<void> {
  const under: Promise<unknown>[] = []
  const began = performance.now()
  let sentCount = 0
  let next = 0
  for (;;) {
    const elapsedSeconds = (performance.now() - began) / 1000
    if (elapsedSeconds >= seconds) break
    while (sentCount < elapsedSeconds * perSecond) {
      sentCount += 1
      for (let attempts = 0; attempts < people.length; attempts++) {
        const person = people[next++ % people.length]
        if (!person || person.isBusy()) continue
        under.push(person.save(periodAt(elapsedSeconds)))
        break
      }
    }
    await wait(5)
  }
  await Promise.all(under)
}

import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { option } from '../scripts/option.ts'
import { type ProductParts, runOn, startParts } from './parts/product.ts'
import { percentile, report } from './parts/report.ts'
import { createSavers, emptyTally, type Tally } from './parts/savers.ts'

const head = 'PATCH /api/quote/00000000-0000-4000-8000-000000000000 HTTP/1.1\r\nHost: localhost\r\n'
const beginnings = [
  head,
  `${head}Content-Type: application/json\r\nContent-Length: 200000\r\n\r\n{`,
  `${head}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`,
  '',
] as const

/** Sockets that begin a request and send a byte now and then; each one that is closed is replaced. */
function trickle(url: string, sockets: number) {
  const { hostname, port } = new URL(url)
  const open = new Set<Socket>()
  let isOver = false
  let hungUp = 0
  const begin = (index: number): void => {
    if (isOver) return
    let timer: NodeJS.Timeout | undefined
    const socket = connect(Number(port), hostname, () => {
      socket.write(beginnings[index % beginnings.length] ?? '')
      // Sockets that send nothing keep sending nothing.
      if (index % 4 < 3)
        timer = setInterval(() => socket.writable && socket.write(index % 4 === 2 ? '1\r\nx\r\n' : 'x'), 1_000)
    })
    open.add(socket)
    socket.on('error', () => undefined)
    socket.on('data', () => undefined)
    socket.on('close', () => {
      clearInterval(timer)
      open.delete(socket)
      hungUp += 1
      setTimeout(begin, 100, index).unref()
    })
  }
  for (let index = 0; index < sockets; index++) begin(index)
  return {
    hungUp: () => hungUp,
    stop: () => {
      isOver = true
      for (const socket of open) socket.destroy()
    },
  }
}

type Saving = { readonly people: number; readonly seconds: number }

/** People save for a while. */
async function save({ url }: ProductParts, { people, seconds }: Saving): Promise<Tally> {
  const tally = emptyTally()
  const savers = await createSavers(people, () => url, tally)
  let over = false
  const working = savers.map((saver) => saver.run(() => over, 20))
  await wait(seconds * 1000)
  over = true
  await Promise.all(working)
  for (const saver of savers) await saver.verify()
  return tally
}

/** People save while many sockets trickle. */
export async function slowloris(parts: ProductParts, { sockets, ...saving }: Saving & { readonly sockets: number }) {
  const slow = trickle(parts.url, sockets)
  try {
    const beside = await save(parts, saving)
    return { beside, hungUp: slow.hungUp() }
  } finally {
    slow.stop()
  }
}

if (import.meta.main) {
  const sockets = option('sockets', 200)
  const saving = { people: option('people', 20), seconds: option('seconds', 60) }
  const { alone, beside, hungUp } = await runOn(startParts(), async (parts) => ({
    alone: await save(parts, saving),
    ...(await slowloris(parts, { sockets, ...saving })),
  }))
  const calmTimes = [0.5, 0.95, 0.99].map((share) => Math.round(percentile(alone.took, share))).join(' / ')
  report(`people who save beside ${sockets} sockets that trickle`, beside, {
    'the same undisturbed (p50 / p95 / p99)': calmTimes,
    'sockets hung up on': hungUp,
  })
}

import { connect } from 'node:net'

/** The requests of one caller, which are repeated with another number each time. */
export type Target = {
  readonly method: 'GET' | 'PATCH'
  readonly path: string
  readonly cookie: string
  /** Contains `numberMark` in place of the number. */
  readonly body: string
}

export type LoadOrder = {
  readonly port: number
  readonly targets: readonly Target[]
  readonly connections: number
  readonly ms: number
  /** Each connection picks a random target every time, instead of keeping its own. */
  readonly atRandom: boolean
}

export type LoadResult = {
  readonly answered: number
  readonly bad: number
  /** The 50th and 99th percentile of response times, in milliseconds. */
  readonly p50: number
  readonly p99: number
  readonly firstBad?: string
}

/** Eight digits replace it. */
export const numberMark = '@@@@@@@@'

/*
 * Sends requests over plain sockets, one at a time on each, and reads only the length of each response, so as not to
 * take processor time from the server being measured. Instructed by the process that started it.
 */
const statusIn = /^HTTP\/1\.1 (\d{3})/
const lengthIn = /\r\ncontent-length: (\d+)/i
const endOfHead = '\r\n\r\n'

let number = Math.floor(Math.random() * 5e7)

function requestOf({ method, path, cookie, body }: Target, port: number): string {
  number += 1
  const text = body.replace(numberMark, String(number).padStart(8, '0'))
  const lines = [`${method} ${path} HTTP/1.1`, `host: 127.0.0.1:${port}`, ...(cookie ? [`cookie: ${cookie}`] : [])]
  const about = ['content-type: application/json', 'if-match: *', `content-length: ${Buffer.byteLength(text)}`]
  return `${[...lines, ...(method === 'PATCH' ? about : [])].join('\r\n')}${endOfHead}${text}`
}

/** Reads consecutive responses. */
function createReader(onAnswer: (status: number, head: string) => void) {
  let head = ''
  let missing: number | undefined
  return (part: Buffer): void => {
    if (missing === undefined) {
      head += part.toString('latin1')
      const end = head.indexOf(endOfHead)
      if (end < 0) return
      missing = Number(lengthIn.exec(head)?.[1] ?? 0) - (head.length - end - endOfHead.length)
    } else missing -= part.length
    if (missing > 0) return
    const status = head
    head = ''
    missing = undefined
    onAnswer(Number(statusIn.exec(status)?.[1]), status)
  }
}

function run(order: LoadOrder, done: (result: LoadResult) => void): void {
  const { port, targets, connections, ms, atRandom } = order
  const until = performance.now() + ms
  const took: number[] = []
  let bad = 0
  let firstBad: string | undefined
  let open = connections

  function targetOf(index: number): Target {
    const target = targets[atRandom ? Math.floor(Math.random() * targets.length) : index % targets.length]
    if (!target) throw new Error('There is nothing to ask for')
    return target
  }

  function end(): void {
    open -= 1
    if (open > 0) return
    took.sort((left, right) => left - right)
    const at = (share: number): number => took[Math.min(took.length - 1, Math.floor(took.length * share))] ?? 0
    done({ answered: took.length, bad, p50: at(0.5), p99: at(0.99), ...(firstBad ? { firstBad } : {}) })
  }

  function call(index: number): void {
    const socket = connect(port, '127.0.0.1')
    let began = 0
    let target = targetOf(index)
    const ask = (): void => {
      if (performance.now() >= until) return void socket.end()
      began = performance.now()
      target = targetOf(index)
      socket.write(requestOf(target, port))
    }
    const note = (status: number, head: string): void => {
      if (status === 200 || status === 204) took.push(performance.now() - began)
      else {
        bad += 1
        firstBad ??= head
      }
      ask()
    }
    socket.setNoDelay(true)
    socket.on('connect', ask)
    socket.on('data', createReader(note))
    socket.on('error', (error) => {
      bad += 1
      firstBad ??= error.message
    })
    socket.on('close', end)
  }
  for (let index = 0; index < connections; index++) call(index)
}

if (import.meta.main) process.on('message', (order: LoadOrder) => run(order, (result) => process.send?.(result)))

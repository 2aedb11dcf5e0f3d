import { connect, type Socket } from 'node:net'
import { AppError } from '../../../platform/errors/app-error.ts'

/** Looks into files before they are kept. */
export type VirusScanner = {
  /** True for what it recognizes as harmful. Refuses with 503 when it does not answer: nothing is stored unscanned. */
  isHarmful(bytes: Buffer): Promise<boolean>
}

/** Used when no scanner is configured. */
export const noScanner: VirusScanner = { isHarmful: async () => false }

type Options = {
  /** `tcp://127.0.0.1:3310` or `unix:///run/clamav/clamd.ctl`. */
  readonly url: URL
  readonly timeoutMs?: number
}

const notScanned = (cause: unknown): AppError =>
  new AppError(503, 'document.not_scanned', 'Files cannot be checked for viruses right now: try again in a minute.', {
    retryAfterSeconds: 60,
    cause,
  })

const chunkSize = 256 * 1024
/** Its answer is a line; more is not read. */
const mostAnswer = 4096

/** The scanner of the ClamAV daemon, which is sent each file over its own connection. Source: clamd(8), INSTREAM. */
export function createVirusScanner({ url, timeoutMs = 20_000 }: Options): VirusScanner {
  const open = (): Socket =>
    url.protocol === 'unix:'
      ? connect(decodeURIComponent(url.pathname))
      : connect({ host: url.hostname.replace(/^\[|\]$/g, ''), port: Number(url.port || 3310) })

  return {
    async isHarmful(bytes) {
      const answer = await scan(open(), bytes, timeoutMs).catch((error: unknown) => {
        throw notScanned(error)
      })
      if (/^stream: OK\0?$/.test(answer)) return false
      if (/^stream: .+ FOUND\0?$/.test(answer)) return true
      throw notScanned(new Error('The virus scanner gave no verdict'))
    },
  }
}

/** Sends the file in chunks, each after its length, and reads the scanner's reply. */
function scan(socket: Socket, bytes: Buffer, timeoutMs: number): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  let answer = ''
  const limit = setTimeout(() => socket.destroy(new Error('The virus scanner took too long')), timeoutMs)
  socket.setEncoding('latin1')
  socket.on('data', (text: string) => {
    answer += text
    if (answer.length > mostAnswer) socket.destroy(new Error('The answer of the virus scanner is too long'))
  })
  socket.once('end', () => resolve(answer))
  socket.once('error', reject)
  socket.once('close', () => {
    clearTimeout(limit)
    reject(new Error('The virus scanner closed the connection'))
  })
  socket.once('connect', () => {
    socket.write('zINSTREAM\0')
    for (let at = 0; at < bytes.length; at += chunkSize) {
      const chunk = bytes.subarray(at, at + chunkSize)
      socket.write(lengthOf(chunk.length))
      socket.write(chunk)
    }
    socket.write(lengthOf(0))
  })
  return promise.finally(() => socket.destroy())
}

function lengthOf(length: number): Buffer {
  const head = Buffer.alloc(4)
  head.writeUInt32BE(length)
  return head
}

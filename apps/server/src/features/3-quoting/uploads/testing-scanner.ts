import { type AddressInfo, createServer, type Socket } from 'node:net'
import { virus } from './testing-files.ts'

/** Speaks what the ClamAV daemon speaks, and knows one virus; `answerWith` has it misbehave. */
export async function startScanner() {
  const files: Buffer[] = []
  const open = new Set<Socket>()
  let answer: ((socket: Socket, bytes: Buffer) => unknown) | undefined
  const server = createServer((socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
    socket.on('error', () => undefined)
    let bytes = Buffer.alloc(0)
    socket.on('data', (part: Buffer) => {
      bytes = Buffer.concat([bytes, part])
      const file = fileIn(bytes)
      if (!file) return
      files.push(file)
      if (answer) answer(socket, file)
      else socket.end(file.includes(virus) ? 'stream: Eicar-Signature FOUND\0' : 'stream: OK\0')
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    url: new URL(`tcp://127.0.0.1:${port}`),
    received: files,
    /** Connections that are still open. */
    open,
    answerWith: (next: typeof answer) => {
      answer = next
    },
    stop: () =>
      new Promise<void>((resolve) => {
        for (const socket of open) socket.destroy()
        server.close(() => resolve())
      }),
  }
}

/** The file in the stream, once the final chunk of length 0 has arrived. */
function fileIn(stream: Buffer): Buffer | undefined {
  const command = 'zINSTREAM\0'
  const pieces: Buffer[] = []
  for (let at = command.length; at + 4 <= stream.length; ) {
    const length = stream.readUInt32BE(at)
    if (length === 0) return Buffer.concat(pieces)
    pieces.push(stream.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return undefined
}

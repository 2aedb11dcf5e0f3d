import closeWithGrace from 'close-with-grace'
import { createSampleCarriers } from './app.ts'

// Where the server looks for insurers when nobody tells it where they are.
const { HOST = '127.0.0.1', PORT = '3001' } = process.env
// `1` lets whoever reaches the service make it slow or broken (`http/controls.ts`): for tests alone.
const { SAMPLE_CONTROLS } = process.env

const app = await createSampleCarriers({ controls: SAMPLE_CONTROLS === '1', log: true })

closeWithGrace({ delay: 2000, logger: false }, async ({ err }) => {
  if (err) app.log.error({ err }, 'sample carriers stopped')
  await app.close()
})

await app.listen({ host: HOST, port: Number(PORT) })
process.stdout.write(`The sample insurers answer at http://${HOST}:${PORT}.\n`)

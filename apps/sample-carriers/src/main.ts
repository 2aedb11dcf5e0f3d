import closeWithGrace from 'close-with-grace'
import { createSampleCarriers } from './app.ts'

const { PORT = '4010', SAMPLE_CONTROLS } = process.env

const app = await createSampleCarriers({ controls: SAMPLE_CONTROLS === '1', log: true })

closeWithGrace({ delay: 2000, logger: false }, async ({ err }) => {
  if (err) app.log.error({ err }, 'sample carriers stopped')
  await app.close()
})

await app.listen({ host: '127.0.0.1', port: Number(PORT) })

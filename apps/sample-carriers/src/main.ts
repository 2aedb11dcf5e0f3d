import closeWithGrace from 'close-with-grace'
import { createSampleCarriers } from './app.ts'

// The server's default for CARRIERS_URL.
const { HOST = '127.0.0.1', PORT = '3001' } = process.env
// `1` lets anyone make the service slow or broken (`http/controls.ts`): for tests only.
const { SAMPLE_CONTROLS } = process.env
// Where underwriters' decisions are sent, such as `http://127.0.0.1:3000/api/v1`, and their signing secret.
const { EVENTS_URL: url, EVENTS_SECRET: secret } = process.env
// The site whose form the page of an invented partner shows, as `http://localhost:3000`.
const { SITE_URL: site } = process.env

const app = await createSampleCarriers({
  controls: SAMPLE_CONTROLS === '1',
  events: url && secret ? { url, secret } : undefined,
  site,
  log: true,
})

closeWithGrace({ delay: 2000, logger: false }, async ({ err }) => {
  if (err) app.log.error({ err }, 'sample carriers stopped')
  await app.close()
})

await app.listen({ host: HOST, port: Number(PORT) })
process.stdout.write(
  `The sample insurers answer at http://${HOST}:${PORT}; their underwriters decide at http://${HOST}:${PORT}/underwriter.\n`,
)
if (site) process.stdout.write(`A partner’s page with the form in it is at http://${HOST}:${PORT}/partner.\n`)

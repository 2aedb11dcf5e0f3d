import { asPath, signingSecret, webUrl, wholeNumber } from './parsers.ts'
import { optional, setting } from './setting.ts'

export const carrierSettings = {
  carriersUrl: setting({
    name: 'CARRIERS_URL',
    description: 'Where the insurers’ service is reached.',
    fallback: 'http://127.0.0.1:3001',
    whenUnset: 'the sample insurers, started with the site',
    parse: webUrl,
  }),
  carriersFile: optional({
    name: 'CARRIERS_FILE',
    description:
      'Insurers that answer at addresses of their own, each with a token and a secret: [insurers.md](insurers.md).',
    whenUnset: 'none',
    parse: asPath,
  }),
  insurers: setting({
    name: 'INSURERS',
    description:
      'Insurers of your own: folders or installed packages with an `insurer.json`, separated by commas ([insurers.md](insurers.md)).',
    fallback: '',
    whenUnset: 'none',
    parse: (text) => text.split(',').flatMap((each) => each.trim() || []),
  }),
  carriersSecret: optional({
    name: 'CARRIERS_SECRET',
    description: 'What the insurers at `CARRIERS_URL` sign their events with: `whsec_…`.',
    whenUnset: 'none is accepted from them',
    parse: signingSecret,
  }),
  questionsSeconds: setting({
    name: 'QUESTIONS_SECONDS',
    description: 'How many seconds an insurer may take to send its questions and its appetite: 1 to 15.',
    fallback: '4',
    parse: wholeNumber(1, 15),
  }),
  offersSeconds: setting({
    name: 'OFFERS_SECONDS',
    description: 'How many seconds an insurer may take to make an offer: 1 to 600.',
    fallback: '20',
    parse: wholeNumber(1, 600),
  }),
}

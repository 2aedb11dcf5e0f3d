import { asPath, isYes, webUrl, wholeNumber } from './parsers.ts'
import { optional, setting } from './setting.ts'

export const carrierSettings = {
  carriersUrl: setting({
    name: 'CARRIERS_URL',
    meaning: 'Where the insurers’ service is reached.',
    fallback: 'http://127.0.0.1:3001',
    usual: 'the sample insurers, started with the site',
    parse: webUrl,
  }),
  carriersFile: optional({
    name: 'CARRIERS_FILE',
    meaning: 'Insurers that answer at addresses of their own, each with a token: [insurers.md](insurers.md).',
    usual: 'none',
    parse: asPath,
  }),
  questionsSeconds: setting({
    name: 'QUESTIONS_SECONDS',
    meaning: 'How many seconds an insurer may take to send its questions and its appetite: 1 to 15.',
    fallback: '4',
    parse: wholeNumber(1, 15),
  }),
  offersSeconds: setting({
    name: 'OFFERS_SECONDS',
    meaning: 'How many seconds an insurer may take to make an offer: 1 to 600.',
    fallback: '20',
    parse: wholeNumber(1, 600),
  }),
  sampleFirms: setting({
    name: 'SAMPLE_FIRMS',
    meaning: '`yes` adds invented firms whose policies end soon, so that renewals can be tried.',
    fallback: 'no',
    usual: '`yes` with the sample insurers, else `no`',
    parse: isYes,
  }),
}

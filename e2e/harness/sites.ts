import { copyFileSync, cpSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { inRoot } from '../../scripts/project.ts'

const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="32"><path fill="#0b4f3c" d="M0 0h96v32H0z"/></svg>'

const brand = {
  name: 'Olivar Seguros',
  channel: 'white-label',
  theme: {
    brand: '#0b4f3c',
    onBrand: '#ffffff',
    brandDark: '#9fdcc4',
    onBrandDark: '#06281e',
    font: 'Olivar Sans',
    fontFiles: [{ family: 'Olivar Sans', url: '/site-files/olivar.woff2', weight: '400 700' }],
  },
  logoUrl: '/site-files/olivar.svg',
  cookieBanner: { on: false },
  contact: {
    name: 'Lucía Vera',
    title: 'Asesora',
    phone: '+34910000148',
    email: 'lucia@olivar.example',
    hours: 'De lunes a viernes, de 9:00 a 18:00',
  },
  legal: {
    owner: 'Olivar Correduría SL',
    privacyUrl: 'https://olivar.example/privacy',
    termsUrl: '/site-files/terms.svg',
  },
  licenses: [{ holder: 'Olivar Correduría SL', kind: 'agency', number: 'J-0000' }],
  retention: { draftDays: 365, submittedYears: 10, legalHold: [] },
}

/** Below a prefix, in Spain, with a page of its own. */
export const olivar = {
  ...brand,
  id: 'olivar',
  hosts: ['*'],
  prefixPath: '/olivar',
  country: 'ES',
  locale: 'es-ES',
  currency: 'EUR',
  timeZone: 'Europe/Madrid',
  selectableLobs: ['rc', 'multirriesgo'],
  switches: { esEncinarRcOn: true, esPuertoClaroRcOn: true },
  stepsFlowMapping: [{ id: 'finca', group: 'start' }],
  dynamicQuestions: {
    finca: {
      label: 'Su finca',
      questions: [
        { id: 'visits', type: 'yes_no', topic: 'Visitas', label: '¿Recibe visitas en la finca?' },
        {
          id: 'a_month',
          type: 'number',
          topic: 'Visitas',
          label: '¿Cuántas visitas al mes?',
          conditions: [{ holder: 'question', subject: 'visits', or: ['Yes'] }],
          checks: [{ rule: 'isMoreThan', than: 0 }],
        },
      ],
    },
  },
  texts: { 'section.insurance': 'Sus pólizas' },
}

/** At a host of its own, in the United States. */
const host = {
  ...brand,
  id: 'olivar-us',
  licenses: [{ holder: 'Olivar Correduría SL', kind: 'agency', number: 'J-0000', states: ['IL'] }],
  hosts: ['olivar.localhost'],
  country: 'US',
  locale: 'en-US',
  currency: 'USD',
  timeZone: 'America/Chicago',
  selectableLobs: ['gl', 'bop'],
  switches: { hiscoxGlOn: true, hartfordGlOn: true },
  stepsFlowMapping: [],
  footer: {
    banner: { text: 'Orchards insure together.', url: 'https://olivar.example/together', linkLabel: 'How it works' },
    links: [{ label: 'Press room', url: 'https://olivar.example/press' }],
  },
  popup: { id: 'harvest', title: 'Harvest is near', text: 'Pickers are insured from the first day.' },
  chat: { url: 'https://olivar.example/chat', label: 'Chat with Olivar' },
}

export const scriptUrl = 'https://tracker.example/t.js'

/** What the default site lacks: it tracks, and has a test feature. */
const tracked = {
  id: 'tracked',
  prefixPath: '/tracked',
  tracking: { on: true, scriptUrl },
  experiments: [{ id: 'ai-dual-profession-rollout', name: 'Two professions', variants: ['on'] }],
  featureFlags: { shortform_redirection: true },
}

/** Writes the repository's sites into a folder, and those above, which only tests have. */
export function writeSites(folder: string): void {
  cpSync(inRoot('sites'), folder, { recursive: true })
  writeFileSync(path.join(folder, 'files/olivar.svg'), logo)
  copyFileSync(inRoot('apps/web/src/styles/fonts/figtree-latin.woff2'), path.join(folder, 'files/olivar.woff2'))
  const standard: object = JSON.parse(readFileSync(inRoot('sites/default.json'), 'utf8'))
  const own = { olivar, 'olivar-us': host, tracked: { ...standard, ...tracked } }
  for (const [name, site] of Object.entries(own)) writeFileSync(path.join(folder, `${name}.json`), JSON.stringify(site))
}

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build } from 'vite'
import { pagesAt } from './model.ts'
import { plainPage } from './plain-page.ts'

/** A program of this folder, and the selectors of the measured elements on its page. */
export type WebContestant = {
  readonly program: string
  readonly heading: string
  readonly next: string
  /** The text field in the middle of the page of a hundred questions. */
  readonly typed: string
}

const own = { heading: 'h1', next: '#next', typed: '#q48' }

export const plain: WebContestant = { program: 'plain.ts', ...own }

export const webPeers: Readonly<Record<string, WebContestant>> = {
  'React alone': { program: 'react-bare.tsx', ...own },
  'react-hook-form': { program: 'hook-form.tsx', ...own },
  RJSF: { program: 'rjsf.tsx', ...own, typed: '#root_q48' },
  SurveyJS: {
    program: 'surveyjs.tsx',
    heading: '.sd-page__title',
    next: '.sd-navigation__next-btn',
    typed: '[data-name="q48"] input',
  },
  'Form.io': { program: 'formio.ts', heading: 'h1', next: '.btn-wizard-nav-next', typed: 'input[name="data[q48]"]' },
}

const style =
  'body{font:16px/1.5 system-ui,sans-serif;margin:0 auto;max-width:40rem;padding:1rem}fieldset{border:0;margin:0 0 1rem;padding:0}label{display:block}input,select,button{font:inherit;padding:.5rem;box-sizing:border-box;width:100%}button{background:#14453d;color:#fff;border:0;width:auto}'

/** Builds a contestant into a new folder, which the caller removes. */
export async function buildContestant({ program }: WebContestant): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'cw-web-'))
  const source = mkdtempSync(path.join(tmpdir(), 'cw-web-source-'))
  const first = program === plain.program ? pagesAt('').slice(0, 1) : []
  const content = first.map((page) => plainPage(page, {})).join('')
  writeFileSync(
    path.join(source, 'index.html'),
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Business insurance</title><meta name="description" content="Describe a business once."><meta name="viewport" content="width=device-width,initial-scale=1"><link rel="icon" href="data:,"><style>${style}</style><script type="module" src="./main.ts"></script></head><body><main id="app">${content}</main></body></html>`,
  )
  writeFileSync(path.join(source, 'main.ts'), `import ${JSON.stringify(path.join(import.meta.dirname, program))}\n`)
  await build({
    root: source,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"', global: 'globalThis' },
    build: { outDir: folder, emptyOutDir: true, target: 'es2022', chunkSizeWarningLimit: 9999 },
  })
  rmSync(source, { recursive: true })
  return folder
}

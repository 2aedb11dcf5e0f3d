import type { PageState } from '@coverwright/core/evaluation/page-state'
import type { Field } from '@coverwright/core/model/field'
import { askersOn } from '@coverwright/core/navigation/asker'
import { shownDate } from '@coverwright/core/text/shown-date'
import type { Translate } from '@coverwright/core/text/text'
import { translateIfPresent } from '@coverwright/core/text/text'
import type { ReactNode } from 'react'
import type { MarginNote } from '../../../ui/layout/margin-notes.tsx'
import { MarginNotes } from '../../../ui/layout/margin-notes.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import type { Application } from '../../quote/application.ts'
import { textAnswer } from '../../quote/application.ts'
import { textsOf } from '../../quote/texts.ts'

type HeadProps = {
  readonly application: Application
  readonly entry: PageState
  readonly path: string
  /** Replaces the step's own text below its title. */
  readonly lede?: string
}

/** Message keys of a step's page: one page of several has its own, and so have those whom the usual words do not suit. */
function keyOf({ slot: { node }, page, before, view }: PageState): string {
  if (node.kind === 'page' && node.wording?.when.test(before ?? view) === true) return `step.${node.wording.id}`
  return page && node.kind === 'paged' && 'pages' in node.source && node.source.pages.length > 1
    ? `step.${node.id}.${page.index}`
    : `step.${node.id}`
}

/** Its sections already show the subtitle. */
export const isInSections = ({ form }: Pick<PageState, 'form'>): boolean =>
  form.fields.length > 0 && form.fields.every(({ section }) => section !== undefined)

/** Message keys of the notes beside a page: its own, unless all of it is in sections, and those of the sections shown. */
const noteKeysOf = (entry: PageState, fields: readonly Field[]): readonly string[] => [
  ...(isInSections(entry) ? [] : [keyOf(entry)]),
  ...new Set(fields.flatMap(({ section }) => (typeof section === 'string' ? section : []))),
]

const isQuestions = ({ slot: { node } }: PageState): boolean => node.kind === 'paged' && 'set' in node.source

export function StepHead({ application, entry, path, lede: ownLede }: HeadProps) {
  const t = textsOf(application.site)
  const questions = isQuestions(entry)
  const key = keyOf(entry)
  const lede = ownLede ?? (isInSections(entry) ? undefined : translateIfPresent(`${key}.lede`, t))
  const company = textAnswer(application.quote, 'company_name') ?? ''
  const titleFor = (suffix: string) => translateIfPresent(`${key}.title${suffix}`, t, { company })
  return (
    <PageHead
      step={path}
      // A title may name the business, once it has a name.
      title={(questions ? undefined : (company && titleFor('.of')) || titleFor('')) ?? t(entry.label)}
      kicker={questions ? questionKicker(application, entry, t) : startKicker(application, entry, t)}
      tag={entry.section.tag}
      {...(questions || lede === undefined ? {} : { lede })}
    />
  )
}

function questionKicker({ flowState }: Application, entry: PageState, t: Translate): readonly string[] {
  const own = flowState.pages.filter((each) => each.slot === entry.slot)
  const [first, ...others] = askersOn(flowState, entry)
  return [
    t(entry.section.label),
    ...(first && others.length === 0 ? [t('page.questionsFrom', { insurer: t(first) })] : []),
    ...(own.length > 1
      ? [t('page.pageOf', { page: own.findIndex((each) => each.path === entry.path) + 1, count: own.length })]
      : []),
  ]
}

/** The page's section; on a renewal also the expiration date of the policy. */
function startKicker({ site, quote }: Application, entry: PageState, t: Translate): readonly string[] {
  const section = t(entry.section.label)
  const ends = quote?.expiring_on
  return ends === undefined ? [section] : [section, t('page.renewal.expires', { date: shownDate(ends, site.locale) })]
}

type NotesProps = {
  readonly entry: PageState
  readonly fields: readonly Field[]
  readonly application: Application
  /** Stand before the others. */
  readonly first?: readonly MarginNote[]
  /** Stands before all of them. */
  readonly before?: ReactNode
  readonly t: Translate
}

const stepNotes = (key: string, t: Translate): readonly MarginNote[] =>
  [1, 2, 3].flatMap((number) => {
    const title = t(`${key}.note.${number}.title`)
    const hasText = title !== `${key}.note.${number}.title`
    return hasText ? [{ id: `${key}-${number}`, title, body: t(`${key}.note.${number}.text`) }] : []
  })

/** Who asks, in small print: several insurers share a page, and each is sent the answers to its own questions. */
function audienceNote({ flowState, site }: Application, entry: PageState, t: Translate): string {
  const insurers = askersOn(flowState, entry).map((each) => t(each))
  if (insurers.length === 1) return t('page.note.whoSees.text', { insurer: insurers[0] ?? '' })
  const insurerList = new Intl.ListFormat(site.locale).format(insurers)
  return t('page.note.whoSees.several', { insurers: insurerList })
}

/** The notes in the margin: about the page, and why its questions are asked. */
export function StepNotes({ application, entry, fields, before, first = [], t }: NotesProps) {
  const insurer = isQuestions(entry)
    ? [
        { id: 'not-sure', title: t('page.note.notSure.title'), body: t('page.note.notSure.text') },
        {
          id: 'who-sees',
          title: t('page.note.whoSees.title'),
          body: audienceNote(application, entry, t),
        },
      ]
    : []
  const reasons = fields.flatMap((field) =>
    field.why ? [{ id: field.path, title: t('page.note.why', { question: t(field.label) }), body: t(field.why) }] : [],
  )
  return (
    <MarginNotes
      label={t('page.notes')}
      before={before}
      notes={[...first, ...noteKeysOf(entry, fields).flatMap((key) => stepNotes(key, t)), ...insurer, ...reasons]}
    />
  )
}

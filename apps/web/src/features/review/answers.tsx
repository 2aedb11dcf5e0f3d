import type { AnswerTextOptions } from '@coverwright/core/model/answer-text'
import type { Field } from '@coverwright/core/model/field'
import type { SummaryRow, SummarySection } from '@coverwright/core/navigation/summary'
import { summary } from '@coverwright/core/navigation/summary'
import { use, useEffect, useId, useState } from 'react'
import { Button } from '../../ui/actions/button.tsx'
import type { FactGroup, ShownFact } from '../../ui/insurance/fact-section.tsx'
import { FactSection } from '../../ui/insurance/fact-section.tsx'
import { focusField } from '../../ui/interaction/focus-field.ts'
import type { Application } from '../quote/application.ts'
import { changeAddress } from '../quote/change-address.ts'
import { answerTextOptions } from '../quote/texts.ts'
import type { AnswerPart } from './answer-parts.ts'
import { answerWithSignature } from './answer-with-signature.tsx'
import { ChangedContext, type ChangedPage } from './changed-context.ts'
import type { Fact, PageFacts } from './facts.ts'
import { pageFacts } from './facts.ts'

type Props = {
  readonly application: Application
  readonly changeable?: boolean
  /** Only the answers of these steps, on a page in the middle of the flow, to which a change leads back. */
  readonly steps?: readonly string[] | undefined
  /** Only these answers. */
  readonly only?: (row: SummaryRow) => boolean
}

type Part = { readonly part: SummarySection; readonly pages: readonly PageFacts[] }

/** An application with more facts than this is folded, and has an index. */
const manyFacts = 30

/** The answers of the flow by section and page, as facts to read at a glance. */
export function Answers({ application, changeable = false, steps, only = () => true }: Props) {
  const words = answerTextOptions(application.site, application.quote)
  const [areAllOpen, setAllOpen] = useState(false)
  const changedPage = use(ChangedContext)
  const prefix = useId()
  const partId = ({ id }: SummarySection): string => `${prefix}${id}`
  const parts = summary(application.flowState).flatMap((part): readonly Part[] => {
    const rows = part.rows.filter((row) => only(row) && (!steps || steps.includes(row.entry.slot.node.id)))
    const pages = pageFacts(rows, words).filter(({ facts }) => facts.length > 0)
    return pages.length > 0 ? [{ part, pages }] : []
  })
  const isLong = factsIn(parts.flatMap(({ pages }) => pages)).length > manyFacts
  // Where all of it is about one line, as in a renewal, it is what people came to read.
  const mayFold = isLong && new Set(parts.flatMap(({ pages }) => pages.map(({ isOfLine }) => isOfLine))).size > 1
  const changedGroup = changedAmong(parts, changedPage, partId)
  useEffect(() => {
    if (changedGroup !== undefined) focusField(changedGroup)
  }, [changedGroup])
  const { flow } = application.flowState
  const hrefOf = ({ path, at }: PageFacts) => (steps ? path : changeAddress(flow, path, at))
  const { t } = words
  return (
    <>
      {isLong && (
        <nav className="review__index" aria-label={t('page.review.index')}>
          <ul>
            {parts.map(({ part }) => (
              <li key={part.id}>
                <a
                  href={`#${partId(part)}`}
                  onClick={(event) => {
                    // Because of the page's `<base>` the address would lead to the first page.
                    event.preventDefault()
                    showPart(partId(part))
                  }}
                >
                  {t(part.label)}
                </a>
              </li>
            ))}
          </ul>
          {mayFold && (
            <Button kind="quiet" small onClick={() => setAllOpen(!areAllOpen)}>
              {t(areAllOpen ? 'page.review.foldAll' : 'page.review.openAll')}
            </Button>
          )}
        </nav>
      )}
      {parts.map(({ part, pages }) => {
        const [visibleGroups, foldedGroups] = splitBy(pages, ({ isOfLine }) => !(mayFold && isOfLine))
        const groups = (own: readonly PageFacts[]) =>
          own.map((page) =>
            groupOf(page, { words, prefix: partId(part), changedGroup, href: changeable ? hrefOf(page) : undefined }),
          )
        return (
          <FactSection
            key={`${part.id} ${areAllOpen}`}
            id={partId(part)}
            title={t(part.label)}
            tag={part.tag}
            groups={groups(visibleGroups)}
            folded={
              foldedGroups.length > 0
                ? {
                    words: foldedWords(foldedGroups, visibleGroups.length === 0, words),
                    open: areAllOpen || mustBeSeen(foldedGroups, partId(part), changedGroup),
                    groups: groups(foldedGroups),
                  }
                : undefined
            }
          />
        )
      })}
    </>
  )
}

function splitBy<T>(all: readonly T[], isFirst: (each: T) => boolean): readonly [readonly T[], readonly T[]] {
  return [all.filter(isFirst), all.filter((each) => !isFirst(each))]
}

const groupId = (prefix: string, path: string): string => `${prefix}page${path.replaceAll('/', '-')}`

/** The id of the group that was just changed: the one whose Change was pressed, else the first of its page. */
function changedAmong(
  parts: readonly Part[],
  changedPage: ChangedPage | undefined,
  idOf: (part: SummarySection) => string,
) {
  if (!changedPage) return undefined
  const groups = parts.flatMap(({ part, pages }) =>
    pages.map((page) => ({ ...page, id: groupId(idOf(part), page.path) })),
  )
  const ofPage = groups.filter(({ path }) => path === changedPage.path)
  return (ofPage.find(({ at }) => at === changedPage.at) ?? ofPage[0])?.id
}

/** Opens a section and goes to it. */
function showPart(id: string): void {
  const part = document.getElementById(id)
  const details = part?.querySelector('details')
  if (details) details.open = true
  part?.scrollIntoView()
  part?.focus({ preventScroll: true })
}

const factsIn = (pages: readonly PageFacts[]): readonly Fact[] => pages.flatMap(({ facts }) => facts)

/** A folded section opens by itself where something is missing or was just changed. */
const mustBeSeen = (pages: readonly PageFacts[], prefix: string, changedGroup: string | undefined): boolean =>
  pages.some(({ path }) => groupId(prefix, path) === changedGroup) || factsIn(pages).some(({ missing }) => missing)

/** How many answers are folded and, where the section's heading stands for more than them, what they are about. */
function foldedWords(pages: readonly PageFacts[], isWhole: boolean, { t }: AnswerTextOptions): string {
  const topics = isWhole ? [] : new Set(pages.flatMap((page) => page.topics))
  return [t('page.review.facts', { count: factsIn(pages).length }), ...topics].join(' · ')
}

type Grouping = {
  readonly words: AnswerTextOptions
  /** Of the ids of this section. */
  readonly prefix: string
  /** Where the group is changed. */
  readonly href: string | undefined
  /** The id of the group that was just changed. */
  readonly changedGroup: string | undefined
}

function groupOf(page: PageFacts, { words, prefix, href, changedGroup }: Grouping): FactGroup {
  const { path, topics, heading, askers, facts } = page
  const { t, locale } = words
  const id = groupId(prefix, path)
  const isMissing = facts.some(({ missing, row }) => missing && !row?.answer)
  return {
    id,
    title: topics.join(', '),
    heading,
    note:
      askers.length > 0 ? t('page.questionsFrom', { insurer: new Intl.ListFormat(locale).format(askers) }) : undefined,
    facts: facts.map((fact) => shownFact(fact, words)),
    change: href === undefined ? undefined : { href, label: t(isMissing ? 'ui.add' : 'ui.change') },
    changed: id === changedGroup ? t('page.review.changed') : undefined,
  }
}

function shownFact({ id, label, text, parts, missing, row }: Fact, words: AnswerTextOptions): ShownFact {
  const { t } = words
  const count = row && partsCount(row.field, parts, words)
  // A part of an address, or of a list of statements, may be missing.
  const displayText = missing && !row ? [text, t('page.answerMissing')].filter(Boolean).join('; ') : text
  const answer = row ? answerWithSignature(row.field, row.answer, text, t) : displayText
  const blank = t(missing ? 'page.answerMissing' : 'page.noAnswer')
  return {
    id,
    label,
    missing,
    wide: parts.length > 0,
    answer: parts.length > 0 ? <Parts count={count} parts={parts} /> : text === '' ? blank : answer,
  }
}

/** The entries of a list or the parts of a group, each on a line. */
function Parts({ count, parts }: { readonly count: string | undefined; readonly parts: readonly AnswerPart[] }) {
  return (
    <>
      {count}
      <span className="review__parts">
        {parts.map(({ id, name, rows }) => (
          <span className="review__part" key={id}>
            {name && <b>{name} </b>}
            {rows.map((row, index) => (
              <span key={row.id}>
                {index > 0 && ' · '}
                <span>{row.label}</span> <bdi>{row.answer}</bdi>
              </span>
            ))}
          </span>
        ))}
      </span>
    </>
  )
}

/** The number of entries of a list, whose parts are shown below it; undefined for an answer without parts. */
export function partsCount({ type, total }: Field, parts: readonly AnswerPart[], { t }: Pick<AnswerTextOptions, 't'>) {
  if (!parts.length) return undefined
  const count = total ? parts.flatMap(({ rows }) => rows).length : parts.length
  return type === 'repeat' ? t('ui.list.count', { count }) : ''
}

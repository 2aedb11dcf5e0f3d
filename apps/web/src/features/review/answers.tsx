import type { AnswerTextOptions } from '@coverwright/core/model/answer-text'
import type { Field } from '@coverwright/core/model/field'
import type { SummaryRow, SummarySection } from '@coverwright/core/navigation/summary'
import { summary } from '@coverwright/core/navigation/summary'
import { useEffect, useId, useState } from 'react'
import { useLocation } from 'react-router'
import { Button } from '../../ui/actions/button.tsx'
import type { FactGroup, ShownFact } from '../../ui/insurance/fact-section.tsx'
import { FactSection } from '../../ui/insurance/fact-section.tsx'
import { focusField } from '../../ui/interaction/focus-field.ts'
import { useHydrated } from '../../ui/interaction/use-hydrated.ts'
import { changedPage } from '../application/step/use-onward.ts'
import type { Application } from '../quote/application.ts'
import { answerTextOptions } from '../quote/texts.ts'
import type { AnswerPart } from './answer-parts.ts'
import { answerWithSignature } from './answer-with-signature.tsx'
import type { Fact, PageFacts } from './facts.ts'
import { pageFacts } from './facts.ts'
import { partHeading } from './part-heading.ts'

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
  // The state of a navigation outlives a reload, of which the server knows nothing.
  const isHydrated = useHydrated()
  const { state } = useLocation()
  const changed = isHydrated ? changedPage(state) : undefined
  const prefix = useId()
  const partId = ({ id }: SummarySection): string => `${prefix}${id}`
  const parts = summary(application.flowState).flatMap((part): readonly Part[] => {
    const rows = part.rows.filter((row) => only(row) && (!steps || steps.includes(row.entry.slot.node.id)))
    const pages = pageFacts(rows, words).filter(({ facts }) => facts.length > 0)
    return pages.length > 0 ? [{ part, pages }] : []
  })
  const isLong = factsIn(parts.flatMap(({ pages }) => pages)).length > manyFacts
  // Where all of it is about one line, as in a renewal, it is what people came to read.
  const mayFold = isLong && parts.some(({ part }) => part.section.tag === undefined)
  useEffect(() => {
    if (changed !== undefined) focusField(groupId(prefix, changed))
  }, [changed, prefix])
  const hrefOf = (path: string) => (steps ? path : `${path}?edit=true`)
  const { t } = words
  return (
    <>
      {isLong && (
        <nav className="review__index" aria-label={t('page.review.index')}>
          <ul>
            {[...Map.groupBy(parts, ({ part }) => partHeading(part, words).title)].map(([title, [first]]) => (
              <li key={title}>
                <a
                  href={first && `#${partId(first.part)}`}
                  onClick={(event) => {
                    // Because of the page's `<base>` the address would lead to the first page.
                    event.preventDefault()
                    if (first) showPart(partId(first.part))
                  }}
                >
                  {title}
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
      {parts.map(({ part, pages }) => (
        <FactSection
          key={`${part.id} ${areAllOpen}`}
          id={partId(part)}
          {...partHeading(part, words)}
          tag={part.section.tag}
          folded={
            mayFold && part.section.tag !== undefined
              ? { words: foldedWords(pages, words), open: areAllOpen || mustBeSeen(pages, changed) }
              : undefined
          }
          groups={pages.map((page) =>
            groupOf(page, { words, prefix, changed, href: changeable ? hrefOf(page.path) : undefined }),
          )}
        />
      ))}
    </>
  )
}

const groupId = (prefix: string, path: string): string => `${prefix}page${path.replaceAll('/', '-')}`

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
const mustBeSeen = (pages: readonly PageFacts[], changed: string | undefined): boolean =>
  pages.some(({ path }) => path === changed) || factsIn(pages).some(({ missing }) => missing)

const foldedWords = (pages: readonly PageFacts[], { t }: AnswerTextOptions): string =>
  [t('page.review.facts', { count: factsIn(pages).length }), ...new Set(pages.map(({ title }) => title))].join(' · ')

type Grouping = {
  readonly words: AnswerTextOptions
  /** Of the ids of this page. */
  readonly prefix: string
  /** Where the group is changed. */
  readonly href: string | undefined
  /** The page that was just changed. */
  readonly changed: string | undefined
}

function groupOf({ path, title, facts }: PageFacts, { words, prefix, href, changed }: Grouping): FactGroup {
  const { t } = words
  const isMissing = facts.some(({ missing, row }) => missing && !row?.answer)
  return {
    id: groupId(prefix, path),
    title,
    facts: facts.map((fact) => shownFact(fact, words)),
    change: href === undefined ? undefined : { href, label: t(isMissing ? 'ui.add' : 'ui.change') },
    changed: path === changed ? t('page.review.changed') : undefined,
  }
}

/** Longer texts would make a column of many lines: on any screen, and on a phone. */
const wideText = 70
const wideTextOnPhone = 15
/** A label of more would stand beside an answer of one line. */
const wideLabelOnPhone = 40

function shownFact({ id, label, text, parts, missing, row }: Fact, words: AnswerTextOptions): ShownFact {
  const { t } = words
  const count = row && partsCount(row.field, parts, words)
  // A part of an address, or of a list of statements, may be missing.
  const shown = missing && !row ? [text, t('page.answerMissing')].filter(Boolean).join('; ') : text
  const answer = row ? answerWithSignature(row.field, row.answer, text, t) : shown
  const blank = t(missing ? 'page.answerMissing' : 'page.noAnswer')
  return {
    id,
    label,
    missing,
    wide: widthOf(label, text, parts.length),
    answer: parts.length > 0 ? <Parts count={count} parts={parts} /> : text === '' ? blank : answer,
  }
}

function widthOf(label: string, text: string, parts: number): ShownFact['wide'] {
  if (text.length > wideText || parts > 0) return 'always'
  return text.length > wideTextOnPhone || label.length > wideLabelOnPhone ? 'on a phone' : 'never'
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

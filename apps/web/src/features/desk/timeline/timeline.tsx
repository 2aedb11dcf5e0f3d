import type { DeskRecord } from '@coverwright/contract/desk/record'
import type { Translate } from '@coverwright/core/text/text'
import { momentText } from '../../account/account-text.ts'
import { byWords } from './by-words.ts'

type Event = DeskRecord['events'][number]
type Props = { readonly events: readonly Event[]; readonly locale: string; readonly t: Translate }

/** What happened, the newest first: when, what and who; what changed, and the words that were signed, unfold. */
export function Timeline({ events, locale, t }: Props) {
  return (
    <ol className="desk-timeline">
      {events.map(({ at, by, title, page, facts, texts }, number) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nothing names an event, and the list only grows at its beginning
        <li key={number}>
          <time dateTime={at}>{momentText(at, locale)}</time>
          <div>
            <b>{title}</b> <small>{[byWords(by, t), page].filter(Boolean).join(' · ')}</small>
            <Facts facts={facts} t={t} />
            <Texts texts={texts} t={t} />
          </div>
        </li>
      ))}
    </ol>
  )
}

const mostShown = 4

/** What an event changed; many changes are behind their count. */
function Facts({ facts, t }: { readonly facts: Event['facts']; readonly t: Translate }) {
  const rows = facts.map(({ label, before, after }) => (
    <small key={`${label} ${before} ${after}`}>
      {label}
      {(before ?? after) !== undefined && `: ${[before, after].filter((each) => each !== undefined).join(' → ')}`}
    </small>
  ))
  if (rows.length <= mostShown) return rows
  return (
    <details>
      <summary>{t('desk.changes', { count: rows.length })}</summary>
      {rows}
    </details>
  )
}

function Texts({ texts, t }: { readonly texts: Event['texts']; readonly t: Translate }) {
  if (texts.length === 0) return null
  return (
    <details className="desk-signed">
      <summary>{t('desk.timeline.signed')}</summary>
      {texts.map(({ heading, text }) => (
        <section key={`${heading} ${text}`}>
          <h3>{heading}</h3>
          <p>{text}</p>
        </section>
      ))}
    </details>
  )
}

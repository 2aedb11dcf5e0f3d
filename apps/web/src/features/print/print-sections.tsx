import type { AnswerTextOptions } from '@coverwright/core/model/answer-text'
import { answerText } from '@coverwright/core/model/answer-text'
import type { SummaryRow } from '@coverwright/core/navigation/summary'
import type { Translate } from '@coverwright/core/text/text'
import { Fragment } from 'react'
import { Tag } from '../../ui/feedback/tag.tsx'
import type { AnswerPart } from '../review/answer-parts.ts'
import { answerParts } from '../review/answer-parts.ts'
import { answerWithSignature } from '../review/answer-with-signature.tsx'
import { partsCount } from '../review/answers.tsx'
import { itemHeading, itemKey } from '../review/item-heading.ts'
import type { NumberedRow, numberedSections } from './numbered-sections.ts'

type PartsProps = { readonly parts: ReturnType<typeof numberedSections>; readonly words: AnswerTextOptions }

/** The answers, step by step, each with its number. */
export function PrintSections({ parts, words }: PartsProps) {
  const { t } = words
  return parts.map((part) => (
    <section className="psec" key={part.id}>
      <div className="psec__h">
        {part.tag && <Tag code={part.tag} />}
        <h2>
          <bdi>{t(part.label)}</bdi>
        </h2>
      </div>
      <table>
        <tbody>
          {withHeadings(part.numberedRows, t).map(({ row, number, heading }) => (
            <Fragment key={row.field.path}>
              {heading && <NameLine name={heading} />}
              <Line row={row} number={number} words={words} />
            </Fragment>
          ))}
        </tbody>
      </table>
    </section>
  ))
}

/** The rows, the first of each list item with its name, and the first of those that one insurer asks with whose they are. */
function withHeadings(rows: readonly NumberedRow[], t: Translate) {
  const items = Map.groupBy(
    rows.map(({ row }) => row),
    itemKey,
  )
  const headings = rows.map(({ row }) =>
    row.from ? t('page.questionsFrom', { insurer: t(row.from) }) : itemHeading(items.get(itemKey(row)) ?? [], t),
  )
  return rows.map((each, index) => ({
    ...each,
    heading: headings[index] === headings[index - 1] ? undefined : headings[index],
  }))
}

const NameLine = ({ name }: { readonly name: string }) => (
  <tr className="part part--name">
    <td className="n" />
    <th scope="rowgroup" colSpan={2}>
      <bdi>{name}</bdi>
    </th>
  </tr>
)

type LineProps = { readonly row: SummaryRow; readonly number: string; readonly words: AnswerTextOptions }

function Line({ row: { field, answer, entry }, number, words }: LineProps) {
  const { t } = words
  const parts = answerParts(field, answer, entry.view, words)
  const text = answerText(field, answer, words)
  return (
    <>
      <tr>
        <td className="n num">{number}</td>
        <th scope="row">
          {t(field.label)}
          {field.parent && <small>{t('page.pdf.followUp')}</small>}
        </th>
        <td>
          <bdi>
            {partsCount(field, parts, words) ??
              (text ? answerWithSignature(field, answer, text, t) : t('page.noAnswer'))}
          </bdi>
        </td>
      </tr>
      {parts.map((part) => (
        <PartLines key={part.id} part={part} />
      ))}
    </>
  )
}

/** The answers of one list entry, a line for each. */
function PartLines({ part: { name, rows } }: { readonly part: AnswerPart }) {
  return (
    <>
      {name && <NameLine name={name} />}
      {rows.map(({ id, label, answer }) => (
        <tr key={id} className="part">
          <td className="n" />
          <th scope="row">{label}</th>
          <td>
            <bdi>{answer}</bdi>
          </td>
        </tr>
      ))}
    </>
  )
}

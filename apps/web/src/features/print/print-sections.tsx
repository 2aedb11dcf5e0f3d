import type { AnswerTextOptions } from '@coverwright/core/model/answer-text'
import { answerText } from '@coverwright/core/model/answer-text'
import type { SummaryRow, SummarySection } from '@coverwright/core/navigation/summary'
import { Tag } from '../../ui/feedback/tag.tsx'
import type { AnswerPart } from '../review/answer-parts.ts'
import { answerParts } from '../review/answer-parts.ts'
import { answerWithSignature } from '../review/answer-with-signature.tsx'
import { partsCount } from '../review/answers.tsx'
import { partHeading } from '../review/part-heading.ts'
import type { numberedSections } from './numbered-sections.ts'

type PartsProps = { readonly parts: ReturnType<typeof numberedSections>; readonly words: AnswerTextOptions }

/** The answers, step by step, each with its number. */
export function PrintSections({ parts, words }: PartsProps) {
  const { t } = words
  return parts.map((part) => (
    <section className="psec" key={part.id}>
      <div className="psec__h">
        {part.section.tag && <Tag code={part.section.tag} />}
        <PartHead part={part} t={t} />
      </div>
      <table>
        <tbody>
          {part.numberedRows.map(({ row, number }) => (
            <Line key={row.field.path} row={row} number={number} words={words} />
          ))}
        </tbody>
      </table>
    </section>
  ))
}

function PartHead({ part, t }: { readonly part: SummarySection; readonly t: AnswerTextOptions['t'] }) {
  const { title, note } = partHeading(part, { t })
  return (
    <>
      <h2>
        <bdi>{title}</bdi>
      </h2>
      {note && <p>{note}</p>}
    </>
  )
}

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
      {name && (
        <tr className="part part--name">
          <td className="n" />
          <th scope="rowgroup" colSpan={2}>
            {name}
          </th>
        </tr>
      )}
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

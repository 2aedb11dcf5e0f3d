import type { FlowState } from '@coverwright/core/evaluation/evaluate-flow'
import type { AnswerTextOptions } from '@coverwright/core/model/answer-text'
import { remainingRemarks } from '@coverwright/core/navigation/remaining-remarks'

type Props = { readonly flowState: FlowState; readonly words: AnswerTextOptions }

/** For the underwriter: what was said beside the answers that contradict each other. */
export function PrintRemarks({ flowState, words }: Props) {
  const remarks = remainingRemarks(flowState, words)
  if (remarks.length === 0) return null
  return (
    <section className="psec">
      <div className="psec__h">
        <h2>{words.t('page.pdf.remarks')}</h2>
      </div>
      <table>
        <tbody>
          {remarks.map(({ field, question, text }) => (
            <tr key={`${field} ${text}`}>
              <td className="n" />
              <th scope="row">{question}</th>
              <td>{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

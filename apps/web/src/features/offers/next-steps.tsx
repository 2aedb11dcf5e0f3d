import type { Translate } from '@coverwright/core/text/text'
import '../../styles/pages/next-steps.css'

/** What happens next, in order, each step with its time. */
export function NextSteps({ keys, t }: { readonly keys: readonly string[]; readonly t: Translate }) {
  return (
    <>
      <h2 className="nexts__title">{t('page.nextSteps')}</h2>
      <ol className="nexts">
        {keys.map((key, index) => (
          <li key={key}>
            <span className="n">{index + 1}</span>
            <b>{t(`${key}.title`)}</b>
            <span className="w">{t(`${key}.when`)}</span>
            <p>{t(`${key}.text`)}</p>
          </li>
        ))}
      </ol>
    </>
  )
}

import { type Answers, readAnswer } from '@coverwright/core/answers/answers'
import { foldText } from '@coverwright/core/input/fold-text'

/** What a quote is looked up by, folded: its business, its contact's whole name and address, a line each. Lines keep them apart. */
export function searchTextOf(answers: Answers): string {
  const [company, first, last, email] = [
    'company_name',
    'contact_first_name',
    'contact_last_name',
    'contact_email',
  ].map((path) => {
    const answer = readAnswer(answers, path)
    return typeof answer === 'string' ? answer : ''
  })
  const folded = [company, `${first} ${last}`, email].map((text = '') => foldText(text))
  return folded.filter((text) => text !== '').join('\n')
}

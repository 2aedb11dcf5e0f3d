import { type Answers, readAnswer } from '@coverwright/core/answers/answers'
import { foldText } from '@coverwright/core/input/fold-text'

/** What a quote is looked up by, folded: its business, its contact's whole name, address and phone's digits, a line each. Lines keep them apart. */
export function searchTextOf(answers: Answers): string {
  const said = (path: string): string => {
    const answer = readAnswer(answers, path)
    return typeof answer === 'string' ? answer : ''
  }
  const name = `${said('contact_first_name')} ${said('contact_last_name')}`
  const digits = said('contact_phone').replace(/\D/g, '')
  const folded = [said('company_name'), name, said('contact_email'), digits].map((text) => foldText(text))
  return folded.filter((text) => text !== '').join('\n')
}

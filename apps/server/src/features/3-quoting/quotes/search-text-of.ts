import { type Answers, readAnswer } from '@coverwright/core/answers/answers'
import { foldText } from '@coverwright/core/input/fold-text'

/** What a quote is looked up by, folded: its business, its contact's whole name, address and phone's digits, a line each. Lines keep them apart. */
export function searchTextOf(answers: Answers): string {
  const textAt = (path: string): string => {
    const answer = readAnswer(answers, path)
    return typeof answer === 'string' ? answer : ''
  }
  const name = `${textAt('contact_first_name')} ${textAt('contact_last_name')}`
  const digits = textAt('contact_phone').replace(/\D/g, '')
  const foldedTexts = [textAt('company_name'), name, textAt('contact_email'), digits].map((text) => foldText(text))
  return foldedTexts.filter((text) => text !== '').join('\n')
}

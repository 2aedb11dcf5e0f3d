import type { AnswerPath, Answers } from '@coverwright/core/answers/answers'
import { isRecord, isYes, readAnswer, writeAnswer } from '@coverwright/core/answers/answers'

/** Where an application lists losses: law firms have a place of their own. */
const lossesOf = (answers: Answers): AnswerPath =>
  readAnswer(answers, 'pl.aig.attorneys') === undefined ? 'pl.losses' : 'pl.aig.losses'

const detailLimit = 2000

/**
 * Merges this year's answers into last year's: new claims join the earlier ones, and a new name replaces the old.
 * Carriers get the result, and the next renewal carries it over.
 */
export function withThisYear(answers: Answers): Answers {
  const losses = lossesOf(answers)
  const names = (['any', 'known_circumstance', 'disciplined'] as const).filter((name) =>
    isYes(readAnswer(answers, `renewal.losses.${name}`)),
  )
  const entries: readonly (readonly [AnswerPath, unknown])[] = [
    ...names.map((name) => [`${losses}.${name}`, 'Yes'] as const),
    ...(names.includes('any') ? [joinedList(answers, losses)] : []),
    ...(names.includes('known_circumstance')
      ? [joinedText(answers, losses, 'circumstance_detail'), reportedLosses(answers, losses)]
      : []),
    ...(names.includes('disciplined') ? [joinedText(answers, losses, 'discipline_detail')] : []),
    ...renamedAnswers(answers),
  ]
  return entries.reduce<Answers>((all, [path, answer]) => writeAnswer(all, path, answer), answers)
}

const listAt = (answers: Answers, path: AnswerPath): readonly unknown[] => {
  const list = readAnswer(answers, path)
  return Array.isArray(list) ? list : []
}

const joinedList = (answers: Answers, losses: AnswerPath) =>
  [`${losses}.list`, [...listAt(answers, `${losses}.list`), ...listAt(answers, 'renewal.losses.list')]] as const

function joinedText(answers: Answers, losses: AnswerPath, name: string) {
  const texts = [`renewal.losses.${name}`, `${losses}.${name}`].map((path) => readAnswer(answers, path))
  const wording = texts.filter((text) => typeof text === 'string').join('\n')
  return [`${losses}.${name}`, wording.slice(0, detailLimit)] as const
}

/** Known circumstances count as reported only if all of them were. */
function reportedLosses(answers: Answers, losses: AnswerPath) {
  const path = `${losses}.circumstance_reported`
  const now = readAnswer(answers, 'renewal.losses.circumstance_reported')
  return [path, readAnswer(answers, path) === 'No' ? 'No' : now] as const
}

function renamedAnswers(answers: Answers): readonly (readonly [AnswerPath, unknown])[] {
  const name = readAnswer(answers, 'renewal.firm.new_name')
  return typeof name === 'string' ? [['company_name', name]] : []
}

/** Claims made before `day` are dropped, unless they are still open: insurers look back five years. */
export function withoutClaimsBefore(answers: Answers, day: string): Answers {
  const path = `${lossesOf(answers)}.list`
  const claims = listAt(answers, path)
  const isOld = (claim: unknown) => isRecord(claim) && typeof claim.date === 'string' && claim.date < day
  const recent = claims.filter((claim) => !isOld(claim) || (isRecord(claim) && isYes(claim.open)))
  if (recent.length === claims.length) return answers
  const shorter = writeAnswer(answers, path, recent.length ? recent : undefined)
  return recent.length ? shorter : writeAnswer(shorter, `${lossesOf(answers)}.any`, 'No')
}

import { cleanText } from '@coverwright/core/input/clean-text'

/** Names of firms and people are shorter. */
const longestName = 60
/** More is not read: a name's characters may all consist of several code points. */
const mostRead = 1000

/** Text that mail programs turn into a link: web and mail addresses, and phone numbers. */
const linkLikeText =
  /[a-zA-Z][a-zA-Z\d+.-]*:\/\/|\b[wW]{3}\.|\S+@\S+|[\p{L}\p{N}][\p{L}\p{N}.-]*\.(?:\p{Ll}|xn--)[\p{L}\p{N}-]|\+?\d(?:[ ().-]*\d){6,}/u

/** The placeholder name of an application, which may look like a phone number. */
const reference = /^CW-[\dA-F]{8}$/

/** Full stops of other scripts also separate the parts of host names. */
const fullStop = /[\u3002\uff0e\uff61]/g
/** Between letters it may turn two words into a host. */
const stopBeforeLetter = /(?<=[\p{L}\p{N}])\.(?=\p{L})/gu
const sentence = /^(.*[^\s.!?]{2}[.!?])\s/u

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })

/**
 * A typed name as it may appear in a mail to anybody, so that nobody can have a text of theirs sent under our name. It
 * is one line without control characters, ends before anything that a mail program would link, and is limited in
 * length.
 * @returns an empty text when no name is left
 */
export function nameInMail(input: string): string {
  if (reference.test(input)) return input
  const clean = cleanText(input.slice(0, mostRead)).replace(fullStop, '.').replace(/ +/g, ' ')
  const link = linkLikeText.exec(clean)
  const name = (link ? beforeSentence(clean.slice(0, link.index)) : clean).replace(stopBeforeLetter, '. ')
  const signs = Array.from(graphemes.segment(name), ({ segment }) => segment)
  const shortName = signs.slice(0, longestName - 1).join('')
  return signs.length > longestName ? `${shortName.trimEnd()}…` : name
}

/** Without the sentence that leads to a link, or the bracket around it. */
const beforeSentence = (text: string): string =>
  (sentence.exec(text)?.[1]?.slice(0, -1) ?? text).replace(/[\s\p{Ps}\p{Pi}\p{Pd}"'<:;,]+$/u, '')

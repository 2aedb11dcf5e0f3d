import spellings from '@coverwright/catalogue/reference/class-spellings.json' with { type: 'json' }
import { foldText } from '@coverwright/core/input/fold-text'

/**
 * Words that say nothing about the trade, in English, Spanish, French and Portuguese: how people speak of themselves,
 * and legal forms.
 */
const stopWords = new Set(
  `a an and are as at be by do does for from i im in into is it its me my of on or our own owns owned owner owners run runs
   running operate operates operating have has having that the their they this to us use we were what which who will with
   work works working small local new little family business businesses company companies co corp inc llc ltd firm start
   starting started startup open opening self employed other except all etc not based am doing offer offers offering
   provide provides providing provider providers specialize specializing called looking want need franchise franchises
   franchisee
   de del el la las los y en un una al se mi mis para por con que soy somos tengo tenemos hago hacemos ofrecemos trabajamos
   negocio negocios empresa empresas compania pequeno pequena
   je suis nous sommes une mon ma le les du des et pour chez dans entreprise sou somos meu minha uma da das dos em na com`.split(
    /\s+/,
  ),
)

/** Words, in both languages, so common among trades that they decide little. */
const weakWords = new Set(
  `service services shop shops store stores contractor contractors contracting professional sell sells selling make makes
   making maker repair repairs installation install installs installer center centers office offices agency agencies
   specialist expert activities general related products supplies supply retailers retailer merchant wholesalers
   manufacturing support freelance independent mobile private studio help person people guy lady man worker job jobs group
   fix fixes fixing fixer removal place clients customers give gives teach teaches online local commercial residential custom full time part
   servicio servicios tienda taller venta vender vendo vendemos vendedor vendedora trabajo trabajos contratista contratistas
   instalacion instalaciones instalar instalador instaladora reparacion reparaciones reparar arreglo arreglos arreglar
   mantenimiento domicilio`.split(/\s+/),
)

export const isStop = (word: string): boolean => stopWords.has(word)

export const isWeak = (word: string): boolean => weakWords.has(word)

const spelledAs = new Map(spellings.map(([spelling = '', word = '']) => [spelling, word]))
const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
/** The longest first: "c++" is not "c+". */
const spellingPatterns = [...spelledAs.keys()].toSorted((a, b) => b.length - a.length).map(literally)
const writtenOtherwise = new RegExp(`(?<![a-z0-9])(?:${spellingPatterns.join('|')})(?![a-z0-9])`, 'g')

const allWords = (text: string): string[] =>
  foldText(text)
    .replace(writtenOtherwise, (sign) => ` ${spelledAs.get(sign)} `)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')

/** The text as it is compared, without punctuation. */
export const phraseOf = (text: string): string => allWords(text).join(' ')

/** Roles of people in a chain or a platform, and words for its places: beside its name they say nothing. */
const roleWords = new Set(
  `driver drivers host hosts seller sellers reseller dealer dealers agent agents shopper partner sitter walker rep
   representative creator streamer influencer tasker rider member owner operator manager store stores shop shops location
   locations restaurant franchise`.split(/\s+/),
)

export const isRole = (word: string): boolean => roleWords.has(word)

/**
 * The words that count. If all of them are stop words they are kept, so that no query is empty without cause. "it" is
 * the trade if it comes first ("IT consultant") or no other word names one ("managed IT services").
 */
export const wordsOf = (text: string): string[] => {
  const words = allWords(text)
  const distinctive = words.filter((word) => !stopWords.has(word))
  if (distinctive.length === 0) return words.includes('it') ? ['it'] : words
  const namesTrade = (at: number) => (at === 0 && !/^(is|s|was)$/.test(words[1] ?? '')) || distinctive.every(isWeak)
  return words.filter((word, at) => !stopWords.has(word) || (word === 'it' && namesTrade(at)))
}

const singular = (word: string): string => {
  if (word.length <= 3 || /(ss|us|is)$/.test(word)) return word
  if (/ies$/.test(word)) return `${word.slice(0, -3)}y`
  if (/(s|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2)
  return word.endsWith('s') ? word.slice(0, -1) : word
}

const suffixes = [/ing$/, /er$/, /(?<=[ts])or$/, /ment$/]

/** A light stem: plural and -ing, -er, -or, -ment only. Longer cuts make misspelled words collide. */
export const stem = (word: string): string => {
  let base = singular(word)
  for (const suffix of suffixes) {
    const cut = base.replace(suffix, '')
    if (cut.length >= 4) base = cut
  }
  return base
    .replace(/([^aeiou])\1$/, '$1')
    .replace(/(?<=...)e$/, '')
    .replace(/(?<=...)y$/, 'i')
}

/** One spelling for what is often mixed up at the keyboard, at no cost. */
export const plainSpelling = (word: string): string => word.replace(/ph/g, 'f')

/** Roughly how a word sounds: consonants only, with the usual English spellings of one sound made equal. */
export const soundOf = (word: string): string =>
  word
    .replace(/ph/g, 'f')
    .replace(/^(kn|wr|ps)/, (pair) => pair.slice(1))
    .replace(/ck|q/g, 'k')
    .replace(/c(?=[eiy])|z/g, 's')
    .replace(/c(?!h)/g, 'k')
    .replace(/x/g, 'ks')
    .replace(/gh(?=t)/g, '')
    .replace(/(?<=.)[aeiouyhw]/g, '')
    .replace(/(.)\1+/g, '$1')

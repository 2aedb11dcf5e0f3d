const digit = /\p{Nd}/u
const digits = /\p{Nd}/gu

/** Which digit a sign of any script is. Each script has its ten in a row, the zero first; some follow upon each other. */
function digitOf(sign: string): number {
  const code = sign.codePointAt(0) ?? 0
  let first = code
  while (digit.test(String.fromCodePoint(first - 1))) first--
  return (code - first) % 10
}

/** With ordinary digits for those of other scripts and widths: `٤٠٠` and `４００` are 400. */
export const asciiDigits = (text: string): string =>
  text.normalize('NFKC').replace(digits, (sign) => (sign <= '9' ? sign : String(digitOf(sign))))

/** Hyphens, dashes and minus signs. */
const dash = /[\p{Pd}\u2212\u2043\u02d7]/gu
const apostrophe = /[\u2018\u2019\u201b\u02bc\u02b9\u2032`]/g

/** An accent that is typed for an apostrophe: compatibility forms would take it for a blank with an accent. */
const acute = /\u00b4/g

/** The same with one kind of dash, apostrophe and blank: for codes and numbers, in which they only part groups. */
export const asciiSigns = (text: string): string =>
  asciiDigits(text.replace(acute, "'")).replace(dash, '-').replace(apostrophe, "'").replace(/\s/g, ' ')

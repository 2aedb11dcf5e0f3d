const digit = /\p{Nd}/u
const digits = /\p{Nd}/gu

/**
 * The value of a digit in any script. Each script has its ten in a row, beginning with zero; some scripts follow one
 * another directly.
 */
function digitOf(sign: string): number {
  const code = sign.codePointAt(0) ?? 0
  let first = code
  while (digit.test(String.fromCodePoint(first - 1))) first--
  return (code - first) % 10
}

/** Replaces digits of other scripts and widths by ordinary ones: `٤٠٠` and `４００` become 400. */
export const asciiDigits = (text: string): string =>
  text.normalize('NFKC').replace(digits, (sign) => (sign <= '9' ? sign : String(digitOf(sign))))

/** Hyphens, dashes and minus signs. */
const dash = /[\p{Pd}\u2212\u2043\u02d7]/gu
const apostrophe = /[\u2018\u2019\u201b\u02bc\u02b9\u2032`]/g

/** An accent typed as an apostrophe: compatibility forms would turn it into a blank and an accent. */
const acute = /\u00b4/g

/** Also unifies dashes, apostrophes and blanks: for codes and numbers, where they only separate groups. */
export const asciiSigns = (text: string): string =>
  asciiDigits(text.replace(acute, "'")).replace(dash, '-').replace(apostrophe, "'").replace(/\s/g, ' ')

const digit = /\p{Nd}/u
const digits = /\p{Nd}/gu

/** Which digit a sign of any script is. Each script has its ten in a row, the zero first. */
function digitOf(sign: string): number {
  const code = sign.codePointAt(0) ?? 0
  let zero = code
  while (code - zero < 9 && digit.test(String.fromCodePoint(zero - 1))) zero--
  return code - zero
}

/** With ordinary digits for those of other scripts and widths: `٤٠٠` and `４００` are 400. */
export const asciiDigits = (text: string): string =>
  text.normalize('NFKC').replace(digits, (sign) => (sign <= '9' ? sign : String(digitOf(sign))))

/** Hyphens, dashes and minus signs. */
const dash = /[\p{Pd}\u2212\u2043\u02d7]/gu
export const apostrophe = /[\u2018\u2019\u201b\u02bc\u02b9\u2032\u00b4`\uff07]/gu

/** The same with one kind of dash, apostrophe and blank: for codes and numbers, in which they only part groups. */
export const asciiSigns = (text: string): string =>
  asciiDigits(text).replace(dash, '-').replace(apostrophe, "'").replace(/\s/g, ' ')

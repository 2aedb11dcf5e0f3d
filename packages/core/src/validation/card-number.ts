/** Thirteen to nineteen digits in one piece, or in groups as they stand on cards. */
const written =
  /(?<![\w.,-])(?:\d{13,19}|\d{4}([ \u00a0.-])\d{4}\1\d{4}\1\d{1,4}(?:\1\d{1,3})?|\d{4}([ \u00a0.-])\d{6}\2\d{4,5})(?![\w-])/g

/** Shorter text holds none, which is most of what people write. */
const shortest = 13

/** What the numbers of the card networks begin with. */
const known = /^(?:4|5[0-8]|2[2-7]|3[04-9]|6)/

/** Whether somebody put the number of a payment card into a text. Other long numbers fail its check digit or its beginning. */
export const holdsCardNumber = (text: string): boolean =>
  text.length >= shortest &&
  (text.match(written) ?? []).some((found) => {
    const digits = found.replace(/\D/g, '')
    return digits.length > 12 && known.test(digits) && hasCheckDigit(digits)
  })

/** Every other digit from the right counts twice, less nine when that makes more than nine; all together make tens. */
const hasCheckDigit = (digits: string): boolean =>
  [...digits].reverse().reduce((sum, digit, place) => {
    const counted = Number(digit) * (1 + (place % 2))
    return sum + (counted > 9 ? counted - 9 : counted)
  }, 0) %
    10 ===
  0

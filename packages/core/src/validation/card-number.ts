/** Thirteen to nineteen digits in one piece, or grouped as on cards. */
const cardNumber =
  /(?<![\w.,-])(?:\d{13,19}|\d{4}([ \u00a0.-])\d{4}\1\d{4}\1\d{1,4}(?:\1\d{1,3})?|\d{4}([ \u00a0.-])\d{6}\2\d{4,5})(?![\w-])/g

/** The shortest card number. */
const shortest = 13

/** The prefixes of the card networks. */
const networkPrefix = /^(?:4|5[0-8]|2[2-7]|3[04-9]|6)/

/** Whether a text contains the number of a payment card: long enough, of a card network, with a valid check digit. */
export const containsCardNumber = (text: string): boolean =>
  text.length >= shortest &&
  (text.match(cardNumber) ?? []).some((candidate) => {
    const digits = candidate.replace(/\D/g, '')
    return digits.length > 12 && networkPrefix.test(digits) && hasCheckDigit(digits)
  })

/** The Luhn algorithm. */
const hasCheckDigit = (digits: string): boolean =>
  [...digits].reverse().reduce((sum, digit, place) => {
    const product = Number(digit) * (1 + (place % 2))
    return sum + (product > 9 ? product - 9 : product)
  }, 0) %
    10 ===
  0

/**
 * Starts of ZIP codes inside large cities, from the three digits that the Postal Service gives its sorting centers:
 * where traffic is dense and thefts are frequent.
 */
const starts =
  `021 022 070 071 073 100 101 102 103 104 111 112 113 114 116 191 200 202 203 204 205 212 282 303 331 381 441 482 532 554
  606 631 641 681 701 752 753 770 782 802 850 891 900 901 902 921 941 946 981`.split(/\s+/)

/** Whether places with the ZIP code are in a large city. */
export const isInCity = (zip: unknown): boolean => typeof zip === 'string' && starts.includes(zip.slice(0, 3))

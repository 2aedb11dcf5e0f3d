import type { DeskAnswer } from '@coverwright/contract/desk/record'

const most = 20

/** Coverages as they are typed, one a line: `Liquor liability: $1,000,000`. A line without a colon is included as it is. */
export const linesOf = (text: string): NonNullable<DeskAnswer['coverages']> =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, most)
    .map((line) => {
      const [label = '', ...values] = line.split(':')
      const words = values.join(':').trim()
      return { label: label.trim().slice(0, 100), offered: (words || '✓').slice(0, 200) }
    })
    .filter(({ label }) => label !== '')

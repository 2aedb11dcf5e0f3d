import { goalsIn } from './report.ts'

/** Measurements in Markdown, by the name of their program. */
export type Sections = ReadonlyMap<string, string>

const summaryTitle = 'Goals'

/** Parses what `resultsOf` wrote. */
export const sectionsIn = (text: string): Sections =>
  new Map(
    text
      .split(/^## /m)
      .slice(1)
      .map((section) => {
        const [title = '', ...lines] = section.split('\n')
        return [title, lines.join('\n').trim()] as const
      })
      .filter(([title]) => title !== summaryTitle),
  )

/** The goals of all sections, missed ones included. */
export const summaryOf = (sections: Sections): readonly string[] =>
  [...sections].flatMap(([title, text]) => goalsIn(text).map((goal) => `${goal} (${title})`))

/** The page of all results: the goals first, then each program's tables by name. */
export function resultsOf(sections: Sections): string {
  const sortedSections = new Map([...sections].sort(([one], [other]) => (one < other ? -1 : 1)))
  const parts = [
    '# Measured\n',
    'Read ratios, not times: see docs/performance.md. Each section says when, of what revision and on what machine.\n',
    `## ${summaryTitle}\n`,
    `${summaryOf(sortedSections).join('\n')}\n`,
    ...[...sortedSections].flatMap(([title, text]) => [`## ${title}\n`, `${text}\n`]),
  ]
  return parts.join('\n')
}

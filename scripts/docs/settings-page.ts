import { settingSections } from '../../apps/server/src/settings/settings.ts'

const head = `# Settings

The server reads these environment variables at its start and refuses a wrong one by name. All of them may be left out.
This page is generated from \`apps/server/src/settings/\` by \`npm run docs\`.
`

/** docs/settings.md: a table of every setting for each section. */
export const settingsPage = (): string =>
  [
    head,
    ...Object.entries(settingSections).map(
      ([title, section]) =>
        `## ${title}\n\n| Variable | Meaning | Default |\n|---|---|---|\n${Object.values(section)
          .map(({ name, description, whenUnset }) => `| \`${name}\` | ${description} | ${whenUnset} |\n`)
          .join('')}`,
    ),
  ].join('\n')

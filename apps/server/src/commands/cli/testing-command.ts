import type { Environment } from '../../settings/setting.ts'
import { runCommandLine } from './command-line.ts'

/** Runs a command in this process, for tests. `answer`: typed when asked; without it there is no terminal. */
export async function runCommand(
  args: readonly string[],
  { env = {}, answer }: { readonly env?: Environment; readonly answer?: string } = {},
) {
  const output = { out: '', err: '', asked: '' }
  const exitCode = await runCommandLine(args, {
    env,
    out: (text) => {
      output.out += text
    },
    err: (text) => {
      output.err += text
    },
    ...(answer === undefined
      ? {}
      : {
          ask: async (question: string) => {
            output.asked += question
            return answer
          },
        }),
  })
  return { exitCode, ...output, json: (): unknown => JSON.parse(output.out) }
}

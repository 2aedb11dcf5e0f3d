import type { Environment } from '../../settings/setting.ts'
import { runCommandLine } from './command-line.ts'

/** Runs a command in this process, for tests. `answer`: what somebody types when asked; nobody sits there without. */
export async function runCommand(
  args: readonly string[],
  { env = {}, answer }: { readonly env?: Environment; readonly answer?: string } = {},
) {
  const said = { out: '', err: '', asked: '' }
  const exitCode = await runCommandLine(args, {
    env,
    out: (text) => {
      said.out += text
    },
    err: (text) => {
      said.err += text
    },
    ...(answer === undefined
      ? {}
      : {
          ask: async (question: string) => {
            said.asked += question
            return answer
          },
        }),
  })
  return { exitCode, ...said, json: (): unknown => JSON.parse(said.out) }
}

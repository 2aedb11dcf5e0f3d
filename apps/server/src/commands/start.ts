import type { Describe } from './cli/command.ts'

export const start: Describe = (command) => {
  command.action(async () => {
    await import('../main.ts')
  })
}

import path from 'node:path'
import type { Command } from 'commander'
import type { Config } from '../../config.ts'
import type { Environment } from '../../settings/setting.ts'

/** Where a command runs: its variables, and the person or script that called it. */
export type Shell = {
  readonly env: Environment
  readonly out: (text: string) => void
  readonly err: (text: string) => void
  /** Absent where nobody sits at a terminal. */
  readonly ask?: (question: string) => Promise<string>
}

/** What a command came to. */
export type Outcome = {
  /** For people. */
  readonly lines: readonly string[]
  /** The same for programs, printed instead with `--json`. */
  readonly data: unknown
  /** What was found wrong: on standard error, and exit code 1. */
  readonly faults?: readonly string[]
}

export type Options = { readonly json?: boolean; readonly yes?: boolean }

/** What commands are built with. */
export type Cli = {
  readonly shell: Shell
  /** The settings; refuses wrong ones. */
  readonly config: () => Config
  readonly report: (options: Options, outcome: Outcome | Promise<Outcome>) => Promise<void>
  /** Asks before something is destroyed; scripts agree with `--yes`. Refuses when nobody agrees. */
  readonly confirm: (options: Options, what: string) => Promise<void>
}

/** Adds a command's arguments, options, tasks and actions. */
export type Describe = (command: Command, cli: Cli) => void

/** A command that reports, so that programs may ask for JSON. */
export const reporting = (command: Command): Command => command.option('--json', 'print JSON, for programs')

/** One that destroys something. */
export const destroying = (command: Command): Command => reporting(command).option('-y, --yes', 'do not ask')

/** One of several things that a command can do. */
export const task = (command: Command, called: string, what: string): Command =>
  reporting(command.command(called).description(what))

export const destroyingTask = (command: Command, called: string, what: string): Command =>
  destroying(command.command(called).description(what))

/** npm runs commands in the project's folder, but a relative path means the folder it was typed in. */
export const pathFrom = ({ env }: Shell, typed: string): string => path.resolve(env.INIT_CWD ?? '.', typed)

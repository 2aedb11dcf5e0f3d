import path from 'node:path'
import type { Command } from 'commander'
import type { Config } from '../../config.ts'
import type { Environment } from '../../settings/setting.ts'

/** The environment of a command: its variables, and the person or script that called it. */
export type Shell = {
  readonly env: Environment
  readonly out: (text: string) => void
  readonly err: (text: string) => void
  /** Absent without a terminal. */
  readonly ask?: (question: string) => Promise<string>
}

/** The outcome of a command. */
export type Outcome = {
  /** For people. */
  readonly lines: readonly string[]
  /** The same for programs, printed instead with `--json`. */
  readonly data: unknown
  /** Faults found: printed on standard error, with exit code 1. */
  readonly faults?: readonly string[]
}

export type Options = { readonly json?: boolean; readonly yes?: boolean }

/** What commands are built with. */
export type Cli = {
  readonly shell: Shell
  /** The settings; refuses wrong ones. */
  readonly config: () => Config
  readonly report: (options: Options, outcome: Outcome | Promise<Outcome>) => Promise<void>
  /** Asks before something is destroyed; scripts confirm with `--yes`. Refuses without confirmation. */
  readonly confirm: (options: Options, question: string) => Promise<void>
}

/** Adds a command's arguments, options, tasks and actions. */
export type Describe = (command: Command, cli: Cli) => void

/** A command that reports, so that programs can request JSON. */
export const reporting = (command: Command): Command => command.option('--json', 'print JSON, for programs')

/** A command that destroys something. */
export const destroying = (command: Command): Command => reporting(command).option('-y, --yes', 'do not ask')

/** A subcommand. */
export const task = (command: Command, name: string, summary: string): Command =>
  reporting(command.command(name).description(summary))

export const destroyingTask = (command: Command, name: string, summary: string): Command =>
  destroying(command.command(name).description(summary))

/** npm runs commands in the project's folder, but a relative path means the folder it was typed in. */
export const pathFrom = ({ env }: Shell, file: string): string => path.resolve(env.INIT_CWD ?? '.', file)

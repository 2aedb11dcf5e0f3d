/** The variables of a process. */
export type Environment = Readonly<Record<string, string | undefined>>

/** Reads the text of a setting, or throws a `StartupError` that names the setting and says what it should be. */
export type Parse<Value> = (text: string, name: string) => Value

/** One environment variable: what the reference says of it, and how its value is read. */
export type Setting<Value> = {
  readonly name: string
  /** For operators, in Markdown, on one line. */
  readonly meaning: string
  /** What holds where the variable is not set or empty, in Markdown. */
  readonly usual: string
  readonly read: (env: Environment) => Value
}

type Described<Value> = { readonly name: string; readonly meaning: string; readonly parse: Parse<Value> }

/** A setting with a default that is read like any other value; `usual` describes it where the default alone would mislead. */
export function setting<Value>({
  name,
  meaning,
  parse,
  fallback,
  usual = `\`${fallback}\``,
}: Described<Value> & { readonly fallback: string; readonly usual?: string }): Setting<Value> {
  return { name, meaning, usual, read: (env) => parse(env[name] || fallback, name) }
}

/** A setting that may be left out; `usual` says what happens then. */
export function optional<Value>({
  name,
  meaning,
  parse,
  usual,
}: Described<Value> & { readonly usual: string }): Setting<Value | undefined> {
  return {
    name,
    meaning,
    usual,
    read: (env) => {
      const text = env[name]
      return text ? parse(text, name) : undefined
    },
  }
}

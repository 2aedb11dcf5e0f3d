/** The variables of a process. */
export type Environment = Readonly<Record<string, string | undefined>>

/** Reads the text of a setting, or throws a `StartupError` that names the setting and says what it should be. */
export type Parse<Value> = (text: string, name: string) => Value

/** One environment variable: what the reference says of it, and how its value is read. */
export type Setting<Value> = {
  readonly name: string
  /** For operators, in Markdown, on one line. */
  readonly description: string
  /** What holds where the variable is not set or empty, in Markdown. */
  readonly whenUnset: string
  readonly read: (env: Environment) => Value
}

type SettingOptions<Value> = { readonly name: string; readonly description: string; readonly parse: Parse<Value> }

/** A setting with a default that is read like any other value; `whenUnset` describes it where the default alone would mislead. */
export function setting<Value>({
  name,
  description,
  parse,
  fallback,
  whenUnset = `\`${fallback}\``,
}: SettingOptions<Value> & { readonly fallback: string; readonly whenUnset?: string }): Setting<Value> {
  return { name, description, whenUnset, read: (env) => parse(env[name] || fallback, name) }
}

/** A setting that may be left out; `whenUnset` says what happens then. */
export function optional<Value>({
  name,
  description,
  parse,
  whenUnset,
}: SettingOptions<Value> & { readonly whenUnset: string }): Setting<Value | undefined> {
  return {
    name,
    description,
    whenUnset,
    read: (env) => {
      const text = env[name]
      return text ? parse(text, name) : undefined
    },
  }
}

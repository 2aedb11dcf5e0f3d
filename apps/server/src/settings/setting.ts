/** The variables of a process. */
export type Environment = Readonly<Record<string, string | undefined>>

/** Reads the text of a setting, or throws a `StartupError` that names the setting and says what it should be. */
export type Parse<Value> = (text: string, name: string) => Value

/** One environment variable: its description, and how its value is read. */
export type Setting<Value> = {
  readonly name: string
  /** For operators, in Markdown, on one line. */
  readonly description: string
  /** The value used if the variable is unset or empty, in Markdown. */
  readonly whenUnset: string
  readonly read: (env: Environment) => Value
}

type SettingOptions<Value> = { readonly name: string; readonly description: string; readonly parse: Parse<Value> }

/**
 * A setting with a default that is parsed like any other value; `whenUnset` describes it if the default by itself would
 * mislead.
 */
export function setting<Value>({
  name,
  description,
  parse,
  fallback,
  whenUnset = `\`${fallback}\``,
}: SettingOptions<Value> & { readonly fallback: string; readonly whenUnset?: string }): Setting<Value> {
  return { name, description, whenUnset, read: (env) => parse(env[name] || fallback, name) }
}

/** An optional setting; `whenUnset` says what happens without it. */
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

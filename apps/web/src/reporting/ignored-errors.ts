// Errors that are not ours. Each is known from production; everything else is reported. Source: seed 8, which names the kinds.

/** Messages of browsers, extensions, in-app browsers and link checkers. */
const ignoredMessages: readonly RegExp[] = [
  // An observer needed another frame; nothing is lost.
  /^ResizeObserver loop/i,
  // A script of another origin, whose details the browser hides.
  /^Script error\.?$/i,
  // Link checkers of mail programs.
  /Object Not Found Matching Id:\d+/,
  // Bridges that in-app browsers of iOS and Android inject.
  /\b(webkit\.messageHandlers|_AutofillCallbackHandler|__gCrWeb|Java (bridge|object) (method|is)|ceCurrentVideo|instantSearchSDKJSBridge)/i,
  // Wallets and translators that change every page.
  /\b(Cannot redefine property: (ethereum|googletag)|evmAsk|a\[b\]\.target\.className\.indexOf)/i,
  // The user left the page during a request.
  /^(AbortError|The (operation|user) (was )?aborted)/i,
]

/** Addresses of scripts that are not ours: extensions, tag managers, advertisements. */
const ignoredScripts: readonly RegExp[] = [
  /^(chrome|moz|safari|safari-web|ms-browser)-extension:/i,
  /^webkit-masked-url:/i,
  /^https?:\/\/([\w-]+\.)*(googletagmanager|google-analytics|googlesyndication|googleadservices|doubleclick|facebook|hotjar|clarity|bing|criteo|taboola|outbrain|adnxs|adroll|segment|optimizely)\.(com|net|ms|io)\//i,
]

/** Automated browsers and search engines. */
const botPattern = /HeadlessChrome|PhantomJS|Electron\/|Cypress|\bbot\b|crawler|spider|Lighthouse/i

/** The last Edge with its own engine, which claims features that do not work. */
const buggyBrowser = /\bEdge\/18\./

export type Visitor = { readonly userAgent: string; readonly webdriver?: boolean | undefined }

/** Whether nothing that happens in this browser is reported. */
export const isIgnoredVisitor = ({ userAgent, webdriver }: Visitor): boolean =>
  webdriver === true || botPattern.test(userAgent) || buggyBrowser.test(userAgent)

export type ErrorDetails = {
  readonly message: string
  /** The script's address, if the browser gives it. */
  readonly script?: string | undefined
  readonly stack?: string | undefined
}

/** Whether the error is known and not ours. */
export const isIgnoredError = ({ message, script = '', stack = '' }: ErrorDetails): boolean => {
  const first = firstScriptIn(stack)
  return (
    ignoredMessages.some((pattern) => pattern.test(message.replace(/^Uncaught (\(in promise\) )?(\w*Error: )?/, ''))) ||
    ignoredScripts.some((pattern) => pattern.test(script) || pattern.test(first))
  )
}

/** The script of the innermost call in a stack. */
const firstScriptIn = (stack: string): string =>
  /(?:https?|[\w-]+-extension|webkit-masked-url):[^\s)]+/.exec(stack)?.[0] ?? ''

/**
 * Trouble that is none of ours, in what browsers say of it. Each is known from the field; what is not listed is
 * reported. Source: seed 8, which names the kinds and no more.
 */

/** What browsers, their add-ons, in-app browsers and link checkers say by themselves. */
const noisyMessages: readonly RegExp[] = [
  // An observer that had more to say than one frame takes; nothing is lost.
  /^ResizeObserver loop/i,
  // A script of another origin, of which the browser tells nothing.
  /^Script error\.?$/i,
  // Mail programs that open links to check them.
  /Object Not Found Matching Id:\d+/,
  // Bridges that in-app browsers of iOS and Android put into pages.
  /\b(webkit\.messageHandlers|_AutofillCallbackHandler|__gCrWeb|Java (bridge|object) (method|is)|ceCurrentVideo|instantSearchSDKJSBridge)/i,
  // Wallets and translators that reach into every page.
  /\b(Cannot redefine property: (ethereum|googletag)|evmAsk|a\[b\]\.target\.className\.indexOf)/i,
  // The person, or the browser for them, turned the page while something was under way.
  /^(AbortError|The (operation|user) (was )?aborted)/i,
]

/** Where scripts come from that are not ours to mend: add-ons, tag managers, advertisements. */
const noisyScripts: readonly RegExp[] = [
  /^(chrome|moz|safari|safari-web|ms-browser)-extension:/i,
  /^webkit-masked-url:/i,
  /^https?:\/\/([\w-]+\.)*(googletagmanager|google-analytics|googlesyndication|googleadservices|doubleclick|facebook|hotjar|clarity|bing|criteo|taboola|outbrain|adnxs|adroll|segment|optimizely)\.(com|net|ms|io)\//i,
]

/** Programs that drive a browser, and what looks at pages for search engines. */
const automatons = /HeadlessChrome|PhantomJS|Electron\/|Cypress|\bbot\b|crawler|spider|Lighthouse/i

/** The one version that fails at what it says it can do: the last Edge with an engine of its own, long without updates. */
const buggyBrowser = /\bEdge\/18\./

export type Visitor = { readonly userAgent: string; readonly webdriver?: boolean | undefined }

/** Nothing that happens in this browser is worth a report. */
export const isIgnoredVisitor = ({ userAgent, webdriver }: Visitor): boolean =>
  webdriver === true || automatons.test(userAgent) || buggyBrowser.test(userAgent)

export type Fault = {
  readonly message: string
  /** The script's address, as far as the browser tells it. */
  readonly script?: string | undefined
  readonly stack?: string | undefined
}

/** This fault is one of the known ones that are not ours. */
export const isNoise = ({ message, script = '', stack = '' }: Fault): boolean => {
  const first = firstScriptIn(stack)
  return (
    noisyMessages.some((pattern) => pattern.test(message.replace(/^Uncaught (\(in promise\) )?(\w*Error: )?/, ''))) ||
    noisyScripts.some((pattern) => pattern.test(script) || pattern.test(first))
  )
}

/** Where the innermost call of a stack stands. */
const firstScriptIn = (stack: string): string =>
  /(?:https?|[\w-]+-extension|webkit-masked-url):[^\s)]+/.exec(stack)?.[0] ?? ''

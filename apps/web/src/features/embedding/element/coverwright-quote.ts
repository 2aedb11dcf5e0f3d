import type { Begin, FromFrame, ToFrame } from '../messages.ts'

/** What the form needs on most screens, so that the page does not jump when it arrives. */
const leastHeight = 560
/** No form is higher: a page of ours is trusted, yet it may not push a partner's page out of sight. */
const mostHeight = 5000

const names = ['partner', 'source', 'campaign', 'scheme', 'answers', 'signed'] as const

// A constructed style sheet, which a page's policy on inline styles does not affect.
const ownStyle = new CSSStyleSheet()
ownStyle.replaceSync(':host{display:block}')

/** `<coverwright-quote>`: the first questions of a site, in a frame, in a page of another site. */
export const quoteElementOf = (site: URL) =>
  class extends HTMLElement {
    static readonly observedAttributes: readonly string[] = names
    readonly #frame = document.createElement('iframe')
    #isReady = false

    constructor() {
      super()
      const frame = this.#frame
      frame.src = new URL('embed', site).href
      frame.title = site.host
      frame.referrerPolicy = 'strict-origin'
      frame.style.cssText = `display:block;inline-size:100%;block-size:${leastHeight}px;border:0`
      const root = this.attachShadow({ mode: 'open' })
      root.adoptedStyleSheets = [ownStyle]
      root.append(frame)
    }

    connectedCallback(): void {
      addEventListener('message', this.#listen)
    }

    disconnectedCallback(): void {
      this.#isReady = false
      removeEventListener('message', this.#listen)
    }

    attributeChangedCallback(): void {
      if (this.#isReady) this.#tell()
    }

    readonly #listen = ({ source, origin, data }: MessageEvent<FromFrame | null>): void => {
      if (source !== this.#frame.contentWindow || origin !== site.origin) return
      switch (data?.coverwright) {
        case 'ready':
          this.#isReady = true
          Object.assign(this.#frame, { title: data.title, lang: data.lang })
          this.#tell()
          this.#fire('coverwright-ready')
          break
        case 'height':
          this.#frame.style.blockSize = `${Math.min(Math.max(data.height, 1), mostHeight)}px`
          break
        case 'continue':
          this.#fire('coverwright-continue')
          break
        default:
      }
    }

    #tell(): void {
      const text = (name: (typeof names)[number]) => this.getAttribute(name) || undefined
      const [partner, source] = [text('partner'), text('source')]
      const begin = {
        ...{ partner, campaign_id: text('campaign'), signed: text('signed'), scheme: text('scheme') },
        ...{ answers: answersOf(text('answers')), partnership: { name: partner, source } },
      }
      const message: ToFrame = { coverwright: 'begin', begin: begin as Begin }
      this.#frame.contentWindow?.postMessage(message, site.origin)
    }

    #fire(name: string): void {
      this.dispatchEvent(new CustomEvent(name, { bubbles: true }))
    }
  }

function answersOf(json = '{}'): unknown {
  try {
    return JSON.parse(json)
  } catch {
    reportError(new SyntaxError('coverwright-quote: its attribute `answers` is not JSON'))
    return {}
  }
}

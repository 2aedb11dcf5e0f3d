import { quoteElementOf } from './coverwright-quote.ts'

// The script's own address says whose form it is.
const { currentScript } = document
if (currentScript instanceof HTMLScriptElement && !customElements.get('coverwright-quote'))
  customElements.define('coverwright-quote', quoteElementOf(new URL('.', currentScript.src)))

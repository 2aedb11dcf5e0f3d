import 'react'

declare module 'react' {
  // The custom properties our styles read; everything else about looks lives in the style sheets.
  interface CSSProperties {
    '--v'?: number
    '--n'?: number
    '--p'?: string
    '--cols'?: number
    '--cards'?: number
    '--w'?: string
    '--h'?: string
  }
}

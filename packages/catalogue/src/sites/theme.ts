/** What a site may set of its looks; everything else follows from these. Colours as `#rrggbb`. */
export type Theme = {
  readonly brand?: string
  readonly onBrand?: string
  /** The same pair on dark pages. */
  readonly brandDark?: string
  readonly onBrandDark?: string
  /** Marks where one is; never text. */
  readonly accent?: string
  readonly rail?: string
  readonly railInk?: string
  readonly railInk2?: string
  readonly railLine?: string
  /** Rounding of corners in pixels, 0 to 16. */
  readonly radius?: number
  /** Font families; those that are not on every machine come by `fontFiles`. */
  readonly font?: string
  readonly fontDisplay?: string
  readonly displayWeight?: number
  /** Letter spacing of headings in em, -0.05 to 0.05. */
  readonly displayTracking?: number
  readonly fontFiles?: readonly { readonly family: string; readonly url: string; readonly weight?: string }[]
  /** The logo's picture holds the name, so it is not written beside it. */
  readonly wordmark?: boolean
  /** Height of the logo in pixels, 20 to 40. */
  readonly logoHeight?: number
  /** Its width divided by its height, 0.2 to 12: nothing moves when the picture comes. */
  readonly logoRatio?: number
}

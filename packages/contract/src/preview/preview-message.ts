/** Where the portal host serves the document that shows untrusted content inside a frame. */
export const PREVIEW_PATH = '/preview'

/** How two images are compared; a single one is just shown. */
export type ImageArrangement = 'beside' | 'swipe'

/** What the document should show. Each message replaces the previous one. */
export type PreviewContent =
  | {
      readonly kind: 'html'
      readonly html: string
      readonly direction: 'ltr' | 'rtl'
      readonly scheme: 'light' | 'dark'
    }
  | {
      readonly kind: 'images'
      readonly images: readonly Blob[]
      readonly scheme: 'light' | 'dark'
    }
  /** Changes how the images are shown, not which. */
  | {
      readonly kind: 'look'
      readonly arrangement: ImageArrangement
      /** 1 shows one image pixel per screen pixel; without it, the image fits. */
      readonly zoom?: number | undefined
      /** How much of the second image covers the first, from 0 to 1. */
      readonly covered: number
    }

/** The size of an image in pixels; absent if it cannot be shown. */
export interface ImageSize {
  readonly width: number
  readonly height: number
}

/** Messages from the document to its page. */
export type PreviewNews =
  | { readonly kind: 'ready' }
  | { readonly kind: 'height'; readonly height: number }
  | { readonly kind: 'images'; readonly sizes: readonly (ImageSize | null)[] }
  /** Target of the link under the pointer or focus. */
  | { readonly kind: 'link'; readonly target: string | null }

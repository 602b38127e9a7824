/** Where the portal host serves the document that shows contents which nobody vouches for, inside of a frame. */
export const PREVIEW_PATH = '/preview'

/** How two images are held against each other; one alone is just shown. */
export type ImageArrangement = 'beside' | 'swipe'

/** What the document is told to show. Each message takes the place of the one before. */
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
  /** Changes how the images are shown, and not which. */
  | {
      readonly kind: 'look'
      readonly arrangement: ImageArrangement
      /** 1 shows each dot of the image as one of the screen; without it the image fits. */
      readonly zoom?: number | undefined
      /** How much of the second image covers the first, from 0 to 1. */
      readonly covered: number
    }

/** The size of an image in dots; nothing when it cannot be shown. */
export interface ImageSize {
  readonly width: number
  readonly height: number
}

/** What the document tells the page around it. */
export type PreviewNews =
  | { readonly kind: 'ready' }
  | { readonly kind: 'height'; readonly height: number }
  | { readonly kind: 'images'; readonly sizes: readonly (ImageSize | null)[] }
  /** Where a link would lead that the pointer or the focus is on. */
  | { readonly kind: 'link'; readonly target: string | null }

import type { ImageSize, PreviewContent } from '@portal/contract/preview/preview-message.ts'
import { tell, tellHeight } from './tell.ts'

type Look = Extract<PreviewContent, { readonly kind: 'look' }>

let look: Look = { kind: 'look', arrangement: 'beside', covered: 0.5 }
let shown: readonly HTMLImageElement[] = []

async function sizeOf(image: HTMLImageElement): Promise<ImageSize | null> {
  try {
    await image.decode()
    return { width: image.naturalWidth, height: image.naturalHeight }
  } catch {
    return null
  }
}

/** Shows images from bytes that the page passes: the document itself cannot fetch any. */
export async function showImages(images: readonly Blob[]): Promise<void> {
  for (const { src } of shown) URL.revokeObjectURL(src)
  shown = images.map((bytes) => {
    const image = new Image()
    image.alt = ''
    image.src = URL.createObjectURL(bytes)
    return image
  })
  const body = document.createElement('body')
  body.className = 'images'
  body.append(...shown)
  document.body.replaceWith(body)
  arrangeImages(look)
  const sizes = await Promise.all(shown.map(sizeOf))
  tell({ kind: 'images', sizes })
  tellHeight()
}

/** The first image ends where the second starts, so that transparent areas do not show the other. */
const sideOf = (index: number, covered: number) =>
  index === 0 ? `inset(0 ${covered * 100}% 0 0)` : `inset(0 0 0 ${(1 - covered) * 100}%)`

/** Places the images side by side, or the second over the first up to the chosen position. */
export function arrangeImages(next: Look): void {
  look = next
  const { arrangement, zoom, covered } = look
  const isSwiped = arrangement === 'swipe' && shown.length > 1
  document.body.dataset.arrangement = isSwiped ? 'swipe' : 'beside'
  shown.forEach((image, index) => {
    image.style.maxWidth = zoom === undefined ? '100%' : 'none'
    image.style.width = zoom === undefined ? '' : `${image.naturalWidth * zoom}px`
    image.style.clipPath = isSwiped ? sideOf(index, covered) : ''
  })
}

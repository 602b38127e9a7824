import type { PreviewContent } from '@portal/contract/preview/preview-message.ts'
import { arrangeImages, showImages } from './show-images.ts'
import { showMarkup } from './show-markup.ts'
import { tell, tellHeight } from './tell.ts'

// The script of the sandboxed document. Its origin is opaque, and its policy lets only this script run and
// nothing be fetched: the cleanup here is cosmetic, not a security boundary.

function show(content: PreviewContent): void {
  if (content.kind === 'look') {
    arrangeImages(content)
    return
  }
  document.documentElement.style.colorScheme = content.scheme
  if (content.kind === 'html') showMarkup(content)
  else void showImages(content.images)
  // Resize observers do not fire in a frame that is not visible.
  tellHeight()
}

window.addEventListener('message', ({ source, data }: MessageEvent<PreviewContent>) => {
  if (source === window.parent) show(data)
})

new ResizeObserver(tellHeight).observe(document.documentElement)

function tellLink({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLElement>('[data-leads-to]') : null
  tell({ kind: 'link', target: link?.dataset.leadsTo ?? null })
}

for (const event of ['pointerover', 'focusin', 'focusout']) document.addEventListener(event, tellLink)

tell({ kind: 'ready' })

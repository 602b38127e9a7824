import type { PreviewContent } from '@portal/contract/preview/preview-message.ts'
import { arrangeImages, showImages } from './show-images.ts'
import { showMarkup } from './show-markup.ts'
import { tell, tellHeight } from './tell.ts'

// The script of the document in the frame. It has an origin that nobody shares, and its policy lets nothing but this
// script run and nothing be fetched: what is done here to tidy up contents is for the eye, and no guard.

function show(content: PreviewContent): void {
  if (content.kind === 'look') {
    arrangeImages(content)
    return
  }
  document.documentElement.style.colorScheme = content.scheme
  if (content.kind === 'html') showMarkup(content)
  else void showImages(content.images)
  // Nobody observes anything in a frame that is out of sight.
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

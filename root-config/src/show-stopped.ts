import { plainElement } from './plain-element.ts'
import { reveal } from './reveal.ts'
import { showEnd } from './show-end.ts'

/** Ends what applications do regularly: it could hide or remove a message. */
function endTimers(): void {
  const nothing = () => undefined
  for (let timer = window.setTimeout(nothing); timer > 0; timer -= 1) clearTimeout(timer)
  for (let frame = requestAnimationFrame(nothing); frame > 0; frame -= 1) cancelAnimationFrame(frame)
}

let cover: HTMLElement | undefined

/** For a page whose content was removed or hidden again and again, although only stable versions run. */
export function showStopped(facts: string): void {
  endTimers()
  cover?.remove()
  cover = plainElement(
    'div',
    '',
    'position:fixed;inset:0;z-index:2147483647;overflow:auto;background:Canvas;color:CanvasText',
  )
  showEnd(
    cover,
    facts,
    'The portal stopped working',
    'Reload the page. If this happens again, send the details below to support.',
  )
  // Everything else may have been removed once more.
  ;(document.body ?? document.documentElement ?? document).append(cover)
  reveal(cover)
}

import type { PreviewNews } from '@portal/contract/preview/preview-message.ts'

/**
 * Sends a message to the surrounding page. The policy allows only pages of the same portal to frame this
 * document.
 */
export const tell = (news: PreviewNews): void => window.parent.postMessage(news, '*')

/**
 * Reports the height of the content. Not the scroll height: that is never less than the frame's, so the frame
 * could not shrink.
 */
export const tellHeight = (): void =>
  tell({ kind: 'height', height: Math.ceil(document.documentElement.getBoundingClientRect().height) })

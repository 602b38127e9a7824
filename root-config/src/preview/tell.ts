import type { PreviewNews } from '@portal/contract/preview/preview-message.ts'

/** Tells the page around the frame. Who that is, its policy decides: pages of the same portal alone may frame it. */
export const tell = (news: PreviewNews): void => window.parent.postMessage(news, '*')

/** Tells how high the content is. Not what can be scrolled: that is never less than the frame, which could not shrink. */
export const tellHeight = (): void =>
  tell({ kind: 'height', height: Math.ceil(document.documentElement.getBoundingClientRect().height) })

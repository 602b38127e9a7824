import DOMPurify from 'dompurify'

interface Markup {
  readonly html: string
  readonly direction: string
}

const MARK = 'data-of-content'

/** Removes addresses in styles: the policy blocks them, and the console would log each. */
const withoutFetches = (css: string) =>
  css.replace(/@import[^;]*;?/gi, '').replace(/url\(\s*["']?(?!\s*data:)[^)]*\)/gi, 'none')

/** Disables links, which only report their target, and labels images that are not part of the content. */
function disarm(element: Element): void {
  for (const name of ['href', 'xlink:href', 'src']) {
    const address = element.getAttribute(name)
    if (address === null || (name !== 'href' && address.startsWith('data:'))) continue
    element.removeAttribute(name)
    if (name === 'src') {
      if (!element.getAttribute('alt')) element.setAttribute('alt', address)
    } else if (element.localName === 'a' || element.localName === 'area') {
      element.setAttribute('data-leads-to', address)
      element.setAttribute('role', 'link')
      element.setAttribute('tabindex', '0')
    }
  }
  if (element.hasAttribute('style'))
    element.setAttribute('style', withoutFetches(element.getAttribute('style') ?? ''))
}

DOMPurify.addHook('afterSanitizeAttributes', disarm)
DOMPurify.addHook('uponSanitizeElement', (node, { tagName }) => {
  if (tagName === 'style') node.textContent = withoutFetches(node.textContent ?? '')
})

/** Replaces this document's body with untrusted markup and its styles. */
export function showMarkup({ html, direction }: Markup): void {
  const root = DOMPurify.sanitize(html, {
    WHOLE_DOCUMENT: true,
    RETURN_DOM: true,
    USE_PROFILES: { html: true, svg: true },
    FORBID_TAGS: ['audio', 'video', 'source', 'track', 'picture', 'title', 'form', 'dialog'],
    FORBID_ATTR: [
      'srcset',
      'background',
      'poster',
      'ping',
      'target',
      'action',
      'formaction',
      'autofocus',
      'popover',
    ],
  })
  if (!(root instanceof HTMLElement)) return
  for (const old of document.head.querySelectorAll(`[${MARK}]`)) old.remove()
  for (const style of root.querySelectorAll('head style')) {
    const own = document.createElement('style')
    own.textContent = style.textContent
    own.setAttribute(MARK, '')
    document.head.append(own)
  }
  const body = root.querySelector('body') ?? document.createElement('body')
  document.documentElement.dir = direction
  document.body.replaceWith(document.adoptNode(body))
}

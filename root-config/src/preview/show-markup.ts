import DOMPurify from 'dompurify'

interface Markup {
  readonly html: string
  readonly direction: string
}

const MARK = 'data-of-content'

/** Addresses in styles that would be fetched; the policy refuses them, and the console would tell of each. */
const withoutFetches = (css: string) =>
  css.replace(/@import[^;]*;?/gi, '').replace(/url\(\s*["']?(?!\s*data:)[^)]*\)/gi, 'none')

/** Links lead nowhere, and tell where they would; images that are not in the content itself are named. */
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

/** Shows a document of somebody else in the place of this one's body, with its styles. */
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

import sanitizeHtml, { type Attributes, type IOptions } from 'sanitize-html'

const COMMON_ATTRIBUTES = [
  'align',
  'aria-*',
  'bgcolor',
  'border',
  'cellpadding',
  'cellspacing',
  'class',
  'colspan',
  'dir',
  'height',
  'id',
  'lang',
  'role',
  'rowspan',
  'scope',
  'style',
  'title',
  'valign',
  'width',
]

const common: IOptions = {
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https', 'data'] },
  allowProtocolRelative: false,
  // Style is checked by our own rule, which can say what is wrong with it.
  parseStyleAttributes: false,
  allowVulnerableTags: true,
}

const attributes = (own: Record<string, Attributes[string][]>): IOptions['allowedAttributes'] => ({
  '*': COMMON_ATTRIBUTES,
  a: ['href', 'name', 'rel', 'target'],
  img: ['alt', 'src'],
  ...own,
})

/** What may be in a whole page, such as terms and conditions. */
export const PAGE_MARKUP: IOptions = {
  ...common,
  allowedTags: [
    ...sanitizeHtml.defaults.allowedTags,
    ...['html', 'head', 'body', 'title', 'meta', 'style', 'img', 'details', 'summary'],
  ],
  allowedAttributes: attributes({ meta: ['charset', 'content', 'name'] }),
}

/** What may be in the body of a message. */
export const MESSAGE_MARKUP: IOptions = {
  ...common,
  allowedTags: [...sanitizeHtml.defaults.allowedTags, 'img', 'center', 'font'],
  allowedAttributes: attributes({ font: ['color', 'face', 'size'] }),
}

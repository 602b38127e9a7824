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
  // Our own rule checks styles, since it can name the problem.
  parseStyleAttributes: false,
  allowVulnerableTags: true,
}

const attributes = (own: Record<string, Attributes[string][]>): IOptions['allowedAttributes'] => ({
  '*': COMMON_ATTRIBUTES,
  a: ['href', 'name', 'rel', 'target'],
  img: ['alt', 'src'],
  ...own,
})

/** What a whole page may contain, such as terms and conditions. */
export const PAGE_MARKUP: IOptions = {
  ...common,
  allowedTags: [
    ...sanitizeHtml.defaults.allowedTags,
    ...['html', 'head', 'body', 'title', 'meta', 'style', 'img', 'details', 'summary'],
  ],
  allowedAttributes: attributes({ meta: ['charset', 'content', 'name'] }),
}

/** What the body of a message may contain. */
export const MESSAGE_MARKUP: IOptions = {
  ...common,
  allowedTags: [...sanitizeHtml.defaults.allowedTags, 'img', 'center', 'font'],
  allowedAttributes: attributes({ font: ['color', 'face', 'size'] }),
}

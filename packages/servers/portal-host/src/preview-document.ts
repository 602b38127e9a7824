import { PREVIEW_PATH } from '@portal/contract/preview/preview-message.ts'
import type { BundleCatalog } from '@portal/releases/bundle/bundle-catalog.ts'
import { ROOT_CONFIG } from '@portal/releases/bundle/every-page.ts'
import type { FastifyInstance } from 'fastify'
import type { BundleDelivery } from './bundle-delivery.ts'
import { compressor, encodingFor, encodingHeaders } from './compressed.ts'
import { previewHeaders } from './security-headers.ts'
import { textOfOwner } from './text-of-owner.ts'

/** The script of the document, which the build writes beside the page's first script. */
const SCRIPT = 'preview.js'

/** The checkered background shows where images are transparent. */
const STYLES = `html{background:Canvas;color:CanvasText;font:14px/1.5 system-ui,sans-serif}
body{overflow-wrap:anywhere}
img:not([src]){display:inline-block;padding:4px;border:1px dashed GrayText;color:GrayText;font-size:12px}
[data-leads-to]{color:LinkText;text-decoration:underline;cursor:default}
.images{display:flex;gap:8px;align-items:flex-start;margin:0}
.images img{background:repeating-conic-gradient(#8884 0 25%,#0000 0 50%) 0 0/16px 16px;min-width:0}
.images[data-arrangement=beside] img{flex:0 1 auto}
.images[data-arrangement=swipe]{display:grid;justify-items:start}
.images[data-arrangement=swipe] img{grid-area:1/1}`

/** Ends a script element, or prevents its end. */
const MARKUP = /<(?=\/?script|!--)/gi

const scriptOf = (catalog: BundleCatalog) =>
  textOfOwner(catalog, ROOT_CONFIG, SCRIPT).replace(MARKUP, '\\x3c')

const beginningWith = (script: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Preview</title><style>${STYLES}</style><script>${script}</script></head><body>`
const END = '</body></html>\n'

/** Serves the document in which pages show untrusted content: emails, images, uploads. */
export function servePreview(app: FastifyInstance, bundles: BundleDelivery): void {
  app.get(PREVIEW_PATH, async ({ headers }, reply) => {
    const script = scriptOf(bundles.catalog())
    const encoding = encodingFor(headers['accept-encoding'])
    return reply
      .headers({ ...previewHeaders(script), ...encodingHeaders(encoding) })
      .type('text/html; charset=utf-8')
      .send(compressor(beginningWith(script), encoding)(END))
  })
}

/** The JSON data blocks in a portal's page, by the ids of the contract. */
const BLOCKS = {
  importMap: 'type="systemjs-importmap"',
  config: 'type="application/json" id="portal-config"',
  apps: 'type="application/json" id="portal-apps"',
  sheets: 'type="application/json" id="portal-sheets"',
  fallbacks: 'type="application/json" id="portal-fallbacks"',
  trials: 'type="application/json" id="portal-trials"',
} as const

type BlockName = keyof typeof BLOCKS

const startOf = (name: BlockName) => `<script ${BLOCKS[name]}>`
const END = '</script>'

/** Reads a block. Throws an `Error` with a one-sentence message when the page has none. */
export function readBlock(html: string, name: BlockName) {
  const start = html.indexOf(startOf(name))
  if (start < 0) throw new Error(`The page has no ${name}: it is not a portal page, or the portal is older.`)
  const from = start + startOf(name).length
  return JSON.parse(html.slice(from, html.indexOf(END, from)))
}

/** The page with new data in a block. */
export function withBlock(html: string, name: BlockName, data: unknown): string {
  const start = html.indexOf(startOf(name))
  const from = start + startOf(name).length
  const text = JSON.stringify(data).replace(/</g, '\\u003c')
  return html.slice(0, from) + text + html.slice(html.indexOf(END, from))
}

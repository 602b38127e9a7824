import { createHash } from 'node:crypto'
import { z } from 'zod'

const Schema = z.object({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  properties: z
    .record(z.string(), z.object({ type: z.unknown().optional(), enum: z.unknown().optional() }))
    .optional(),
  required: z.array(z.string()).default([]),
})
const Body = z.object({ content: z.record(z.string(), z.object({ schema: Schema })) })
const Operation = z.object({
  operationId: z.string(),
  tags: z.array(z.string()),
  summary: z.string(),
  description: z.string(),
  parameters: z.array(z.object({ name: z.string(), in: z.string(), required: z.boolean() })),
  requestBody: Body.optional(),
  responses: z.record(z.string(), z.object({ description: z.string().default('Any other error') })),
})
/** The parts of the OpenAPI document that the page shows. */
const Description = z.object({
  info: z.object({ title: z.string(), version: z.string(), description: z.string() }),
  tags: z.array(z.object({ name: z.string(), description: z.string() })),
  paths: z.record(z.string(), z.record(z.string(), Operation)),
})

type Operation = z.infer<typeof Operation>

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 60rem; margin: 0 auto; padding: 1rem }
summary { cursor: pointer; padding: .25rem 0 } code { font-family: ui-monospace, monospace; overflow-wrap: anywhere }
dl { display: grid; grid-template-columns: minmax(8rem, max-content) 1fr; gap: .25rem 1rem; margin: .5rem 0 1rem 1rem }
dd { margin: 0; white-space: pre-line } h2 { margin: 2rem 0 0 } nav a { margin-right: 1rem }
`
/** The page runs no script and loads nothing. */
export const INTERFACE_PAGE_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; frame-ancestors 'none'`

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '')
const anchorOf = (tag: string) => encodeURIComponent(tag.toLowerCase().replaceAll(' ', '-'))

const terms = (rows: readonly (readonly [string, string])[]) =>
  rows.map(([term, text]) => `<dt><code>${escaped(term)}</code></dt><dd>${escaped(text)}</dd>`).join('')

const listed = (title: string, rows: readonly (readonly [string, string])[]) =>
  rows.length > 0 ? `<h4>${title}</h4><dl>${terms(rows)}</dl>` : ''

const need = (isRequired: boolean) => (isRequired ? 'required' : 'optional')

function membersOf({ requestBody }: Operation): [string, string][] {
  const [content] = Object.values(requestBody?.content ?? {})
  const { properties = {}, required = [] } = content?.schema ?? {}
  return Object.entries(properties).map(([name, { type, enum: values }]) => {
    const kind = Array.isArray(values) ? values.join(', ') : [type ?? 'several forms'].flat().join(' or ')
    return [name, `${kind}, ${need(required.includes(name))}`]
  })
}

function operationPart(path: string, method: string, operation: Operation): string {
  const { summary, description, parameters, responses } = operation
  return `<details id="${escaped(operation.operationId)}">
<summary><strong>${escaped(summary)}</strong> <code>${method.toUpperCase()} ${escaped(path)}</code></summary>
<p>${escaped(description)}</p>
${listed(
  'Parameters',
  parameters.map((one) => [one.name, `${one.in}, ${need(one.required)}`]),
)}
${listed('Body', membersOf(operation))}
${listed(
  'Answers',
  Object.entries(responses).map(([status, answer]) => [status, answer.description]),
)}
</details>`
}

/** The OpenAPI document as an HTML page. */
export function renderInterface(document: unknown): string {
  const { info, tags, paths } = Description.parse(document)
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      tags: operation.tags,
      text: operationPart(path, method, operation),
    })),
  )
  const sections = tags.map(({ name, description }) => {
    const own = operations.filter((operation) => operation.tags.includes(name)).map(({ text }) => text)
    return `<section id="${anchorOf(name)}"><h2>${escaped(name)}</h2><p>${escaped(description)}</p>${own.join('')}</section>`
  })
  const links = tags.map(({ name }) => `<a href="#${anchorOf(name)}">${escaped(name)}</a>`)
  const title = `${escaped(info.title)}, version ${escaped(info.version)}`
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${STYLE}</style></head>
<body><main><h1>${title}</h1><p>${escaped(info.description)}</p>
<p>Exact schemas are in <a href="openapi.json">openapi.json</a>.</p><nav aria-label="Groups">${links.join(' ')}</nav>
${sections.join('\n')}</main></body></html>`
}

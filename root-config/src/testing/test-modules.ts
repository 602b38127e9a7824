/** What a bundle registers: its dependencies and exports, or how it fails. */
export interface TestModule {
  readonly needs?: readonly string[]
  /** Runs the module and returns its exports. */
  run?(context: { readonly meta: { readonly url: string } }): object
}

type Delivery = TestModule | 'missing' | 'hanging'

const IMPORTS = new Map<string, Delivery>()
const PREFIX = `${location.origin}/bundles/`

/** The address of a version of a bundle. */
export const urlOf = (name: string, version = '1.0.0') => `${PREFIX}${name}/${version}/entry.js`

/** Names in the order they were fetched. */
export const fetched: string[] = []

/** Replaces the network below the real SystemJS: what each name of the import map delivers. */
export function deliver(name: string, delivery: Delivery): void {
  IMPORTS.set(urlOf(name), delivery)
  System.addImportMap({ imports: { [name]: urlOf(name) } })
}

/** What the address of a version delivers that is not in the import map. */
export function deliverAt(url: string, delivery: Delivery): void {
  IMPORTS.set(url, delivery)
}

/** SystemJS's records of its modules. */
const records = (): Record<string, { L?: Promise<unknown> }> =>
  Object.getOwnPropertySymbols(System)
    .map((key) => Reflect.get(System, key))
    .find((kept) => typeof kept === 'object') ?? {}

/** Makes the loader fetch a module again on the next request. */
export function forgetModule(url: string): void {
  delete records()[url]
}

/** Forgets all modules, also failed ones. */
export function forgetModules(): void {
  fetched.length = 0
  for (const url of IMPORTS.keys()) forgetModule(url)
  IMPORTS.clear()
}

/** SystemJS leaves the promise of a failed dependency unhandled: a browser logs that, Node would exit. */
function attend(): void {
  for (const { L: linking } of Object.values(records())) linking?.catch(() => undefined)
}

const loader = System.constructor.prototype as { instantiate(url: string): Promise<unknown> }

loader.instantiate = async (url) => {
  await Promise.resolve()
  attend()
  fetched.push(url.slice(PREFIX.length).split('/1.0.0')[0] ?? '')
  const delivery = IMPORTS.get(url)
  if (delivery === 'hanging') return new Promise(() => undefined)
  if (delivery === 'missing' || !delivery) throw new Error(`Error loading ${url}`)
  const { needs = [], run } = delivery
  const declare: System.DeclareFn = (give, context) => ({
    execute() {
      give(run?.(context) ?? {})
    },
  })
  return [needs, declare]
}

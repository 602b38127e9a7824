import { FAULT_COOKIE, FAULT_MESSAGE } from './page-fault.ts'

/**
 * A copy of an entry that is faulty while the browser has the fault's cookie. `code` is an object:
 * `execute()` runs before the entry, `imports(name, given)` replaces a shared module, and `lifecycles(own)`
 * replaces the lifecycles of everything that mounts. It can use `isThere()` and `fail()`.
 */
export const faultyCopy = (entry: string, code: string): string => `(function (System) {${entry}
})((() => {
  const isThere = () => /(^|; )${FAULT_COOKIE}=/.test(document.cookie)
  const fail = () => { if (isThere()) throw new Error('${FAULT_MESSAGE}') }
  const { execute = () => {}, imports = (_, given) => given, lifecycles = () => ({}) } = ${code}
  /** The module, its frame and pages or its cards, and the lifecycles of these. */
  const change = (part, level = 0) => {
    if (level > 2 || typeof part !== 'object' || part === null) return part
    const changed = { ...part, ...('mount' in part && lifecycles(part)) }
    return Object.fromEntries(Object.entries(changed).map(([name, inner]) => [name, change(inner, level + 1)]))
  }
  const register = (names, declare) => System.register(names, (give, context) => {
    const own = declare((given) => give(change(given)), context)
    return {
      setters: own.setters.map((set, index) => (given) => set(imports(names[index], given))),
      execute() { execute(); return own.execute() },
    }
  })
  return Object.create(System, { register: { value: register } })
})());
`

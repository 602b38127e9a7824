import { HOST_ADDRESSES } from '@portal/contract/releases/host-addresses.ts'

/** Valid in the import map, and short enough for every line that contains it. */
const NAME = /^[a-z]+(-[a-z]+)*$/
const MAX_LENGTH = 30

/** Addresses of the portal itself. */
const RESERVED = [...HOST_ADDRESSES, 'callback', 'development', 'releases', 'sign-in']

/** Throws an `Error` with a one-sentence message for an invalid name. */
export function requireName(name: string): void {
  if (!NAME.test(name) || name.length > MAX_LENGTH)
    throw new Error(
      `"${name}" is not a valid name. Use up to ${MAX_LENGTH} lowercase letters and hyphens, such as card-shops.`,
    )
  if (RESERVED.includes(name)) throw new Error(`/${name} belongs to the portal host. Choose another name.`)
}

/** Throws an `Error` with a one-sentence message when one of the portal's own packages has this name. */
export function requireUntaken(name: string, taken: readonly string[]): void {
  if (taken.includes(name)) throw new Error(`A package named ${name} already exists. Choose another name.`)
}

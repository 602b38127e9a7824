import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { systemCode } from '../store/system-code.ts'
import { followFile } from './follow-file.ts'
import { type Signer, signerWith, type Trust, trustIn } from './signatures.ts'

const PEM = /-----BEGIN [A-Z ]+-----[^-]+-----END [A-Z ]+-----/g

/** Reads a file of keys and converts them. Throws a one-sentence error that names the setting, and no key. */
function fromKeys<Result>(file: string, setting: string, make: (keys: readonly string[]) => Result): Result {
  try {
    const keys = readFileSync(file, 'utf8').match(PEM) ?? []
    if (keys.length > 0) return make(keys)
  } catch {
    // The sentence below leaves out what the system or the key might reveal.
  }
  throw new Error(`${setting} must name a file with Ed25519 keys in PEM form that this process can read.`)
}

/** The signing key. */
export const readSigner = (file: string, setting: string): Signer =>
  fromKeys(file, setting, ([key = '']) => signerWith(key))

/**
 * The trusted keys: public ones, or the private one of a machine that does both. Changes take effect while it
 * runs.
 */
export function readTrust(file: string, setting: string): Trust {
  const trust = followFile(file, () => fromKeys(file, setting, trustIn))
  return { verifies: (type, bytes, signature) => trust().verifies(type, bytes, signature) }
}

function createKey(file: string): void {
  const folder = dirname(file)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const unfinished = join(folder, randomUUID())
  const { privateKey } = generateKeyPairSync('ed25519')
  writeFileSync(unfinished, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flag: 'wx' })
  try {
    linkSync(unfinished, file)
  } catch (error) {
    if (systemCode(error) !== 'EEXIST') throw error
  } finally {
    rmSync(unfinished)
  }
}

/** Creates a private key that only its owner can read, unless it exists. Throws an `Error` with a one-sentence message. */
export function ensureSigningKey(file: string): void {
  if (existsSync(file)) return
  try {
    createKey(file)
  } catch {
    throw new Error(`The key could not be created in ${dirname(file)}. Choose a file in a writable folder.`)
  }
}

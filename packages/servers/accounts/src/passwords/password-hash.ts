import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

/** As strong as OWASP's first choice (2^17, 8, 1) with a quarter of its memory. */
const COST = { log2N: 15, r: 8, p: 3 }
const HASH_LENGTH = 32
const MAX_LOG2N = 20

type Cost = typeof COST

interface StoredHash {
  readonly cost: Cost
  readonly salt: Buffer
  readonly hash: Buffer
}

function derive(password: string, salt: Buffer, { log2N, r, p }: Cost): Promise<Buffer> {
  const N = 2 ** log2N
  return new Promise((resolve, reject) => {
    // Keyboards differ in whether they send composed or decomposed letters.
    scrypt(password.normalize('NFKC'), salt, HASH_LENGTH, { N, r, p, maxmem: 256 * N * r }, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })
}

function parse(stored: string): StoredHash | undefined {
  const [, log2N, r, p, salt, hash] = /^scrypt-(\d+)-(\d+)-(\d+)\$([\w-]+)\$([\w-]+)$/.exec(stored) ?? []
  if (!salt || !hash || Number(log2N) > MAX_LOG2N) return undefined
  return {
    cost: { log2N: Number(log2N), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, 'base64url'),
    hash: Buffer.from(hash, 'base64url'),
  }
}

/** Hashes a password with a random salt. The result names its cost, which can therefore be raised later. */
export async function hashPassword(password: string, cost: Cost = COST): Promise<string> {
  const salt = randomBytes(16)
  const hash = await derive(password, salt, cost)
  const name = `scrypt-${cost.log2N}-${cost.r}-${cost.p}`
  return [name, salt.toString('base64url'), hash.toString('base64url')].join('$')
}

/** Whether a password matches a stored hash. Takes equally long without a hash, and then returns false. */
export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  const { cost, salt, hash } = parse(stored ?? '') ?? { cost: COST, salt: randomBytes(16), hash: undefined }
  const actual = await derive(password, salt, cost)
  return hash?.length === HASH_LENGTH && timingSafeEqual(actual, hash)
}

/** Whether a password matches one of these hashes. */
export async function isOneOf(password: string, hashes: readonly string[]): Promise<boolean> {
  const matches = await Promise.all(hashes.map((hash) => isPassword(password, hash)))
  return matches.includes(true)
}

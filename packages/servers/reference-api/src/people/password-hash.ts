import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

/** The cost of new hashes; the identity provider verifies them, so both must agree. */
const COST = { log2N: 15, r: 8, p: 3 }
const HASH_LENGTH = 32
const LONGEST_LOG2N = 20

type Cost = typeof COST

function derive(password: string, salt: Buffer, { log2N, r, p }: Cost): Promise<Buffer> {
  const N = 2 ** log2N
  return new Promise((resolve, reject) => {
    // The same letters may arrive composed or decomposed, depending on the keyboard.
    scrypt(password.normalize('NFKC'), salt, HASH_LENGTH, { N, r, p, maxmem: 256 * N * r }, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })
}

/** Salt and hash in one string, in the identity provider's format; the cost is part of the name. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const hash = await derive(password, salt, COST)
  const name = `scrypt-${COST.log2N}-${COST.r}-${COST.p}`
  return [name, salt.toString('base64url'), hash.toString('base64url')].join('$')
}

export async function isPassword(password: string, stored: string): Promise<boolean> {
  const [, log2N, r, p, salt, hash] = /^scrypt-(\d+)-(\d+)-(\d+)\$([\w-]+)\$([\w-]+)$/.exec(stored) ?? []
  if (!salt || !hash || Number(log2N) > LONGEST_LOG2N) return false
  const expected = Buffer.from(hash, 'base64url')
  const cost = { log2N: Number(log2N), r: Number(r), p: Number(p) }
  const actual = await derive(password, Buffer.from(salt, 'base64url'), cost)
  return expected.length === actual.length && timingSafeEqual(actual, expected)
}

import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

/** As strong as OWASP's first choice (2^17, 8, 1) with a quarter of its memory. */
const cost = { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 1024 * 1024 }
const hashLength = 32

/** Salt and hash in one string that includes the cost, so that it can grow later. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const hash = await derive(password, salt)
  return ['scrypt-15-8-3', salt.toString('base64url'), hash.toString('base64url')].join('$')
}

/** Takes the same time when there is no hash to compare with, and then returns false. */
export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  const [, salt = '', hash = ''] = stored?.split('$') ?? []
  const expected = Buffer.from(hash, 'base64url')
  const actual = await derive(password, Buffer.from(salt, 'base64url'))
  return expected.length === hashLength && timingSafeEqual(actual, expected)
}

function derive(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    // The same letters may arrive composed or decomposed, depending on the keyboard.
    scrypt(password.normalize('NFKC'), salt, hashLength, cost, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })
}

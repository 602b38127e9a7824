import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'

const SignIn = z.object({
  issuer: z.string(),
  clientId: z.string(),
  accessToken: z.string(),
  refreshToken: z.string().optional(),
  /** Expiry of the access token, in milliseconds. */
  expiresAt: z.number(),
})
export type SignIn = z.infer<typeof SignIn>

const SignIns = z.record(z.string(), SignIn)

/** Where the programs of a user keep their data. */
function folder(): string {
  const { PORTAL_CONFIG_DIR, XDG_CONFIG_HOME, APPDATA } = process.env
  return (
    PORTAL_CONFIG_DIR ?? join(XDG_CONFIG_HOME ?? APPDATA ?? join(homedir(), '.config'), 'operations-portal')
  )
}

const file = () => join(folder(), 'sign-ins.json')

async function readAll(): Promise<z.infer<typeof SignIns>> {
  try {
    return SignIns.parse(JSON.parse(await readFile(file(), 'utf8')))
  } catch {
    // An unreadable file means signing in again.
    return {}
  }
}

/** The user's sign-in at a service. */
export const readSignIn = async (url: string): Promise<SignIn | undefined> => (await readAll())[url]

/** Stores a sign-in readable only by its owner, or deletes it. */
export async function keepSignIn(url: string, signIn: SignIn | undefined): Promise<void> {
  const { [url]: _, ...others } = await readAll()
  await mkdir(folder(), { recursive: true, mode: 0o700 })
  const unfinished = `${file()}.${randomUUID()}`
  const text = JSON.stringify({ ...others, ...(signIn && { [url]: signIn }) }, null, 2)
  await writeFile(unfinished, `${text}\n`, { mode: 0o600 })
  await rename(unfinished, file())
}

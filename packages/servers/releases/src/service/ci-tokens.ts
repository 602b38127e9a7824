import { createHash, timingSafeEqual } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { PERMISSIONS } from '@portal/contract/permission-table.ts'
import { z } from 'zod'
import { actorOfBuildServer, BUILD_TOKEN } from '../build-token.ts'
import { followFile } from '../signing/follow-file.ts'
import type { FindCaller } from './caller.ts'

const Tokens = z.array(
  z.strictObject({
    name: z.string().regex(/^[\w@./-]{1,80}$/),
    /** Of the token, in hexadecimal digits: only the owner has the token itself. */
    sha256: z.string().regex(/^[0-9a-f]{64}$/),
    permissions: z.array(z.enum(PERMISSIONS)).min(1),
    bundles: z.array(z.string()).optional(),
  }),
)

const BEARER = /^Bearer (\S+)$/i

/** Reads the tokens of build servers. Throws a one-sentence error that reveals nothing about the file. */
function readTokens(file: string) {
  try {
    return Tokens.parse(JSON.parse(readFileSync(file, 'utf8'))).map(({ sha256, ...facts }) => ({
      ...facts,
      digest: Buffer.from(sha256, 'hex'),
    }))
  } catch {
    throw new Error(
      'RELEASE_TOKENS must name a JSON file with a list of name, sha256, permissions and optionally bundles.',
    )
  }
}

const digestOf = (token: string) => createHash('sha256').update(token).digest()

/** Finds build servers by the tokens in a file, which it watches for changes; finds none without a file. */
export function ciTokens(file: string | undefined): FindCaller {
  const known = file === undefined ? () => [] : followFile(file, readTokens)
  return async (authorization) => {
    const [, token] = BEARER.exec(authorization ?? '') ?? []
    if (token === undefined || !BUILD_TOKEN.test(token)) return undefined
    const digest = digestOf(token)
    const found = known().find((one) => timingSafeEqual(one.digest, digest))
    return (
      found && {
        id: actorOfBuildServer(found.name),
        actor: actorOfBuildServer(found.name),
        permissions: new Set<string>(found.permissions),
        isBuildServer: true,
        bundles: found.bundles,
      }
    )
  }
}

import { z } from 'zod'
import { line, timestamp, url } from '../formats.ts'

const hasNoCredentials = (address: string): boolean => {
  const { username, password } = URL.canParse(address) ? new URL(address) : { username: '', password: '' }
  return username === '' && password === ''
}

/** What a version was built from, as its build server or its repository says. */
export const VersionSource = z.object({
  commit: z
    .string()
    .regex(/^[0-9a-f]{7,64}$/, 'Must be the ID of a commit, such as 3f2a1b9c')
    .optional(),
  author: line(1, 200).optional(),
  /** When it was committed. */
  at: timestamp.optional(),
  /** Where people can read it, such as the page of the commit. */
  url: url.refine(hasNoCredentials, 'Must not contain a user name or a password').optional(),
})

/** A commit as people read it. */
export const shortCommit = (commit: string): string => commit.slice(0, 8)

export type VersionSource = z.infer<typeof VersionSource>

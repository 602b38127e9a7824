import type { Person } from '@portal/server-common/access/person.ts'

/** Who calls, and the caller's current permissions. */
export interface Caller extends Person {
  /** Has no person behind it who could look at a version. */
  readonly isBuildServer?: true
  /** The only bundles that the caller may publish and release; all by default. */
  readonly bundles?: readonly string[] | undefined
}

/** Finds the caller for a token; `undefined` for an unknown one. */
export type FindCaller = (authorization: string | undefined) => Promise<Caller | undefined>

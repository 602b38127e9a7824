/** Who calls, and what that caller may do now. */
export interface Caller {
  /** As the log of calls names it, which holds no e-mail address. */
  readonly id: string
  /** As it will be in the history. */
  readonly actor: string
  readonly permissions: ReadonlySet<string>
  /** The only bundles that the caller may publish and release; all of them unless said otherwise. */
  readonly bundles?: readonly string[] | undefined
}

/** Says who calls with a token; nobody when it knows none such. */
export type FindCaller = (authorization: string | undefined) => Promise<Caller | undefined>

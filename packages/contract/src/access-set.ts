/** What an operator may do, as the API reports it. */
export interface AccessSet {
  readonly permissions: ReadonlySet<string>
  readonly subjectTypes: ReadonlySet<string>
}

export const NO_ACCESS: AccessSet = { permissions: new Set(), subjectTypes: new Set() }

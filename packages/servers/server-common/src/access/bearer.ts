/** Whose token a call comes with, when it was made (in seconds), and in which session. */
export interface Bearer {
  readonly operatorId: string
  readonly issuedAt: number
  readonly sessionId?: string | undefined
}

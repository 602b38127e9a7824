/** The owner of a call's token, its issue time (in seconds), and its session. */
export interface Bearer {
  readonly operatorId: string
  readonly issuedAt: number
  readonly sessionId?: string | undefined
}

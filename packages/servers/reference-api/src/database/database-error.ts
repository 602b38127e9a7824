/** Classifies failures reported by PostgreSQL or by the connection to it. */
interface DatabaseFailure {
  readonly code: string
  readonly constraint: string | undefined
}

const UNREACHABLE = /^(08|3D|57P|53)|^E[A-Z]+$/
const STALE_PLAN = '0A000'
const TOOK_TOO_LONG = '57014'
const BUSY = ['55P03', '40001', '40P01', TOOK_TOO_LONG, STALE_PLAN]

/** Reads the code of a failed statement; the driver has several error classes, so the code decides. */
export function databaseFailure(error: unknown): DatabaseFailure | undefined {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return undefined
  const constraint =
    'constraint' in error && typeof error.constraint === 'string' ? error.constraint : undefined
  return { code: error.code, constraint }
}

/** A statement was sent and no response came: the connection is unusable. */
export const isSilence = (error: unknown): boolean =>
  error instanceof Error && error.message === 'Query read timeout'

/** The database is unreachable, missing, starting, stopping or full. */
export function isUnreachable(error: unknown): boolean {
  if (error instanceof AggregateError || isSilence(error)) return true
  if (error instanceof Error && /connection t|timeout exceeded when trying to connect/i.test(error.message))
    return true
  return UNREACHABLE.test(databaseFailure(error)?.code ?? '')
}

/** A conflict with another transaction; retrying the call may succeed. */
export const isBusy = (error: unknown): boolean => BUSY.includes(databaseFailure(error)?.code ?? '')
/** A newer version of this program has changed a table while this one was running. */
export const isStalePlan = (error: unknown): boolean => databaseFailure(error)?.code === STALE_PLAN
export const isLockTimeout = (error: unknown): boolean => databaseFailure(error)?.code === '55P03'

/** PostgreSQL lacks an extension, or the user may not create it. */
export const lacksExtension = (error: unknown): boolean =>
  error instanceof Error && /extension/.test(error.message) && databaseFailure(error) !== undefined

/** A parameter has an invalid value for its type. */
export const isUnreadableValue = (error: unknown): boolean =>
  databaseFailure(error)?.code.startsWith('22') ?? false

/** The statement violates the named constraint or unique index. */
export const breaks = (error: unknown, constraint: string): boolean =>
  databaseFailure(error)?.constraint === constraint

import type { EventEmitter } from 'node:events'

/**
 * Keeps the process alive when connections of a `pg` pool break while no statement runs: idle ones, which are
 * replaced, and those between two statements of a transaction, whose next statement fails. Calls
 * `onIdleBreak` for idle ones.
 */
export function outliveBreaks(
  pool: EventEmitter,
  onIdleBreak: (error: Error) => void = () => undefined,
): void {
  pool.on('error', onIdleBreak)
  pool.on('connect', (client: EventEmitter) => client.on('error', () => undefined))
}

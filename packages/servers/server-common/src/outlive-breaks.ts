import type { EventEmitter } from 'node:events'

/**
 * Lets the process outlive connections of a pool of `pg` that break while no statement runs: those that are idle, which
 * are replaced, and those between two statements of a transaction, whose next statement fails. `onIdleBreak` is told of
 * the first.
 */
export function outliveBreaks(
  pool: EventEmitter,
  onIdleBreak: (error: Error) => void = () => undefined,
): void {
  pool.on('error', onIdleBreak)
  pool.on('connect', (client: EventEmitter) => client.on('error', () => undefined))
}

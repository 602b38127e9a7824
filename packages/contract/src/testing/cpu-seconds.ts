/**
 * Seconds of the processor that some work takes. Unlike the time that passes, they do not depend on what else
 * the machine does.
 */
export function cpuSeconds(work: () => unknown): number {
  const begun = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(begun)
  return (user + system) / 1_000_000
}

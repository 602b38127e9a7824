import { median } from '../figures.ts'
import { megabytesOf } from '../measured-api.ts'

const EVERY_MS = 5000

/** Samples the resident memory of a process until `end`, which returns the megabytes in the order of time. */
export function watchMemory(pid: number): { end(): readonly number[] } {
  const samples: number[] = []
  const timer = setInterval(() => void megabytesOf(pid, 'VmRSS').then((now) => samples.push(now)), EVERY_MS)
  return {
    end: () => {
      clearInterval(timer)
      return samples
    },
  }
}

/** By how many percent the last third of the samples is above the third before it. */
export function growthOf(samples: readonly number[]): number {
  const third = Math.floor(samples.length / 3)
  const before = median(samples.slice(third, 2 * third))
  return (median(samples.slice(2 * third)) / before - 1) * 100
}

/** Pseudorandom numbers from 0 to 1, the same in every run (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Share of many simulated canaries that get a verdict; the same in every run. */
export function shareOf<Verdict>(
  verdict: Verdict,
  judge: (random: () => number) => Verdict,
  count = 10_000,
): number {
  const random = randomFrom(42)
  return (
    Array.from({ length: count }, () => judge(random)).filter((found) => found === verdict).length / count
  )
}

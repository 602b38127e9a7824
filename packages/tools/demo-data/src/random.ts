/** Pseudo-random values that are the same for the same seed. */
export interface Random {
  /** An integer from `low` to `high`, inclusive. */
  int(low: number, high: number): number
  pick<Item>(items: readonly Item[]): Item
  /** `count` different items, in random order. */
  sample<Item>(items: readonly Item[], count: number): Item[]
  chance(probability: number): boolean
  bytes(count: number): Buffer
}

/** Splitmix32: spreads a text over the four words of the generator's state. */
function stateOf(text: string): Uint32Array {
  let word = [...text].reduce(
    (hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619),
    2_166_136_261,
  )
  return Uint32Array.from({ length: 4 }, () => {
    word = (word + 0x9e3779b9) | 0
    let mixed = Math.imul(word ^ (word >>> 16), 0x21f0aaad)
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
    return mixed ^ (mixed >>> 15)
  })
}

const rotate = (word: number, by: number) => (word << by) | (word >>> (32 - by))

/** Xoshiro128**. Each kind of record has its own stream, so that more records of one kind do not change the others. */
export function createRandom(seed: string, stream: string): Random {
  const state = stateOf(`${seed} ${stream}`)

  function nextWord(): number {
    const [a = 0, b = 0, c = 0, d = 0] = state
    const word = Math.imul(rotate(Math.imul(b, 5), 7), 9) >>> 0
    state.set([a ^ d ^ b, b ^ c ^ a, c ^ a ^ (b << 9), rotate(d ^ b, 11)])
    return word
  }

  const int = (low: number, high: number) => low + (nextWord() % (high - low + 1))
  const sample = <Item>(items: readonly Item[], count: number) => {
    const left = [...items]
    return Array.from({ length: Math.min(count, left.length) }, () =>
      left.splice(int(0, left.length - 1), 1),
    ).flat()
  }
  return {
    int,
    sample,
    pick: (items) => {
      const item = items[int(0, items.length - 1)]
      if (item === undefined) throw new Error('Nothing to pick from.')
      return item
    },
    chance: (probability) => nextWord() / 2 ** 32 < probability,
    bytes: (count) => Buffer.from(Array.from({ length: count }, () => nextWord() >>> 24)),
  }
}

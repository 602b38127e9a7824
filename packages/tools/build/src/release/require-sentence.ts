const EXAMPLE = 'npm run version -- "Shops can be closed."'
const USAGE = `${EXAMPLE} [--minor | --major] [names of packages]`

/**
 * Throws an `Error` with a one-sentence message unless the sentence says what changed. `packages` are the folder names
 * of all bundles.
 */
export function requireSentence(sentence: string, packages: readonly string[]): void {
  if (sentence.trim() === '') throw new Error(`Say what changed: ${USAGE}`)
  if (packages.includes(sentence))
    throw new Error(
      `"${sentence}" is a package. Put a description of the change before it: ${EXAMPLE} ${sentence}`,
    )
  if (!sentence.trim().includes(' '))
    throw new Error(
      `"${sentence}" is too short for the changelog. Describe the change in a sentence, such as ${EXAMPLE}`,
    )
}

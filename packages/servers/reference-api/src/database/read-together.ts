interface Waiting<Question, Answer> {
  readonly question: Question
  resolve(answer: Answer): void
  reject(error: unknown): void
}

/**
 * Asks the database once for all questions of one turn of the event loop; `read` finds out how to answer them. Nothing
 * is kept: whatever somebody is told was read after they had asked.
 */
export function readTogether<Question, Answer>(
  read: (questions: readonly Question[]) => Promise<(question: Question) => Answer>,
): (question: Question) => Promise<Answer> {
  let waiting: Waiting<Question, Answer>[] = []

  async function ask(): Promise<void> {
    const asking = waiting
    waiting = []
    try {
      const answerTo = await read(asking.map(({ question }) => question))
      // Each goes on in a turn of its own, as if it had asked alone: what counts calls would take them for one moment.
      for (const { question, resolve } of asking) setImmediate(() => resolve(answerTo(question)))
    } catch (error) {
      for (const { reject } of asking) reject(error)
    }
  }

  return (question) =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) setImmediate(ask)
      waiting.push({ question, resolve, reject })
    })
}

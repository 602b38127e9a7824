interface Waiting<Question, Answer> {
  readonly question: Question
  resolve(answer: Answer): void
  reject(error: unknown): void
}

/**
 * Queries the database once for all questions of one turn of the event loop; `read` returns a function that answers
 * them. Nothing is cached: every answer was read after its question.
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
      // Each caller continues in its own turn, as if it had asked alone; otherwise the limit of concurrent calls
      // would see them as one burst.
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

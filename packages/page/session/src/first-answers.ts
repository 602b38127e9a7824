/** Arguments of `fetch` with few, plain headers. */
export type PlainCall = readonly [
  url: string,
  init: RequestInit & { readonly headers: Readonly<Record<string, string>> },
]

/** Pending responses to calls that the page made before its modules arrived, by `keyOfCall`. */
export type FirstAnswers = Map<string, Promise<Response>>

/** The token is part of the key: a call with another token is another user's, or a later one. */
export const keyOfCall = ([url, { method, headers }]: PlainCall): string =>
  [method, url, headers.Authorization].join(' ')

let answers: FirstAnswers = new Map()

export function keepFirstAnswers(given: FirstAnswers): void {
  answers = given
}

/** Like `fetch`, but returns the response to the same call if the page already made it. Each is used once. */
export function fetchOnce(...call: PlainCall): Promise<Response> {
  const key = keyOfCall(call)
  const answer = answers.get(key)
  answers.delete(key)
  return answer ?? fetch(...call)
}

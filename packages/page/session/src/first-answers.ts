/** A call as `fetch` takes it, whose headers are few and plain. */
export type PlainCall = readonly [
  url: string,
  init: RequestInit & { readonly headers: Readonly<Record<string, string>> },
]

/** Answers to calls that the page made before its modules had arrived, by what was asked. */
export type FirstAnswers = Map<string, Promise<Response>>

/** Who asks with another token is somebody else, or comes later. */
export const keyOfCall = ([url, { method, headers }]: PlainCall): string =>
  [method, url, headers.Authorization].join(' ')

let answers: FirstAnswers = new Map()

export function keepFirstAnswers(given: FirstAnswers): void {
  answers = given
}

/** `fetch`, unless the page has asked the same already: each of its answers is given once. */
export function fetchOnce(...call: PlainCall): Promise<Response> {
  const key = keyOfCall(call)
  const answer = answers.get(key)
  answers.delete(key)
  return answer ?? fetch(...call)
}

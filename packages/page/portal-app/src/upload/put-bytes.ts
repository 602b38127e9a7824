/** An address rejected what was sent; status 0 when it could not be reached. */
export class PutRefused extends Error {
  readonly status: number

  constructor(status: number) {
    super(`The storage answered with ${status}.`)
    this.status = status
  }
}

/**
 * Sends bytes to an address that needs no token. Uses XMLHttpRequest, since `fetch` does not report progress.
 * Throws `PutRefused`, or the reason of the abort.
 */
export function putBytes(
  url: string,
  bytes: Blob,
  signal: AbortSignal,
  onProgress: (sent: number) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const request = new XMLHttpRequest()
    const abort = () => request.abort()
    signal.addEventListener('abort', abort)
    request.upload.addEventListener('progress', ({ loaded }) => onProgress(loaded))
    request.addEventListener('abort', () => reject(signal.reason))
    request.addEventListener('loadend', () => {
      signal.removeEventListener('abort', abort)
      const { status } = request
      if (status >= 200 && status < 300) resolve()
      else reject(new PutRefused(status))
    })
    request.open('PUT', url)
    request.send(bytes)
  })
}

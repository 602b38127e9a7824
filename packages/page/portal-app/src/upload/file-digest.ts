import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'

/** Small enough that the page stays responsive between two pieces. */
const PIECE_BYTES = 1024 * 1024

/** SHA-256 of a file in hexadecimal, with one piece in memory at a time. Throws when aborted. */
export async function digestOf(
  file: Blob,
  signal: AbortSignal,
  onProgress: (bytes: number) => void,
): Promise<string> {
  const hash = sha256.create()
  for (let at = 0; at < file.size; at += PIECE_BYTES) {
    hash.update(new Uint8Array(await file.slice(at, at + PIECE_BYTES).arrayBuffer()))
    signal.throwIfAborted()
    onProgress(Math.min(file.size, at + PIECE_BYTES))
  }
  return bytesToHex(hash.digest())
}

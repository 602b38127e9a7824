import { brotliDecompressSync, gunzipSync } from 'node:zlib'

type Unpack = (bytes: Uint8Array, most: number) => Uint8Array

const UNPACK: Readonly<Record<string, Unpack>> = {
  '.br': (bytes, most) => brotliDecompressSync(bytes, { maxOutputLength: most }),
  '.gz': (bytes, most) => gunzipSync(bytes, { maxOutputLength: most }),
}

/** Whether a file is the packed form of another one, used only for transfer. */
export const isPacked = (name: string): boolean => name.slice(-3) in UNPACK

/**
 * The file that a name is the packed form of, and how to unpack it. Unpacking fails above `most` bytes: a
 * small file may unpack to gigabytes. A file that is not packed is returned itself.
 */
export function packedFile(name: string): { file: string; unpack: Unpack } {
  const unpack = UNPACK[name.slice(-3)]
  return unpack ? { file: name.slice(0, -3), unpack } : { file: name, unpack: (bytes) => bytes }
}

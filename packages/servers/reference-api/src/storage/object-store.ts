import type { Readable } from 'node:stream'

/** Facts about an object before its bytes arrive. The digest is SHA-256 in hexadecimal. */
export interface ObjectFacts {
  readonly contentType: string
  readonly sizeBytes: number
  readonly sha256: string
}

/** How a downloaded object presents itself. */
export interface DownloadFacts {
  readonly fileName: string
  readonly contentType: string
}

/** Where and how to send the bytes of an upload. */
interface UploadAddress {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
}

/** An object that arrives in parts. */
export interface PartedObject {
  readonly key: string
  /** The store's name for the parts, as returned by `beginParts`. */
  readonly partsName: string
}

export interface ObjectPart {
  /** Counted from 1. */
  readonly number: number
  readonly sizeBytes: number
}

export const UPLOAD_MINUTES = 15
export const DOWNLOAD_MINUTES = 10

/** Receives objects in parts. */
export interface PartsStore {
  /** Prepares for parts; the result names them from now on. */
  beginParts(key: string, contentType: string): Promise<string>
  /** An address that accepts one part, valid for 15 minutes. A browser needs to send no headers. */
  partUrl(object: PartedObject, part: ObjectPart): Promise<string>
  /** The received parts, unordered. `undefined` when no more can arrive. */
  partsOf(object: PartedObject): Promise<readonly ObjectPart[] | undefined>
  /** Joins all parts into one object, removes them, and returns its size and digest. */
  joinParts(object: PartedObject): Promise<Omit<ObjectFacts, 'contentType'>>
  /** Removes parts that were not joined. */
  dropParts(object: PartedObject): Promise<void>
}

/** A store of bytes outside the database. Keys are chosen by the server, never by a caller. */
export interface ObjectStore extends PartsStore {
  /** An address that accepts exactly these bytes, once, for 15 minutes. */
  uploadUrl(key: string, facts: ObjectFacts): Promise<UploadAddress>
  /** A download address, valid for ten minutes. The file is saved, and nothing in it can run. */
  downloadUrl(key: string, facts: DownloadFacts): Promise<string>
  /** Bytes of an object; `undefined` when it does not exist. */
  sizeOf(key: string): Promise<number | undefined>
  read(key: string): Promise<Readable>
  /** Stores all of `content`, or nothing, and returns its size and digest. */
  write(key: string, content: Readable, contentType: string): Promise<Omit<ObjectFacts, 'contentType'>>
  /** Does nothing when the object does not exist. */
  remove(key: string): Promise<void>
}

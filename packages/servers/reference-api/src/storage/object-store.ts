import type { Readable } from 'node:stream'

/** What is known of an object before its bytes arrive. The digest is SHA-256 in hexadecimal. */
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

/** Where and how the bytes of an upload are to be sent. */
interface UploadAddress {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
}

/** An object that arrives in parts. */
export interface PartedObject {
  readonly key: string
  /** What the store calls the parts, as `beginParts` has said. */
  readonly partsName: string
}

export interface ObjectPart {
  /** Counted from 1. */
  readonly number: number
  readonly sizeBytes: number
}

export const UPLOAD_MINUTES = 15
export const DOWNLOAD_MINUTES = 10

/** Takes objects in parts. */
export interface PartsStore {
  /** Gets ready for parts; the answer names them from now on. */
  beginParts(key: string, contentType: string): Promise<string>
  /** An address that takes one part, for a quarter of an hour. A browser needs to send no headers along. */
  partUrl(object: PartedObject, part: ObjectPart): Promise<string>
  /** Which parts are there, in no order. `undefined` when none can come any more. */
  partsOf(object: PartedObject): Promise<readonly ObjectPart[] | undefined>
  /** Makes one object of all parts, which are gone afterwards, and gives its size and digest. */
  joinParts(object: PartedObject): Promise<Omit<ObjectFacts, 'contentType'>>
  /** Forgets parts that were not put together. */
  dropParts(object: PartedObject): Promise<void>
}

/** A store of bytes outside the database. Keys are ours, never a caller's. */
export interface ObjectStore extends PartsStore {
  /** An address that takes exactly these bytes, once, for a quarter of an hour. */
  uploadUrl(key: string, facts: ObjectFacts): Promise<UploadAddress>
  /** An address that gives the bytes for ten minutes, as a file to be saved. Nothing in it can run. */
  downloadUrl(key: string, facts: DownloadFacts): Promise<string>
  /** Bytes of an object; `undefined` when there is none. */
  sizeOf(key: string): Promise<number | undefined>
  read(key: string): Promise<Readable>
  /** Stores all of `content`, or nothing, and gives its size and digest. */
  write(key: string, content: Readable, contentType: string): Promise<Omit<ObjectFacts, 'contentType'>>
  /** Does nothing when there is no such object. */
  remove(key: string): Promise<void>
}

import { createHash } from 'node:crypto'
import { faultyCopy } from './faulty-copy.ts'
import type { PageApplication } from './page-applications.ts'

const BOOT_SCRIPT = /"(\/bundles\/boot\/[^"]+)" integrity="([^"]+)"/g

const integrityOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`

/**
 * Adds a faulty copy of an application's entry to files that contain the entry, and its integrity to pages.
 */
export function alteredFiles({ entry, entryIntegrity }: PageApplication, code: string) {
  const copy = faultyCopy(entry, code)
  const script = (text: string) => text.replace(entry, () => copy)
  return {
    script,
    /** `read` returns the text of a script in the page. */
    async page(text: string, read: (url: string) => Promise<string>): Promise<string> {
      let altered = text.replaceAll(entryIntegrity, integrityOf(copy))
      for (const [, url = '', integrity = ''] of text.matchAll(BOOT_SCRIPT))
        altered = altered.replaceAll(integrity, integrityOf(script(await read(url))))
      return altered
    },
  }
}

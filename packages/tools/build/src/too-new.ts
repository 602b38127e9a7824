import { readFileSync } from 'node:fs'
import { transform } from 'esbuild'
import { BROWSER_TARGETS } from './supported-browsers.ts'

/** Every supported browser knows them; esbuild also counts the properties of the newest Unicode as syntax. */
const KNOWN = { 'regexp-unicode-property-escapes': true }

/**
 * Whether a script or style sheet has syntax that a supported browser does not know, or needs a vendor's prefix
 * that it does not have: compiling it for all of them changes it.
 */
export async function isTooNew(file: string): Promise<boolean> {
  const text = readFileSync(file, 'utf8')
  const compile = (target: string | string[]) =>
    transform(text, { loader: file.endsWith('.css') ? 'css' : 'js', target, supported: KNOWN })
  const [asWritten, asNeeded] = await Promise.all([compile('esnext'), compile(BROWSER_TARGETS)])
  return asWritten.code !== asNeeded.code
}

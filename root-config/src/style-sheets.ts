import { PAGE_DATA, readPageData, type StyleSheetAddress } from '@portal/contract/portal-config.ts'

/** Has the reset, the tokens and the recipes, on which all other sheets build. */
const THEME = '@portal/ui'

/** A sheet that hangs never reports an error. */
const LOAD_TIMEOUT_MS = 10_000

const sheets = readPageData<Record<string, StyleSheetAddress>>(PAGE_DATA.sheets, document)
const loading = new Map<string, Promise<void>>()

function insert(bundle: string, { url, integrity }: StyleSheetAddress): Promise<void> {
  const link = Object.assign(document.createElement('link'), {
    rel: 'stylesheet',
    crossOrigin: 'anonymous',
    integrity,
    href: url,
  })
  link.dataset.bundle = bundle
  return new Promise((resolve, reject) => {
    const fail = () => {
      link.remove()
      reject(new Error(`${url} could not be loaded.`))
    }
    const timer = setTimeout(fail, LOAD_TIMEOUT_MS)
    link.onload = () => {
      clearTimeout(timer)
      resolve()
    }
    link.onerror = fail
    document.head.append(link)
  })
}

function loadSheet(bundle: string): Promise<void> | undefined {
  const address = sheets[bundle]
  if (!address) return undefined
  const known = loading.get(bundle) ?? insert(bundle, address)
  loading.set(bundle, known)
  // Whoever waits for it finds out; the next one asks for it anew.
  known.catch(() => loading.delete(bundle))
  return known
}

/** Loads the styles that a bundle is drawn with. A failure is not remembered. */
export async function loadStyles(bundle: string): Promise<void> {
  await Promise.all([loadSheet(THEME), loadSheet(bundle)])
}

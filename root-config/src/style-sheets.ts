import { PAGE_DATA, readPageData, type StyleSheetAddress } from '@portal/contract/portal-config.ts'
import { BundleFailure } from './bundle-failure.ts'
import { freshAddress, hasHung } from './file-limit.ts'

/** Contains the reset, the tokens and the recipes, on which all other sheets build. */
const THEME = '@portal/ui'

const sheets = readPageData<Record<string, StyleSheetAddress>>(PAGE_DATA.sheets, document)
const loading = new Map<string, Promise<void>>()

function insert(bundle: string, { url, integrity }: StyleSheetAddress): Promise<void> {
  const link = Object.assign(document.createElement('link'), {
    rel: 'stylesheet',
    crossOrigin: 'anonymous',
    integrity,
    href: freshAddress(url),
  })
  Object.assign(link.dataset, { bundle, url })
  return new Promise((resolve, reject) => {
    link.onload = () => resolve()
    link.onerror = () => {
      link.remove()
      reject(new BundleFailure(hasHung(url) ? 'hang' : 'load', `${url} could not be loaded.`))
    }
    document.head.appendChild(link)
  })
}

function loadSheet(bundle: string, sheet: StyleSheetAddress): Promise<void> {
  const { url } = sheet
  const known = loading.get(url) ?? insert(bundle, sheet)
  loading.set(url, known)
  // The caller gets the error; the next call retries.
  known.catch(() => loading.delete(url))
  return known
}

/** The sheet of a bundle as listed in the page. */
export const sheetOf = (bundle: string): StyleSheetAddress | undefined => sheets[bundle]

/** Loads the styles of a bundle, including its own sheet. Failures are not cached. */
export async function loadStyles(bundle: string, own = sheetOf(bundle)): Promise<void> {
  const theme = sheetOf(THEME)
  await Promise.all([theme && loadSheet(THEME, theme), own && loadSheet(bundle, own)])
}

/** Removes all sheets of a bundle's versions except one. */
export function dropOtherSheets(bundle: string, kept: StyleSheetAddress | undefined): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-bundle]')) {
    const { url = '' } = link.dataset
    if (link.dataset.bundle !== bundle || url === kept?.url) continue
    link.remove()
    loading.delete(url)
  }
}

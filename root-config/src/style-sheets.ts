import { PAGE_DATA, readPageData, type StyleSheetAddress } from '@portal/contract/portal-config.ts'
import { BundleFailure } from './bundle-failure.ts'
import { freshAddress, hasHung } from './file-limit.ts'

/** Has the reset, the tokens and the recipes, on which all other sheets build. */
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
  // Anyone who waits for it finds out; the next one asks for it again.
  known.catch(() => loading.delete(url))
  return known
}

/** The sheet of a bundle as the page names it. */
export const sheetOf = (bundle: string): StyleSheetAddress | undefined => sheets[bundle]

/** Loads the styles that a bundle is drawn with, its own sheet among them. A failure is not remembered. */
export async function loadStyles(bundle: string, own = sheetOf(bundle)): Promise<void> {
  const theme = sheetOf(THEME)
  await Promise.all([theme && loadSheet(THEME, theme), own && loadSheet(bundle, own)])
}

/** Takes away the sheets of a bundle's versions but one. */
export function dropOtherSheets(bundle: string, kept: StyleSheetAddress | undefined): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-bundle]')) {
    const { url = '' } = link.dataset
    if (link.dataset.bundle !== bundle || url === kept?.url) continue
    link.remove()
    loading.delete(url)
  }
}

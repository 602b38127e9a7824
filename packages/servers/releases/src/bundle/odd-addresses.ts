import { HOST_ADDRESSES } from '@portal/contract/releases/host-addresses.ts'
import type { AppTable } from '@portal/routing/app-table.ts'
import { isAddress } from './claimed-address.ts'
import { SHELL } from './every-page.ts'
import type { Misfit } from './misfit.ts'

/** Where people sign in, and where versions are released: other applications must not imitate these. */
const OWNERS = new Map([
  ['callback', SHELL],
  ['sign-in', SHELL],
  ['releases', '@portal/release-console'],
])

type Row = AppTable['rows'][number]

/** What is wrong with an address that an application claims, or `undefined`. */
function faultOf(app: string, { path, public: isPublic }: Row): string | undefined {
  if (!isAddress(path)) return 'Write it as /shops or /shops/:shopId.'
  const [first = ''] = path.slice(1).toLowerCase().split('/')
  if (first.startsWith(':'))
    return 'It would match the addresses of other applications. Begin it with a word, such as /shops.'
  if (HOST_ADDRESSES.includes(first)) return `/${first} belongs to the portal host. Choose another word.`
  // A rollback may restore an earlier shell, which contained the release console.
  if (app === SHELL) return undefined
  const owner = OWNERS.get(first) ?? app
  if (app !== owner) return `/${first} belongs to ${owner}. Choose another word.`
  return isPublic ? `Only ${SHELL} can have screens for signed-out people. Remove "public".` : undefined
}

/** Addresses that an application cannot have, whatever others claim. */
export const oddAddresses = ({ app, rows }: AppTable): Misfit[] =>
  rows.flatMap((row) => {
    const fault = faultOf(app, row)
    return fault ? [{ sentence: `${app} claims the address "${row.path}". ${fault}`, bundles: [app] }] : []
  })

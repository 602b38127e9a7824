import { Page } from '@portal/ui'

export default function UserDetailsPage() {
  return <Page />
}

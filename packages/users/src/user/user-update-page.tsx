import { Page } from '@portal/ui'

export default function UserUpdatePage() {
  return <Page />
}

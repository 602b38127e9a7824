import { Page } from '@portal/ui'

export default function UserCreatePage() {
  return <Page />
}

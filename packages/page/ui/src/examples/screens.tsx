import { Button, Page, Text, TextLink } from '@portal/ui'
import {
  FailureScreen,
  ForbiddenScreen,
  NotFoundScreen,
  PageNoteContext,
  PageTitleContext,
  SpinnerScreen,
} from '@portal/ui/blocks'
import { longShop } from './shops.tsx'
import { UnknownStatus } from './statuses.tsx'

const nothing = () => undefined

export const FullPage = () => (
  <PageNoteContext value={<Text as="span">Ben Ortiz is editing this</Text>}>
    <Page
      title="Acme"
      description="What the shop sells, and to whom."
      status={<UnknownStatus />}
      meta="Online shop · 12 orders"
      actions={<Button>Edit</Button>}
    >
      <Text>The content.</Text>
    </Page>
  </PageNoteContext>
)

export const PageWithTitleOfItsRow = () => (
  <PageTitleContext value="Shops">
    <Page />
  </PageTitleContext>
)

export const PageWithLongTitle = () => (
  <Page title={longShop.name} actions={<Button>Edit</Button>} meta={longShop.name} />
)

export const LoadingScreen = () => <SpinnerScreen label="Signing in" />

export const ForbiddenPage = () => (
  <ForbiddenScreen
    page="Edit application"
    needs={[{ permission: 'dpa.update', description: 'Change applications' }]}
    subjectTypes={['SRCI', 'DCF']}
  >
    <Button>Request access</Button>
  </ForbiddenScreen>
)

export const MissingPage = () => <NotFoundScreen />

export const MissingRecord = () => (
  <NotFoundScreen
    title="Shop not found"
    text="It may have been deleted."
    details={['Ana Ruiz merged it with Acme.']}
    requestId="r-2"
  >
    <TextLink to="?">Back to the shops</TextLink>
  </NotFoundScreen>
)

export const FailedPage = ({ onRetry = nothing }: { readonly onRetry?: () => void }) => (
  <FailureScreen
    text="The list could not be loaded."
    details={['No answer']}
    requestId="r-1"
    onRetry={onRetry}
    app="subjects"
    version="1.0.0"
  />
)

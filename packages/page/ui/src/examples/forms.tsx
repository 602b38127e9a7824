import { filledShop, ShopForm } from './shop-form.tsx'

const accept = async () => undefined

export const FullForm = () => (
  <ShopForm onSubmit={accept} json review={{ title: 'Save Acme', ask: 'reason' }} />
)

export const ReadOnlyForm = () => <ShopForm onSubmit={accept} readOnly />

/** Press "Save" to see each message, and the summary of all. */
export const FormWithoutAnswers = () => (
  <ShopForm
    onSubmit={accept}
    defaultValues={{ acquirers: [], active: false, brands: [], origins: [''], shopName: '' }}
  />
)

/** Change the name and press "Save". */
export const FormThatIsRefused = () => (
  <ShopForm
    onSubmit={async () => [
      { pointer: '/shopName', message: 'Another shop has this name.' },
      { message: 'The shop was not saved.' },
    ]}
  />
)

/** Change the name and press "Save": someone else has changed it, too. */
export const FormThatMeetsConflict = () => (
  <ShopForm
    onSubmit={async () => ({
      theirs: { ...filledShop, shopName: 'Their Acme', limit: 9 },
      by: 'Ana Ruiz',
      at: '2026-11-20T10:00:00Z',
    })}
  />
)

import { Building2 } from '@lucide/icons'
import {
  Code,
  DetailsList,
  HoverNote,
  HStack,
  Icon,
  JsonView,
  Moment,
  Mono,
  Overview,
  ProgressBar,
  RecordMeta,
  Stack,
  Text,
} from '@portal/ui'
import { longShop } from './shops.tsx'

const at = '2026-06-01T12:00:00Z'

export const Details = () => (
  <DetailsList
    items={[
      { label: 'Name', value: 'Acme' },
      { label: 'Orders', value: 0 },
      { label: 'Contact', value: undefined },
      { label: 'Opened', value: <Moment at={at} /> },
      { label: 'Seen', value: <Moment at={at} relative /> },
      { label: 'Id', value: <Mono>0198c0de-0000-7000-8000-000000000000</Mono> },
    ]}
  />
)

export const DetailsWithLongTexts = () => (
  <DetailsList
    columns={1}
    items={[
      { label: longShop.name, value: longShop.name },
      { label: 'Address', value: <Mono>{`https://shop.example/${'path/'.repeat(30)}`}</Mono> },
    ]}
  />
)

export const OverviewOfRecord = () => (
  <Overview
    items={[
      { label: 'Status', value: 'Open' },
      { label: 'Name', value: longShop.name },
    ]}
    events={[
      { what: 'Opened', at, by: 'Ana Ruiz', note: <Text>For the summer</Text> },
      { what: 'Closed', at: null },
    ]}
  >
    Revision 3
  </Overview>
)

export const MetaOfRecord = () => (
  <RecordMeta record={{ id: 'srci-48213', updatedBy: { name: 'Ana Ruiz' }, updatedAt: at }} idLabel="shop id">
    Online shop
  </RecordMeta>
)

export const SignsAndNotes = () => (
  <Stack gap="3" align="flex-start">
    <HStack gap="2">
      <Icon icon={Building2} />
      <Text>An icon beside a text.</Text>
    </HStack>
    <Text>
      Press <Code>Ctrl+S</Code> to save.
    </Text>
    <HoverNote note="Shown while the pointer or the focus is here">Text with a note</HoverNote>
  </Stack>
)

export const Json = () => <JsonView value={{ name: 'Acme', brands: ['visa', 'amex'], limit: 5 }} />

export const HowFarSomethingIs = () => (
  <Stack gap="4">
    <ProgressBar max={100} value={33} aria-label="Progress of an import" />
    <ProgressBar aria-label="Progress without an end" />
  </Stack>
)

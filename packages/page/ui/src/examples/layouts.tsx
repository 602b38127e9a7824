import {
  BottomBar,
  Box,
  Button,
  Flex,
  Grid,
  Heading,
  HStack,
  ProgressLine,
  ScrollBox,
  Skeleton,
  Stack,
  Tabs,
  Text,
  VisuallyHidden,
} from '@portal/ui'

const boxes = ['One', 'Two', 'Three'].map((name) => (
  <Box key={name} borderWidth="1px" borderColor="border" borderRadius="panel" padding="3">
    {name}
  </Box>
))

export const Rows = () => (
  <Stack gap="3">
    <HStack gap="3">{boxes}</HStack>
    <Flex gap="3" justify="space-between" wrap="wrap">
      {boxes}
    </Flex>
    <Grid gap="3" templateColumns="repeat(auto-fit, minmax(8rem, 1fr))">
      {boxes}
    </Grid>
  </Stack>
)

/** Wider than its container, so that it scrolls. */
export const WideTable = () => (
  <ScrollBox label="A wide table">
    <Box as="table" whiteSpace="nowrap" css={{ '& td': { paddingInlineEnd: '6' } }}>
      <tbody>
        <tr>
          {Array.from({ length: 24 }, (_, index) => (
            <td key={String(index)}>Column {index + 1}</td>
          ))}
        </tr>
      </tbody>
    </Box>
  </ScrollBox>
)

export const Texts = () => (
  <Stack gap="2">
    <Heading as="h3" fontSize="md" fontWeight="strong">
      A heading
    </Heading>
    <Text>A paragraph, followed by one that only screen readers hear.</Text>
    <VisuallyHidden>For screen readers only</VisuallyHidden>
    <Text color="fg.muted" fontSize="sm">
      Small and quiet
    </Text>
  </Stack>
)

export const Waiting = () => (
  <Stack gap="3">
    <Skeleton height="4" width="60%" />
    <Skeleton height="4" width="80%" />
    <Box position="relative" height="4">
      <ProgressLine active />
    </Box>
  </Stack>
)

export const PartsOfPage = () => (
  <Tabs
    param="section"
    tabs={[
      { id: 'overview', label: 'Overview' },
      { id: 'orders', label: 'Orders' },
      { id: 'secrets', label: 'Secrets', locked: 'Needs subject.secret.get' },
    ]}
  >
    {(tab) => <Text>Content of {tab}.</Text>}
  </Tabs>
)

export const MorePartsThanFit = () => (
  <Tabs
    param="more"
    tabs={Array.from({ length: 14 }, (_, index) => ({
      id: `part-${index}`,
      label: `Part number ${index + 1}`,
    }))}
  >
    {(tab) => <Text>Content of {tab}.</Text>}
  </Tabs>
)

export const EndOfLongPage = () => (
  <BottomBar>
    <Button variant="solid">Open the shop</Button>
    <Button variant="ghost">Not now</Button>
  </BottomBar>
)

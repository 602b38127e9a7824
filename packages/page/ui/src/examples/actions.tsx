import { Pencil, X } from '@lucide/icons'
import {
  ActionMenu,
  Button,
  ButtonLink,
  CopyButton,
  HStack,
  Icon,
  IconButton,
  Mono,
  RowMenu,
  Stack,
  Text,
  TextLink,
} from '@portal/ui'
import type { MenuItem } from '@portal/ui/blocks'
import { MenuButton, RouteLink } from '@portal/ui/frame'

const nothing = () => undefined

const items: MenuItem[] = [
  { label: 'Suspend', onSelect: nothing },
  { label: 'Publish', disabledReason: 'Fill in the legal name first', onSelect: nothing },
  { label: 'Delete', danger: true, onSelect: nothing },
]

export const Buttons = () => (
  <HStack gap="2" wrap="wrap">
    <Button variant="solid" onClick={nothing}>
      Save
    </Button>
    <Button onClick={nothing}>Cancel</Button>
    <Button variant="ghost" onClick={nothing}>
      Export
    </Button>
    <Button variant="danger" onClick={nothing}>
      Delete
    </Button>
    <Button size="sm" onClick={nothing}>
      Small
    </Button>
    <Button onClick={nothing}>
      <Icon icon={Pencil} />
      Edit
    </Button>
    <IconButton label="Close" onClick={nothing}>
      <Icon icon={X} />
    </IconButton>
  </HStack>
)

/** Its content is the visible label; `label` names the menu. */
export const ButtonWithMenu = () => (
  <MenuButton label="What to do with Acme Shop" entries={items}>
    <Icon icon={Pencil} />
    Acme Shop
  </MenuButton>
)

export const BusyAndBlockedButtons = () => (
  <HStack gap="2" wrap="wrap">
    <Button variant="solid" loading>
      Save
    </Button>
    <Button disabledReason="Nothing has changed">Publish</Button>
    <Button variant="danger" disabledReason="It is still in use">
      Remove
    </Button>
  </HStack>
)

export const ButtonWithLongText = () => (
  <Button onClick={nothing}>
    Take the payment applications of the selected business subjects out of the program
  </Button>
)

export const Links = () => (
  <Stack gap="3" align="flex-start">
    <ButtonLink to="?">Go to the shops</ButtonLink>
    <ButtonLink to="?" variant="solid">
      Add
    </ButtonLink>
    <Text>
      In a sentence,{' '}
      <TextLink to="?" underlined>
        a link to a shop
      </TextLink>
      .
    </Text>
    <RouteLink to="?" color="fg.muted">
      A link without a look of its own
    </RouteLink>
  </Stack>
)

export const Menus = () => (
  <HStack gap="3">
    <ActionMenu label="More" items={items} />
    <RowMenu label="Acme" items={items} />
    <MenuButton label="Ines Moreau" entries={items}>
      Ines Moreau
    </MenuButton>
  </HStack>
)

export const ValueToCopy = () => (
  <HStack gap="2">
    <Mono>srci-48213</Mono>
    <CopyButton value="srci-48213" label="subject id" />
  </HStack>
)

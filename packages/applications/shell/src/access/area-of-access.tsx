import { Lock } from '@lucide/icons'
import { inShort, Section } from '@portal/portal-app'
import { Box, Grid, Icon, Stack, Text, TextLink } from '@portal/ui'
import type { AreaOfAccess, Offer } from './areas-of-access.ts'
import { RoleOffers } from './role-offers.tsx'

const list = new Intl.ListFormat('en')

/** What a role would add, in one or two sentences. */
const addedBy = ({ opens, allows }: Offer) =>
  [
    opens.length > 0 && `Opens ${inShort(opens)}.`,
    allows.length > 0 && `Allows more with: ${list.format(allows)}.`,
  ]
    .filter(Boolean)
    .join(' ')

function Abilities({ abilities }: Pick<AreaOfAccess, 'abilities'>) {
  return (
    <Stack as="ul" gap="1" listStyleType="none">
      {abilities.map(({ kind, can, cannot }) => (
        <Grid as="li" key={kind} columnGap="4" templateColumns={{ md: '10rem 1fr' }}>
          <Text fontWeight="strong">{kind}: </Text>
          <div>
            <Text>{can.length > 0 ? inShort(can) : 'nothing yet'}. </Text>
            {cannot.length > 0 && <Text color="fg.muted">Not allowed: {inShort(cannot)}.</Text>}
          </div>
        </Grid>
      ))}
    </Stack>
  )
}

function Pages({ area: { open, closed } }: { area: AreaOfAccess }) {
  return (
    <Grid
      as="ul"
      columnGap="8"
      rowGap="1"
      listStyleType="none"
      templateColumns="repeat(auto-fill, minmax(min(100%, 16rem), 1fr))"
    >
      {open.map(({ path, title }) => (
        <li key={path}>
          <TextLink to={path}>{title}</TextLink>
        </li>
      ))}
      {closed.map(({ path, title }) => (
        <Box as="li" key={path} display="flex" gap="1.5" alignItems="center" color="fg.muted">
          <Icon icon={Lock} size={14} label="Closed" />
          {title}
        </Box>
      ))}
    </Grid>
  )
}

/** What an operator can open and do in an area, and the roles that would add to it. */
export function AreaSection({ area }: { area: AreaOfAccess }) {
  const { label, abilities, offers } = area
  return (
    <Section title={label}>
      <Pages area={area} />
      <Abilities abilities={abilities} />
      {offers.length > 0 && (
        <Stack gap="2">
          <Text>Roles that add to it:</Text>
          <RoleOffers offers={offers.map((offer) => ({ role: offer.role, adds: addedBy(offer) }))} />
        </Stack>
      )}
    </Section>
  )
}

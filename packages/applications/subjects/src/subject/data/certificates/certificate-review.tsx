import { Heading, Stack, Text, ValueDiff } from '@portal/ui'
import { differences } from '@portal/ui/form'
import { changesInWords, labelOfChange } from '../../changes-in-words.ts'
import { DATA_LABELS } from '../data-labels.ts'
import { type Key, keysIn } from '../keys/read-keys.ts'
import { CertificateSummary } from './certificate-summary.tsx'

interface CertificateReviewProps {
  readonly before: Readonly<Record<string, unknown>>
  readonly after: Readonly<Record<string, unknown>>
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')
const certificatesIn = (body: Readonly<Record<string, unknown>>) =>
  new Map((keysIn(body.keys) ?? []).map((key) => [text(key.keyId), key]))

/** Added, removed and changed certificates, each as what it says about itself. */
export function CertificateReview({ before, after }: CertificateReviewProps) {
  const [old, next] = [certificatesIn(before), certificatesIn(after)]
  const ids = [...new Set([...next.keys(), ...old.keys()])]
  return (
    <Stack gap="5">
      {ids.map((id) => (
        <Entry key={id} id={id} before={old.get(id)} after={next.get(id)} />
      ))}
    </Stack>
  )
}

interface EntryProps {
  readonly id: string
  readonly before: Key | undefined
  readonly after: Key | undefined
}

/** What the operator decides about a certificate; the API reads the rest from it. */
const decided = ({ purpose, status }: Key) => ({ purpose, status })

function Entry({ id, before, after }: EntryProps) {
  const changes = differences(before ? decided(before) : {}, after ? decided(after) : {})
  const isOther = text(before?.certificatePem).trim() !== text(after?.certificatePem).trim()
  if (changes.length === 0 && !isOther) return null
  return (
    <Stack as="section" gap="3" aria-label={`Certificate ${id}`}>
      <Heading as="h3" fontSize="md">
        {before ? (after ? 'Changed' : 'Removed') : 'Added'}: {id}
      </Heading>
      {changes.length > 0 && (
        <ValueDiff
          changes={changesInWords(DATA_LABELS.key, changes)}
          labelOf={(path) => labelOfChange(DATA_LABELS.key, `/keys/0${path}`)}
        />
      )}
      {isOther && before && after && <Text>Previous certificate</Text>}
      {isOther && before && <Summary certificate={before} />}
      {isOther && before && after && <Text>New certificate</Text>}
      {isOther && after && <Summary certificate={after} />}
    </Stack>
  )
}

const Summary = ({ certificate }: { certificate: Key }) => (
  <CertificateSummary pem={text(certificate.certificatePem).trim()} purpose={text(certificate.purpose)} />
)

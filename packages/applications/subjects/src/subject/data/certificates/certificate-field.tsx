import { Field, Stack } from '@portal/ui'
import { CodeArea, useField } from '@portal/ui/form'
import { useFormContext, useWatch } from 'react-hook-form'
import { FileChoice } from '../keys/file-choice.tsx'
import { CertificateSummary } from './certificate-summary.tsx'

const text = (value: unknown) => (typeof value === 'string' ? value : '')

const PRIVATE = 'This file contains a private key, so it was not added. Keep it secret.'

/** The certificate of an entry, pasted or from a file, with what it says about itself. */
export function CertificateField({ path }: { path: string }) {
  const name = `${path}.certificatePem`
  const { value, change, blur, inputRef, readOnly, frame } = useField({
    name,
    hint: 'The PEM block with its BEGIN and END lines. Never the private key.',
  })
  const purpose: unknown = useWatch({ name: `${path}.purpose` })
  const { setError, clearErrors } = useFormContext()

  /** What was said of a file that was not added is outdated then. */
  function put(pem: string) {
    clearErrors(name)
    change(pem)
  }

  async function take(file: File): Promise<void> {
    const content = await file.text()
    if (content.includes('PRIVATE KEY-----')) return setError(name, { message: PRIVATE })
    if (content.includes('-----BEGIN CERTIFICATE-----')) return put(content.trim())
    const { pemOf } = await import('./read-certificate.ts')
    const pem = pemOf(await file.arrayBuffer())
    if (pem) put(pem)
    else setError(name, { message: 'This file contains no certificate in PEM or DER format.' })
  }

  return (
    <Stack gap="3">
      <Field {...frame}>
        {(ties) => (
          <CodeArea
            {...ties}
            ref={inputRef}
            maxHeight="15rem"
            value={text(value)}
            readOnly={readOnly}
            onBlur={blur}
            onChange={({ target }) => put(target.value)}
          />
        )}
      </Field>
      {!readOnly && (
        <FileChoice label="From a file (.pem, .crt or .cer)" accept=".pem,.crt,.cer,.der" onChoose={take} />
      )}
      <CertificateSummary pem={text(value).trim()} purpose={text(purpose)} />
    </Stack>
  )
}

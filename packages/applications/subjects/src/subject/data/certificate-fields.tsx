import { CERTIFICATE_PURPOSES, CERTIFICATE_STATUSES } from '@portal/contract/subjects/subject-vocabulary.ts'
import { optionsOf } from '@portal/portal-app/checkout'
import { ListField, SelectField, TextField } from '@portal/ui/form'
import { CertificateField } from './certificates/certificate-field.tsx'
import { ReplaceCertificate } from './certificates/replace-certificate.tsx'

/** A subject's certificates, one PEM block each. */
export function CertificateFields() {
  return (
    <ListField name="keys" addLabel="Add certificate" empty="No certificates yet">
      {(_, path, add) => (
        <>
          <CertificateField path={path} />
          <TextField
            name={`${path}.keyId`}
            hint="A name of your choice that tells it from the others, for example signing-2027."
          />
          <SelectField name={`${path}.purpose`} options={optionsOf(CERTIFICATE_PURPOSES)} />
          <SelectField name={`${path}.status`} options={optionsOf(CERTIFICATE_STATUSES)} />
          {add && <ReplaceCertificate path={path} onReplace={add} />}
        </>
      )}
    </ListField>
  )
}

/** An e-mail address that breaks where its two halves meet, when there is no room for the whole. */
export function EmailAddress({ email }: { email: string }) {
  const at = email.indexOf('@') + 1
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  )
}

import { skipToken, useQuery } from '@tanstack/react-query'

/** The facts of a certificate in PEM format: `null` for any other text, undefined while its reader loads. */
export function useCertificate(pem: string) {
  const { data } = useQuery({
    queryKey: ['certificate', pem],
    queryFn: pem
      ? async () => {
          const { readCertificate } = await import('./read-certificate.ts')
          return readCertificate(pem) ?? null
        }
      : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data
}

/** Initial values of the invitation form. */
export const EMPTY_DEVELOPER_USER = {
  email: '',
  given_name: '',
  family_name: '',
  companyName: '',
  requestedSubjectTypes: [],
  phone: '',
  subjectId: '',
}

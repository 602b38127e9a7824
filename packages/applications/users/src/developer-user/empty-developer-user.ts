/** What the form of an invitation begins with. */
export const EMPTY_DEVELOPER_USER = {
  email: '',
  given_name: '',
  family_name: '',
  companyName: '',
  requestedSubjectTypes: [],
  phone: '',
  subjectId: '',
}

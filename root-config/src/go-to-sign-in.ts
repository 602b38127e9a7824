import { PAGE_DATA, type PortalConfig, readPageData } from '@portal/contract/portal-config.ts'
import { signInAtOnce } from '@portal/session/sign-in-at-once.ts'

// The only script of the document that the host serves to visitors without a session.
void signInAtOnce(readPageData<PortalConfig>(PAGE_DATA.config, document), window)

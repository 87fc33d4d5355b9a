import { useOnboardingState } from './area.ts'
import { LogoUpload } from './LogoUpload.tsx'
import { WelcomeDialog } from './WelcomeDialog.tsx'

/** Whichever of the two is open. */
export const LogoDialogs = () => {
  const welcome = useOnboardingState(({ children }) => children.welcome)
  const upload = useOnboardingState(({ children }) => children.logoUpload)
  if (upload) return <LogoUpload upload={upload} />
  return welcome ? <WelcomeDialog welcome={welcome} /> : null
}

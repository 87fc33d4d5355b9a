import { TextLink } from '../kit/LinkButton.tsx'
import { useSettings } from './SettingsContext.tsx'

/** Whom to write to where the product itself cannot help (§ 2.2). */
export const SupportAddress = () => {
  const { email } = useSettings().support
  return <TextLink href={`mailto:${email}`}>{email}</TextLink>
}

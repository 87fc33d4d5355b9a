import { ImagePlus } from 'lucide-react'
import { wording } from '../../domain/onboarding/wording.ts'
import { slot } from '../kit/classes.ts'
import { tooltip } from '../kit/tooltip.ts'
import { useAskForLogo, useMayEditLogo } from './companyLogo.ts'
import { useTenant } from './session.ts'

/** § 2.5 The company's logo and name; for an admin the logo, or its empty place, opens the uploader. */
export const Company = () => {
  const { name, logoUrl } = useTenant()
  return (
    <div className={slot('company', 'root')}>
      {useMayEditLogo() ? <LogoButton logoUrl={logoUrl} /> : logoUrl === null ? null : <Logo logoUrl={logoUrl} />}
      <span className={slot('company', 'name')}>{name}</span>
    </div>
  )
}

/** The name stands beside it. */
const Logo = ({ logoUrl }: { readonly logoUrl: string }) => (
  <span className={slot('company', 'logo')}>
    <img src={logoUrl} alt="" />
  </span>
)

/** One button with and without a logo, so that the focus comes back to it when there is one. */
const LogoButton = ({ logoUrl }: { readonly logoUrl: string | null }) => (
  <button
    type="button"
    className={slot('company', logoUrl === null ? 'add' : 'change')}
    aria-haspopup="dialog"
    onClick={useAskForLogo()}
    {...tooltip(logoUrl === null ? undefined : wording.changeLogo)}
  >
    {logoUrl === null ? <ImagePlus aria-hidden="true" /> : <Logo logoUrl={logoUrl} />}
    <span className={logoUrl === null ? undefined : 'sr-only'}>
      {logoUrl === null ? wording.addLogo : wording.changeLogo}
    </span>
  </button>
)

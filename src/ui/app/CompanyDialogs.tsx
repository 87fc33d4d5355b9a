import { useCompanyDialogs } from './companyLogo.ts'

/** § 2.5 The welcome and the logo's dialogs stand above every page. */
export const CompanyDialogs = () => {
  const code = useCompanyDialogs()
  return code === undefined ? null : <code.LogoDialogs />
}

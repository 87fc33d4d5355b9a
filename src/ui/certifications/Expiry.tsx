import { DateText } from '../kit/DateText.tsx'
import { useTimeZone } from './area.ts'

/** The day it expires, with how far away that is; or that it never does. */
export const Expiry = ({ expiryDate }: { readonly expiryDate: string | null }) => {
  const timeZone = useTimeZone()
  return expiryDate === null ? (
    'Does not expire'
  ) : (
    <DateText value={expiryDate} timeZone={timeZone} relativeTo={new Date()} />
  )
}

import { endsWithDay } from '../../domain/certifications/expiry.ts'
import { useTimeZone } from '../app/time.ts'
import { DateText } from '../kit/DateText.tsx'

/** When it expires, with how far away that is; or that it never does. */
export const Expiry = ({ expiryDate }: { readonly expiryDate: string | null }) =>
  expiryDate === null ? 'Does not expire' : <Deadline at={expiryDate} />

/** The day alone where all of it is meant; of a moment within a day its time as well. */
export const Deadline = ({ at }: { readonly at: string }) => {
  const timeZone = useTimeZone()
  return <DateText deadline value={at} timeZone={timeZone} withTime={!endsWithDay(timeZone, at)} relative />
}

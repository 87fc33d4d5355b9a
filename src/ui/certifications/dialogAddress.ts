import type { Certification } from '../../domain/certifications/nouns.ts'
import type { CertificationsActor } from '../../machines/certifications/certifications.machine.ts'
import type { useNavigation } from '../app/machines.tsx'

/** What can be asked for of one certification; each has its place in the address, so that Back closes it (§ 2.6). */
export type AddressedDialog = 'version' | 'reminder' | 'snooze' | 'delete' | 'renew' | 'check' | 'files'

/** What an address asks for; over a list it says of which certification, on its own page the path does. */
export interface AskedDialog {
  readonly dialog: string
  readonly of: string | null
}

const DIALOG = 'dialog'
const OF = 'of'

export const askedIn = (search: string): AskedDialog | null => {
  const query = new URLSearchParams(search)
  const dialog = query.get(DIALOG)
  return dialog === null ? null : { dialog, of: query.get(OF) }
}

/** What the rest of the page goes by. */
export const withoutDialog = (search: string): string =>
  search
    .split('&')
    .filter((part) => part !== '' && ![DIALOG, OF].includes(part.split('=')[0] ?? ''))
    .join('&')

/** An address that asks for a dialog, or for none. */
const addressWith = (address: string, asked: AskedDialog | null): string => {
  const [path = '', search = ''] = address.split('#')[0]?.split('?') ?? []
  const own = asked === null ? [] : [`${DIALOG}=${asked.dialog}`, ...(asked.of === null ? [] : [`${OF}=${asked.of}`])]
  const query = [...own, withoutDialog(search)].filter((part) => part !== '').join('&')
  return query === '' ? path : `${path}?${query}`
}

const navigationOf = (certifications: CertificationsActor): ReturnType<typeof useNavigation> =>
  certifications.system.get('navigation')

/** The address the person is at, while an earlier page may still show. */
const addressNow = (certifications: CertificationsActor): string =>
  navigationOf(certifications).getSnapshot().context.current

/** A dialog over a certification is asked for by going to its address. */
export const askFor = (certifications: CertificationsActor, { id }: Certification, dialog: AddressedDialog): void => {
  const now = addressNow(certifications)
  const isItsPage = now.split('?')[0]?.includes(id) === true
  const to = addressWith(now, { dialog, of: isItsPage ? null : id })
  navigationOf(certifications).send({ type: 'navigation.asked', to })
}

/** A dialog that was closed goes from the address, unless the person has gone elsewhere. */
export const closeAt = (certifications: CertificationsActor, asked: AskedDialog): void => {
  const now = addressNow(certifications)
  const still = askedIn(now.split('#')[0]?.split('?')[1] ?? '')
  if (still?.dialog !== asked.dialog || still.of !== asked.of) return
  navigationOf(certifications).send({ type: 'navigation.asked', to: addressWith(now, null), replace: true })
}
